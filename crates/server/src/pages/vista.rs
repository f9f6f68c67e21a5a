//! The first page's picture: Rome on its hills above, tents and torches below. Silhouettes only; the style colours them
//! by day and by night.

use std::fmt::Write;

use maud::{Markup, html};

use crate::pages::art;

/// Rome as it is seen from the camp.
pub fn rome() -> Markup {
    html! {
        svg.vista.city aria-hidden="true" viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" {
            path.far d="M0 190 C120 130 210 150 300 132 S470 96 600 92 S800 118 910 128 S1090 120 1200 172 V240 H0Z" {}
            path.mid d=(aqueduct(40, 14)) {}
            path.mid d=(houses()) {}
            path.near d=(temple(600, 172, 8, 26)) {}
            path.near d=(temple(806, 190, 5, 20)) {}
            path.near d=(column(432)) {}
            path.roof d="M476 95 L600 42 L724 95Z M742 149 L806 120 L870 149Z" {}
            path.ground d="M0 206 C200 188 420 196 600 192 S1000 190 1200 208 V240 H0Z" {}
        }
    }
}

/// The camp at night.
pub fn camp() -> Markup {
    html! {
        (art::picture("torch left", "primus"))
        (art::picture("torch right", "primus"))
        svg.vista.tents aria-hidden="true" viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice" {
            path.far d="M0 92 C220 60 420 84 640 70 S1010 52 1200 86 V120 H0Z" {}
            path.mid d=(tents(&[(40, 60), (170, 74), (330, 58), (760, 70), (930, 62), (1080, 78)])) {}
        }
    }
}

/// The line between the two: the standards of the legions.
pub fn standards() -> Markup {
    html! { div.standards aria-hidden="true" { @for _ in 0..9 { (art::picture("standard", "legion")) } } }
}

/// Columns under a gable, as high as a third of their front.
fn temple(middle: i32, foot: i32, columns: i32, gap: i32) -> String {
    let (half, top) = (columns * gap / 2, foot - columns * gap / 3);
    let mut path = format!(
        "M{} {foot}h{}v8h{}v8h-{}v-8h{}Z M{} {}h{}v8h-{}Z",
        middle - half - 10,
        2 * half + 20,
        8,
        2 * half + 36,
        8,
        middle - half - 6,
        top - 8,
        2 * half + 12,
        2 * half + 12
    );
    for column in 0..columns {
        let x = middle - half + column * gap + gap / 2 - gap / 5;
        let width = 2 * gap / 5;
        write!(path, " M{x} {top}h{width}v{}h-{width}Z", foot - top).expect("a text takes it");
    }
    path
}

/// Arches in a row.
fn aqueduct(from: i32, arches: i32) -> String {
    let mut path = format!("M{from} 142h{}v8h-{}Z", arches * 24 + 6, arches * 24 + 6);
    for arch in 0..=arches {
        write!(path, " M{} 150h6v60h-6Z", from + arch * 24).expect("a text takes it");
    }
    for arch in 0..arches {
        let x = from + arch * 24 + 6;
        write!(path, " M{x} 150h18v9a9 9 0 0 0-18 0Z").expect("a text takes it");
    }
    path
}

/// A triumphal column with somebody on top.
fn column(x: i32) -> String {
    format!("M{} 200h28v-8h-6v-104h4v-6h-24v6h4v104h-6Z M{} 82v-16l4-6l4 6v16Z", x - 14, x - 4)
}

/// Tenements and a dome.
fn houses() -> String {
    "M900 210v-58h34v-14h40v28h26v-34h46v20h30v58Z M1092 210v-40a34 34 0 0 1 68 0v40Z M1122 136h8v-12h-8Z".to_owned()
}

fn tents(places: &[(i32, i32)]) -> String {
    let tent = |(x, height): &(i32, i32)| {
        let half = height * 4 / 5;
        format!(
            "M{} 108L{} {}L{} 108Z M{} 108L{x} {}L{} 108Z ",
            x - half,
            x,
            108 - height,
            x + half,
            x - 6,
            108 - height / 2,
            x + 6
        )
    };
    places.iter().map(tent).collect()
}
