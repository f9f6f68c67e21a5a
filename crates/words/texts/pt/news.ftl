# O que acontece numa mesa além do jogo.

news-joined = { $who } senta-se.
news-left = { $who } sai.
news-seat-given = { $who } entra como jogador do computador.
news-started = As cartas foram distribuídas.
news-undone = { $actions ->
    [one] { $who } desfaz a última ação.
   *[other] { $who } desfaz as últimas { $actions } ações.
}
news-resigned = { $who } desiste; um jogador do computador continua.
news-timed-out = { $who } ficou sem tempo; um jogador do computador assume.
news-returned = { $who } voltou.
news-hint-taken = { $who } pede uma dica.
news-rematched = As mesmas pessoas continuam na mesa { $table }.
news-abandoned = A mesa foi abandonada.
news-nobody = Ninguém
news-finished = { $victor ->
    [rome] Roma prevalece
   *[rebels] Os rebeldes prevalecem
}: { $winners ->
    [0] ninguém vence
    [1] { $who } vence
   *[other] { $who } dividem a vitória
}.
