//! The few files that pages refer to, in the binary. Their addresses carry a hash of their content, so that browsers
//! may keep them for ever.

use std::borrow::Cow;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::Trouble;
use crate::pages::art;
use crate::pages::fields::Caller;
use crate::pages::oops::Oops;
use crate::secret::sha256;

/// A file in the binary.
pub struct Asset {
    kind: &'static str,
    content: Cow<'static, [u8]>,
    tag: String,
    /// Where browsers find it.
    pub address: String,
}

/// The styles, from the general to the particular.
const STYLES: [&str; 5] = [
    include_str!("../../assets/style/base.css"),
    include_str!("../../assets/style/card.css"),
    include_str!("../../assets/style/pages.css"),
    include_str!("../../assets/style/table.css"),
    include_str!("../../assets/style/ending.css"),
];

/// The pieces of the table's script. Together they are one module, so they see each other's names.
const SCRIPTS: [&str; 9] = [
    include_str!("../../assets/script/morph.js"),
    include_str!("../../assets/script/flight.js"),
    include_str!("../../assets/script/sound.js"),
    include_str!("../../assets/script/stream.js"),
    include_str!("../../assets/script/drag.js"),
    include_str!("../../assets/script/keys.js"),
    include_str!("../../assets/script/share.js"),
    include_str!("../../assets/script/after.js"),
    include_str!("../../assets/script/table.js"),
];

pub static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("pax", "css", "text/css; charset=utf-8", STYLES.concat()));
/// The style of the tutorial, which looks for what a lesson points at: other tables are quicker without.
pub static LESSONS: LazyLock<Asset> = LazyLock::new(|| {
    Asset::fixed("tutorial", "css", "text/css; charset=utf-8", include_bytes!("../../assets/style/tutorial.css"))
});
pub static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("table", "js", "text/javascript; charset=utf-8", SCRIPTS.concat()));
pub static ART: LazyLock<Asset> = LazyLock::new(|| Asset::new("art", "svg", "image/svg+xml", art::sprite()));
/// The figures on the cards, by name.
pub static FIGURES: LazyLock<Vec<(&str, Asset)>> = LazyLock::new(|| {
    let asset = |name: &str, svg: &'static str| Asset::fixed(name, "svg", "image/svg+xml", svg.as_bytes());
    art::figures().map(|(name, svg)| (name, asset(name, svg))).collect()
});
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::fixed("icon", "svg", "image/svg+xml", include_bytes!("../../assets/icon.svg")));
pub static TOUCH_ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::fixed("icon-180", "png", "image/png", include_bytes!("../../assets/icon-180.png")));
static SMALL_ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::fixed("icon-192", "png", "image/png", include_bytes!("../../assets/icon-192.png")));
static LARGE_ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::fixed("icon-512", "png", "image/png", include_bytes!("../../assets/icon-512.png")));

impl Asset {
    fn new(name: &str, ending: &str, kind: &'static str, text: String) -> Asset {
        Asset::of(name, ending, kind, text.into_bytes().into())
    }

    fn fixed(name: &str, ending: &str, kind: &'static str, content: &'static [u8]) -> Asset {
        Asset::of(name, ending, kind, content.into())
    }

    fn of(name: &str, ending: &str, kind: &'static str, content: Cow<'static, [u8]>) -> Asset {
        let tag: String = sha256(&content)[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        Asset { kind, content, address: format!("/assets/{name}.{tag}.{ending}"), tag: format!("\"{tag}\"") }
    }
}

pub async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let all = [&*STYLE, &*LESSONS, &*SCRIPT, &*ART, &*ICON, &*TOUCH_ICON, &*SMALL_ICON, &*LARGE_ICON];
    let figures = FIGURES.iter().map(|(_, asset)| asset);
    let Some(asset) =
        all.into_iter().chain(figures).find(|asset| asset.address.strip_prefix("/assets/") == Some(file.as_str()))
    else {
        return Oops(Trouble::NotFound("file")).into_response();
    };
    let fixed = [(header::ETAG, asset.tag.as_str()), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == asset.tag.as_bytes());
    if known {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, [(header::CONTENT_TYPE, asset.kind)], asset.content.clone()).into_response()
}

/// What a phone needs to know to keep the game among its apps.
pub async fn manifest(caller: Caller) -> Response {
    let w = caller.words();
    let icon = |asset: &Asset, size: &str, kind: &str, purpose: &str| json!({ "src": asset.address, "sizes": size, "type": kind, "purpose": purpose });
    let manifest = json!({
        "name": "Pax",
        "short_name": "Pax",
        "description": w.say("frame-description"),
        "lang": w.language().tag(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#17110d",
        "theme_color": "#17110d",
        "icons": [
            icon(&ICON, "any", "image/svg+xml", "any"),
            icon(&SMALL_ICON, "192x192", "image/png", "any"),
            icon(&LARGE_ICON, "512x512", "image/png", "any"),
            icon(&LARGE_ICON, "512x512", "image/png", "maskable"),
        ],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}
