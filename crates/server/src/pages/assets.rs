//! The few files that pages refer to, in the binary. Their addresses carry a hash of their content, so that browsers
//! may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::Trouble;
use crate::pages::oops::Oops;
use crate::secret::sha256;

/// A file in the binary.
pub struct Asset {
    kind: &'static str,
    text: &'static str,
    tag: String,
    /// Where browsers find it.
    pub address: String,
}

pub static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("pax", "css", "text/css; charset=utf-8", include_str!("../../assets/pax.css")));
pub static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("table", "js", "text/javascript; charset=utf-8", include_str!("../../assets/table.js"))
});
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("icon", "svg", "image/svg+xml", include_str!("../../assets/icon.svg")));

impl Asset {
    fn new(name: &str, ending: &str, kind: &'static str, text: &'static str) -> Asset {
        let tag: String = sha256(text.as_bytes())[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        Asset { kind, text, address: format!("/assets/{name}.{tag}.{ending}"), tag: format!("\"{tag}\"") }
    }
}

pub async fn asset(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let all = [&*STYLE, &*SCRIPT, &*ICON];
    let Some(asset) = all.into_iter().find(|asset| asset.address.strip_prefix("/assets/") == Some(file.as_str()))
    else {
        return Oops(Trouble::NotFound("file")).into_response();
    };
    let fixed = [(header::ETAG, asset.tag.as_str()), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")];
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == asset.tag.as_bytes());
    if known {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    (fixed, [(header::CONTENT_TYPE, asset.kind)], asset.text).into_response()
}
