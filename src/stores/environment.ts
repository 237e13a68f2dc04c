const text = (value: string | undefined): string => value ?? ''

/**
 * The public values of the build, the only ones a browser may know. Empty = not configured. This is the one place in
 * browser code that reads them, so that nothing else knows which backend it talks to.
 */
export const environment = {
  supabaseUrl: text(import.meta.env.PUBLIC_SUPABASE_URL),
  supabaseKey: text(import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY),
  roomsHost: text(import.meta.env.PUBLIC_PARTYKIT_HOST),
  /** Without a slash at the end; empty: the page's own origin. */
  apiUrl: text(import.meta.env.PUBLIC_API_URL).replace(/\/$/, ''),
  /** Absent: no Google button, no Google script. */
  googleClientId: text(import.meta.env.PUBLIC_GOOGLE_CLIENT_ID),
} as const
