// Separate from the schemas, so that browsers load no validator for them.

/** Downloads `AccountExport` as a file; the session's cookies identify the account. */
export const EXPORT_PATH = '/api/account/export'

/** Key of `preferences` for a name that an admin removed, until the player saves another one. */
export const RENAMED = 'renamed'

/** An account without a password can be deleted only within this time after signing in. */
export const FRESH_SESSION_MINUTES = 10
