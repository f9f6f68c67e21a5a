# As palavras do próprio jogo: categorias, cartas, etapas, ações.

category-wealth = Riqueza
category-fleet = Frota
category-army = Exército
category-religion = Religião
category-senator = Senador
category-land = Terras
category-intrigue = Intriga
category-militia = Milícia
category-scout = Batedores
category-adversary = Adversários

effect-wealth = 3 símbolos: legião custa 1 a menos
effect-fleet = 1 ponto cada; 3 dão um Exército
effect-army = 1 ponto cada; 3 dão uma Frota
effect-religion = 3 símbolos: veja 2 cartas por vez
effect-senator = 1 áureo a mais de renda
effect-land = Espaço para Frotas e Exércitos
effect-intrigue = Lidera a conspiração; sem renda
effect-militia = 4 símbolos: saque e guarde mais 1
effect-scout = 4 símbolos: jogue mais 1 de graça
effect-adversary = 4 símbolos: dê uma carta a Roma

effect-wealth-full = A cada três símbolos de Riqueza, uma legião custa 1 áureo a menos (5.2).
effect-fleet-full = Cada símbolo de Frota vale um ponto no fim, e cada três dão mais um Exército (9.6, 9.8). O limite é o maior valor entre Terras e Intriga (6.3).
effect-army-full = Cada símbolo de Exército vale um ponto no fim, e cada três dão mais uma Frota (9.6, 9.8). O limite é o maior valor entre Terras e Intriga (6.3).
effect-religion-full = Com três símbolos, você segura duas cartas sacadas por vez antes de colocar uma; com seis, vê todas as cartas sacadas (4.2).
effect-senator-full = Um turno com Senador rende 1 áureo a mais (7.3). Com cinco ou mais jogadores, todos os outros podem responder com uma carta (8.1).
effect-land-full = Os símbolos de Terras, ou os de Intriga se forem mais, são o limite de Frotas e o limite de Exércitos (6.3).
effect-intrigue-full = Quem tem mais Intriga é Primus Conspiratus (6.5). Como as Terras, dá espaço para Frotas e Exércitos (6.3). Um turno com Intriga não tem renda (7.4).
effect-militia-full = A cada quatro símbolos, você saca uma carta a mais e guarda uma a mais (4.3).
effect-scout-full = A cada quatro símbolos, você joga uma carta a mais de graça (6.2).
effect-adversary-full = A cada quatro símbolos, você dá a Roma uma carta da mão depois da renda (7.5). Com Intriga igual, eles decidem quem é Primus Conspiratus (6.5).

card = { $category } { $symbols }, preço { $price }
card-name = { $category } { $symbols }
card-priced = { $category } { $symbols } (preço { $price })
legion = Legião { $numeral }
rome = Roma
list-and = { $first } e { $last }
list-comma = { $first }, { $last }

step-opening = Abertura
step-turn = Turno
step-place = Sacar
step-buy = Comprar
step-play = Jogar
step-surrender = Tributo
step-senate = Senado
step-over = Fim

due-opening = guardar uma das cartas recebidas
due-turn = sacar ou olhar as cartas de Roma
due-place = colocar as cartas sacadas
due-buy = comprar ou passar
due-play = jogar uma carta ou passar
due-surrender = dar uma carta a Roma
due-senate = responder ou passar
due-over = não fazer mais nada

action-keep = Guardar { $card }
action-keep-open = Guardar { $card } e abrir { $open }
action-draw = Sacar
action-look = Olhar as cartas de Roma
action-hand = Pôr { $card } na mão
action-below = Pôr { $card } sob a { $legion }
action-under = Pôr { $card } embaixo do baralho
action-buy = Comprar a { $legion }
action-play = Jogar { $card }
action-surrender = Dar { $card } a Roma
action-pass = Passar
