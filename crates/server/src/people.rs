//! Guests, accounts and their sessions. A session is a secret that the browser or the program holds; the server keeps
//! its hash, and remembers for a few seconds whose it is.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use pax_store::{NewAccount, NewGuest, NewSession, Person, Session, SessionKind, TokenHash, Upgrade};
use pax_tables::{Name, PersonId};
use serde::Serialize;
use tokio::sync::broadcast;
use utoipa::ToSchema;

use crate::hub::{person_id, store_person};
use crate::passwords::{acceptable, is_recovery, recovery_hash};
use crate::rates::Rate;
use crate::secret::{new_person_id, same};
use crate::{App, Me, Secret, Settings, Trouble, Visitor, house};

/// A session that has just begun. The secrets are told this once.
#[derive(Clone, Debug)]
pub struct Joined {
    pub me: Me,
    pub session: Secret,
    /// Proves who one is when the password is lost.
    pub recovery: Option<Secret>,
}

/// A session or token in the list of one's own.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SessionLine {
    /// Names it, and is no secret.
    pub id: String,
    pub label: String,
    /// Whether it is a program's token.
    pub token: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
    pub seen_at: i64,
    /// Whether this request came with it.
    pub current: bool,
}

/// How long a session is believed without asking the store: on another node it may have been ended meanwhile.
const BELIEVED: Duration = Duration::from_secs(5);
/// How often it is noted that a session is in use.
const NOTED_EVERY: i64 = 10 * 60 * 1000;
const MOST_REMEMBERED: usize = 50_000;
const LONGEST_LABEL: usize = 100;

impl App {
    /// Whose session this is; None if it has ended or never was one.
    pub(crate) async fn signed_in(&self, secret: &Secret) -> Result<Option<Me>, Trouble> {
        let token = secret.hash();
        if let Some(me) = self.inner().sessions.recall(&token) {
            return Ok(Some(me));
        }
        // Boxed: nearly all requests are answered from memory, and need no room for a question to the database.
        Box::pin(self.look_up(token)).await
    }

    async fn look_up(&self, token: TokenHash) -> Result<Option<Me>, Trouble> {
        let Some((session, person)) = self.store().session(&token).await? else { return Ok(None) };
        if house::wall().0 - session.seen_at.0 > NOTED_EVERY {
            self.store().session_seen(&token, house::wall()).await?;
        }
        let me = me(person)?;
        self.inner().sessions.remember(token, me.clone());
        Ok(Some(me))
    }

    /// For streams: the end of the session that the visitor came with.
    pub(crate) fn session_end(&self, by: &Visitor) -> SessionEnd {
        let session = by.me.as_ref().map(|me| me.id).zip(by.session);
        SessionEnd { app: self.clone(), session, ended: self.inner().sessions.ended.subscribe(), looked: false }
    }

    /// A new guest, who can play at once.
    pub async fn become_guest(&self, by: &Visitor, name: &str, label: &str) -> Result<Joined, Trouble> {
        self.inner().rates.take(Rate::Newcomer, by)?;
        let name = Name::new(name)?;
        let id = new_person_id();
        let guest = NewGuest {
            id: store_person(id),
            at: house::wall(),
            name: name.to_string(),
            name_folded: folded(&name),
            locale: None,
        };
        if !self.store().create_guest(&guest).await? {
            return Err(Trouble::Busy);
        }
        let me = Me { id, name, account: false, locale: None, settings: Settings::default() };
        self.begin_session(me, label, None).await
    }

