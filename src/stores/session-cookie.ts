/** Supabase's cookies are named `sb-{project}-auth-token`, with `.0`, `.1` appended when chunked. */
const SESSION_COOKIE = /(?:^|;\s*)sb-[^=;]+-auth-token(?:\.\d+)?=/

/** True when this browser may hold a session, so the client is worth loading. */
export const hasSessionCookie = (): boolean => typeof document !== 'undefined' && SESSION_COOKIE.test(document.cookie)
