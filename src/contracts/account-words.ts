// Apart from the schemas, so that a browser needs no validator for them.

/** A plain link to it downloads `AccountExport` as a file: the session's cookies say whose. */
export const EXPORT_PATH = '/api/account/export'

/** Key of `preferences` that holds the name an admin took away, until its player saves another one. */
export const RENAMED = 'renamed'

/** An account without a password is deleted only so soon after signing in. */
export const FRESH_SESSION_MINUTES = 10