    /// Makes a guest an account, with everything they played. The recovery code is told this once.
    pub async fn become_account(&self, by: &Visitor, name: &str, password: &str) -> Result<Secret, Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Password, by)?;
        if me.account {
            return Err(Trouble::NotAGuest);
        }
        acceptable(password)?;
        let name = Name::new(name)?;
        let recovery = Secret::new();
        let account = NewAccount {
            name: name.to_string(),
            name_folded: folded(&name),
            password: self.hash_password(password.to_owned()).await?,
            recovery: recovery_hash(&recovery),
        };
        let done = self.store().upgrade(&store_person(me.id), &account).await?;
        self.inner().sessions.forget(me.id);
        match done {
            Upgrade::Done => Ok(recovery),
            Upgrade::NameTaken => Err(Trouble::NameTaken(name.to_string())),
            Upgrade::NotAGuest => Err(Trouble::NotAGuest),
        }
    }

    pub async fn sign_in(&self, by: &Visitor, name: &str, password: &str, label: &str) -> Result<Joined, Trouble> {
        self.inner().rates.take(Rate::Password, by)?;
        let account = match Name::new(name) {
            Ok(name) => self.store().account_named(&folded(&name)).await?,
            Err(_) => None,
        };
        let hash = account.as_ref().map(|account| account.password.clone());
        let right = self.is_password(password.to_owned(), hash).await?;
        let account = account.filter(|_| right).ok_or(Trouble::WrongPassword)?;
        self.begin_session(me(account.person)?, label, None).await
    }

    /// A new password for whoever has the recovery code, and a new code. All other sessions end.
    pub async fn recover(
        &self,
        by: &Visitor,
        name: &str,
        code: &str,
        password: &str,
        label: &str,
    ) -> Result<Joined, Trouble> {
        self.inner().rates.take(Rate::Password, by)?;
        acceptable(password)?;
        let name = Name::new(name).map_err(|_| Trouble::WrongRecovery)?;
        let code = Secret::claimed(code.trim()).ok_or(Trouble::WrongRecovery)?;
        let account = self.store().account_named(&folded(&name)).await?;
        let account = account.filter(|account| is_recovery(&code, &account.recovery)).ok_or(Trouble::WrongRecovery)?;
        let recovery = Secret::new();
        let hash = self.hash_password(password.to_owned()).await?;
        self.store().set_password(&account.person.id, &hash, Some(&recovery_hash(&recovery))).await?;
        let joined = self.begin_session(me(account.person)?, label, Some(recovery)).await?;
        self.store().end_other_sessions(&store_person(joined.me.id), &joined.session.hash()).await?;
        self.inner().sessions.forget(joined.me.id);
        Ok(joined)
    }

    pub async fn change_password(&self, by: &Visitor, old: &str, new: &str) -> Result<(), Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Password, by)?;
        acceptable(new)?;
        let account = self.store().account_named(&folded(&me.name)).await?;
        let hash = account.filter(|account| account.person.id == store_person(me.id)).map(|account| account.password);
        if !self.is_password(old.to_owned(), hash).await? {
            return Err(Trouble::WrongPassword);
        }
        let hash = self.hash_password(new.to_owned()).await?;
        self.store().set_password(&store_person(me.id), &hash, None).await?;
        Ok(())
    }

    pub async fn sign_out(&self, by: &Visitor) -> Result<(), Trouble> {
        let (me, session) = (by.person()?, by.session.ok_or(Trouble::WhoAreYou)?);
        self.store().end_session(&store_person(me.id), &session).await?;
        self.inner().sessions.forget(me.id);
        Ok(())
    }

    pub async fn sessions(&self, by: &Visitor) -> Result<Vec<SessionLine>, Trouble> {
        let sessions = self.store().sessions_of(&store_person(by.person()?.id)).await?;
        Ok(sessions.iter().map(|session| line(session, by)).collect())
    }

    /// Ends one session or token of one's own.
    pub async fn end_session(&self, by: &Visitor, id: &str) -> Result<(), Trouble> {
        let person = store_person(by.person()?.id);
        let sessions = self.store().sessions_of(&person).await?;
        let session = sessions.iter().find(|session| session_id(&session.token) == id);
        let session = session.ok_or(Trouble::NotFound("session"))?;
        self.store().end_session(&person, &session.token).await?;
        self.inner().sessions.forget(by.person()?.id);
        Ok(())
    }

    /// Ends all but this one, and says how many.
    pub async fn end_other_sessions(&self, by: &Visitor) -> Result<u64, Trouble> {
        let (me, kept) = (by.person()?, by.session.ok_or(Trouble::WhoAreYou)?);
        let ended = self.store().end_other_sessions(&store_person(me.id), &kept).await?;
        self.inner().sessions.forget(me.id);
        Ok(ended)
    }

    /// A token for a program that acts for this person. It is told this once.
    pub async fn new_token(&self, by: &Visitor, label: &str) -> Result<Secret, Trouble> {
        let me = by.person()?;
        self.inner().rates.take(Rate::Newcomer, by)?;
        self.store_session(me.id, label, SessionKind::Token).await
    }

    /// Guests may change their name; tables keep the one they joined with.
    pub async fn rename(&self, by: &Visitor, name: &str) -> Result<(), Trouble> {
        let me = by.person()?;
        let name = Name::new(name)?;
        if !self.store().rename_guest(&store_person(me.id), name.as_str(), &folded(&name)).await? {
            return Err(Trouble::NotAGuest);
        }
        self.inner().sessions.forget(me.id);
        Ok(())
    }

    pub async fn set_settings(&self, by: &Visitor, locale: Option<&str>, settings: &Settings) -> Result<(), Trouble> {
        let me = by.person()?;
        settings.check()?;
        let json = serde_json::to_string(settings).expect("settings are always writable");
        self.store().set_settings(&store_person(me.id), locale, &json).await?;
        self.inner().sessions.forget(me.id);
        Ok(())
    }

    async fn begin_session(&self, me: Me, label: &str, recovery: Option<Secret>) -> Result<Joined, Trouble> {
        let session = self.store_session(me.id, label, SessionKind::Session).await?;
        Ok(Joined { me, session, recovery })
    }

    async fn store_session(&self, person: PersonId, label: &str, kind: SessionKind) -> Result<Secret, Trouble> {
        let secret = Secret::new();
        let label = label.chars().filter(|c| !c.is_control()).take(LONGEST_LABEL / 4).collect();
        let new = NewSession { token: secret.hash(), person: store_person(person), at: house::wall(), label, kind };
        self.store().create_session(&new).await?;
        Ok(secret)
    }
}

