//! Ratings after Weng and Lin, for any number of players at one table, one number per mode. Computer levels are rated
//! like people, so that one can see where one stands between them.

use pax_store::{Effect, Rating};
use pax_tables::PersonId;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// A seat of a rated game. Without a subject it counts as a newcomer and is not kept.
pub(crate) struct Rated {
    pub subject: Option<String>,
    pub rank: usize,
    pub before: Option<Rating>,
}

pub(crate) fn person_subject(person: PersonId) -> String {
    format!("person:{}", person.0)
}

pub(crate) fn level_subject(level: &str) -> String {
    format!("level:{level}")
}

/// The ratings after a game. A subject with several seats moves once, by the mean of what its seats would.
pub(crate) fn after(mode: &str, field: &[Rated]) -> Vec<Effect> {
    if field.len() < 2 {
        return Vec::new();
    }
    let before: Vec<[WengLinRating; 1]> = field.iter().map(|rated| [current(rated.before.as_ref())]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().zip(field).map(|(team, rated)| (&team[..], MultiTeamOutcome::new(rated.rank))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());

    let mut effects: Vec<Effect> = Vec::new();
    for (place, rated) in field.iter().enumerate() {
        let Some(subject) = &rated.subject else { continue };
        let own = |other: &Rated| other.subject.as_ref() == Some(subject);
        if field[..place].iter().any(own) {
            continue;
        }
        let mine: Vec<WengLinRating> = field
            .iter()
            .zip(&after)
            .filter(|(other, _)| own(other))
            .filter_map(|(_, team)| team.first().copied())
            .collect();
        let mean = |of: fn(&WengLinRating) -> f64| mine.iter().map(of).sum::<f64>() / mine.len() as f64;
        effects.push(Effect::Rate {
            subject: subject.clone(),
            mode: mode.to_owned(),
            mu: mean(|rating| rating.rating),
            sigma: mean(|rating| rating.uncertainty),
            games: rated.before.as_ref().map_or(0, |rating| rating.games) + 1,
        });
    }
    effects
}

/// What is shown: what one can be nearly sure of, on a scale where newcomers begin at 1000.
pub(crate) fn shown(rating: &Rating) -> i64 {
    (1000.0 + 40.0 * (rating.mu - 3.0 * rating.sigma)).round() as i64
}

fn current(before: Option<&Rating>) -> WengLinRating {
    before.map_or_else(WengLinRating::new, |rating| WengLinRating { rating: rating.mu, uncertainty: rating.sigma })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn newcomer(subject: &str, rank: usize) -> Rated {
        Rated { subject: Some(subject.to_owned()), rank, before: None }
    }

    #[test]
    fn winners_rise_and_losers_fall() {
        let effects = after("3", &[newcomer("a", 1), newcomer("b", 2), newcomer("c", 2)]);
        let mu: Vec<f64> = effects.iter().map(|e| if let Effect::Rate { mu, .. } = e { *mu } else { 0.0 }).collect();
        assert!(mu[0] > 25.0 && mu[1] < 25.0 && (mu[1] - mu[2]).abs() < 1e-9, "{mu:?}");
    }

    #[test]
    fn one_subject_in_two_seats_moves_once() {
        let effects = after("3", &[newcomer("a", 1), newcomer("level:greedy", 2), newcomer("level:greedy", 3)]);
        assert_eq!(effects.len(), 2);
    }
}
