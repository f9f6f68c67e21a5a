//! A small disk that can be filled and freed: a file system in memory, mounted for one proof.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

pub struct SmallDisk {
    folder: tempfile::TempDir,
}

/// Room for the games of one proof.
const SIZE: &str = "size=96m";

impl SmallDisk {
    /// # Panics
    /// If this user may not mount anything.
    pub fn mount() -> SmallDisk {
        let folder = tempfile::tempdir().expect("a folder");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(folder.path()).status();
        let is_mounted = mounted.is_ok_and(|status| status.success());
        assert!(is_mounted, "this proof mounts a small file system, and this user may not");
        SmallDisk { folder }
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.folder().join("filler")
    }

    /// Takes all the room that is left, to the last byte.
    pub fn fill(&self) {
        let mut file = File::options().create(true).append(true).open(self.filler()).expect("a file");
        for size in [1 << 20, 4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    pub fn make_room(&self) {
        std::fs::remove_file(self.filler()).expect("the filler was there");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("--lazy").arg(self.folder()).status().ok();
    }
}
