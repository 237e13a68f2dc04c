/** Supabase's cookies are named `sb-{project}-auth-token`, with `.0`, `.1` behind when chunked. */
const SESSION_COOKIE = /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=/

/** True when this browser may hold a session: reason enough to load the client. */
export const hasSessionCookie = (): boolean => typeof document !== 'undefined' && SESSION_COOKIE.test(document.cookie)
