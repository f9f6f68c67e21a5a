rulespage-title = Regras
rulespage-lead = Cada regra tem um número; uma recusa na mesa cita-o. Onde as regras impressas divergem ou se calam, a nossa escolha vem marcada como decisão.
rulespage-search = Procurar nas regras
rulespage-find = Procurar
rulespage-found = { $n ->
    [one] { $n } regra com «{ $words }»
   *[other] { $n } regras com «{ $words }»
    }
rulespage-none = Nenhuma regra tem «{ $words }». Tente uma palavra do jogo, como uma categoria.
rulespage-all = Mostrar todas as regras
rulespage-contents = Índice
rulespage-categories = As dez categorias
rulespage-tutorial = Prefere aprender jogando?
