//! The description of the API is there, is whole, and can be read.

use axum::http::StatusCode;

use crate::house::House;

#[tokio::test]
async fn the_description_names_every_operation_with_a_summary() {
    let house = House::on_sqlite().await;
    let description = house.nobody().get("/openapi.json").await.expect(StatusCode::OK);
    let paths = description["paths"].as_object().expect("paths");
    assert!(paths.len() > 30, "{}", paths.len());
    for (path, methods) in paths {
        assert!(path.starts_with("/api/v1/"), "{path}");
        for (method, operation) in methods.as_object().expect("methods") {
            assert!(operation["summary"].is_string(), "{method} {path} has no summary");
            assert!(operation["responses"].is_object(), "{method} {path} has no answers");
        }
    }
    let page = house.nobody().get("/docs").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("POST /api/v1/tables/{table}/act"));
}