/// Names that differ only in the size of their letters or in spaces are one name.
pub(crate) fn folded(name: &Name) -> String {
    name.as_str().chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

fn me(person: Person) -> Result<Me, Trouble> {
    let id = person_id(&person.id).ok_or(Trouble::Inside)?;
    let name = Name::new(&person.name).map_err(|_| Trouble::Inside)?;
    let settings = Settings::read(&person.settings);
    Ok(Me { id, name, account: person.account, locale: person.locale, settings })
}

fn line(session: &Session, by: &Visitor) -> SessionLine {
    SessionLine {
        id: session_id(&session.token),
        label: session.label.clone(),
        token: session.kind == SessionKind::Token,
        created_at: session.created_at.0,
        seen_at: session.seen_at.0,
        current: by.session.is_some_and(|own| same(&own.0, &session.token.0)),
    }
}

/// The beginning of the hash: enough to tell one's sessions apart, no help to anybody else.
fn session_id(token: &TokenHash) -> String {
    token.0[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whose sessions are whose, for a few seconds.
pub(crate) struct Sessions {
    remembered: Mutex<HashMap<TokenHash, (Me, Instant)>>,
    /// People some of whose sessions have ended; None for anybody's.
    ended: broadcast::Sender<Option<PersonId>>,
}

/// Waits for the end of the session that a visitor came with.
pub(crate) struct SessionEnd {
    app: App,
    /// None for visitors without one: they stay what they are.
    session: Option<(PersonId, TokenHash)>,
    ended: broadcast::Receiver<Option<PersonId>>,
    /// Whether it was looked for since we listen: it may have ended just before.
    looked: bool,
}

/// Ends of sessions that a slow stream may lag behind before it looks for itself.
const MOST_ENDS: usize = 64;

impl SessionEnd {
    /// Resolves when the session has ended, on whatever node. Safe to drop and call again.
    pub async fn wait(&mut self) {
        let Some((me, token)) = self.session else { return std::future::pending().await };
        if !self.looked && self.app.inner().sessions.recall(&token).is_none() && self.is_over(&token).await {
            return;
        }
        self.looked = true;
        loop {
            match self.ended.recv().await {
                Ok(Some(person)) if person != me => {}
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.looked = false;
                    if self.is_over(&token).await {
                        return;
                    }
                    self.looked = true;
                }
                Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
            }
        }
    }

    /// A stream too many that is cut comes again; one too few would go on for ever.
    async fn is_over(&self, token: &TokenHash) -> bool {
        match self.app.store().session(token).await {
            Ok(session) => session.is_none(),
            Err(error) => {
                tracing::debug!(%error, "a stream is cut because its session could not be looked up");
                true
            }
        }
    }
}

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions { remembered: Mutex::default(), ended: broadcast::Sender::new(MOST_ENDS) }
    }
}

impl Sessions {
    fn recall(&self, token: &TokenHash) -> Option<Me> {
        let remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.get(token).filter(|(_, since)| since.elapsed() < BELIEVED).map(|(me, _)| me.clone())
    }

    fn remember(&self, token: TokenHash, me: Me) {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        if remembered.len() < MOST_REMEMBERED {
            remembered.insert(token, (me, Instant::now()));
        }
    }

    /// Sessions of this person have ended, here or on another node; of anybody, where none is named.
    pub fn end(&self, person: Option<PersonId>) {
        match person {
            Some(person) => self.forget(person),
            None => self.remembered.lock().unwrap_or_else(PoisonError::into_inner).clear(),
        }
        // No stream is open: fine.
        self.ended.send(person).ok();
    }

    fn forget(&self, person: PersonId) {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, (me, _)| me.id != person);
    }

    pub fn sweep(&self) {
        let mut remembered = self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        remembered.retain(|_, (_, since)| since.elapsed() < BELIEVED);
    }
}
