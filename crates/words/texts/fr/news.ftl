# Ce qui se passe à une table en dehors du jeu.

news-joined = { $who } prend place.
news-left = { $who } s’en va.
news-seat-given = { $who } joue comme joueur virtuel.
news-started = Les cartes sont distribuées.
news-undone = { $actions ->
    [one] { $who } reprend sa dernière action.
   *[other] { $who } reprend ses { $actions } dernières actions.
}
news-resigned = { $who } abandonne ; un joueur virtuel continue.
news-timed-out = { $who } n’a plus de temps ; un joueur virtuel prend le relais.
news-returned = { $who } est de retour.
news-hint-taken = { $who } demande un conseil.
news-rematched = Les mêmes continuent à la table { $table }.
news-abandoned = La table est abandonnée.
news-nobody = Personne
news-finished = { $victor ->
    [rome] Rome l’emporte
   *[rebels] Les rebelles l’emportent
} : { $winners ->
    [0] personne ne gagne
    [1] { $who } gagne
   *[other] { $who } se partagent la victoire
}.
