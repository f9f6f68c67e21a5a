hint-title = O que faria um jogador forte
hint-chance = ganha { $percent } %
hint-seen = Avaliado pelo que se pode saber. Todos veem que houve um pedido.

level-varus = Perdeu três legiões em uma floresta. Acredita no que lhe dizem e vê um passo à frente.
level-catilina = Conspira em voz alta. Vê boas ocasiões e não sabe esperar.
level-crassus = O homem mais rico de Roma. Conta todos os áureos, e quase todos os alheios.
level-sejanus = O prefeito por trás do trono. Planeja várias jogadas.
level-livia = Tudo o que acontece era o seu plano. Ninguém aqui joga melhor.

reason-draws = { $cards ->
    [one] Traz 1 carta e a escolha do seu lugar.
   *[other] Traz { $cards } cartas e a escolha dos seus lugares.
}
reason-draws-aurei = Não há mais nada para sacar; vêm { $aurei } áureos em troca (4.6).
reason-sees-rome = Mostra o que Roma esconde e traz { $aurei } áureos (3.2).
reason-takes-category-from-rome = { $category }: { $mine } contra { $rome } de Roma (9.8).
reason-opens-category = Abre { $category }, a categoria número { $shown }, por 2 pontos (9.8).
reason-takes-conspiracy = Dá o Primus Conspiratus, com { $intrigue } de Intriga (6.5).
reason-makes-room = Abre lugar para { $limit } de Frota e de Exército (6.3).
reason-gains-ability = Com { $symbols } símbolos, { $category } começa a render.
reason-raises-income = Sobe a renda deste turno de { $from } para { $to } (7.2).
reason-strengthens = { $category }: { $mine } contra { $rome } de Roma.
reason-denies-rome = Roma levaria a Legião { $legion }, que vale { $price } (9.1).
reason-buys-cheaply = { $cards ->
    [one] 1 carta por { $price } da Legião { $legion }.
   *[other] { $cards } cartas por { $price } da Legião { $legion }.
}
reason-waits-for-me = Ainda pode ser comprada neste turno da Legião { $legion } por { $price } (5.1).
reason-feeds-rome = Assim Roma leva a Legião { $legion }, com { $category } incluída (9.1).
reason-does-little-harm = Sob a Legião { $legion } pouco serve a alguém.
reason-buries = Ninguém volta a ver esta carta de { $category } tão cedo (2.6).
reason-keeps-for-later = Vale a pena guardar { $category } para outro turno.
reason-saves-money = { $aurei } áureos na bolsa valem mais do que aquilo que comprariam.
reason-takes-income = Traz { $aurei } de renda (7).
reason-serves-rome = Quem lidera a conspiração deixa Roma ter { $categories } das { $needed } categorias de que precisa (9.7).
reason-loses-least = { $category } é a perda que menos dói (7.5).
