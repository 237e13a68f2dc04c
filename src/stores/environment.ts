const text = (value: string | undefined): string => value ?? ''

/**
 * The build's public values; empty: not configured. No other browser code reads them, so that nothing else depends on
 * the backend's addresses.
 */
export const environment = {
  supabaseUrl: text(import.meta.env.PUBLIC_SUPABASE_URL),
  supabaseKey: text(import.meta.env.PUBLIC_SUPABASE_PUBLISHABLE_KEY),
  roomsHost: text(import.meta.env.PUBLIC_PARTYKIT_HOST),
  /** Without a trailing slash; empty: the page's own origin. */
  apiUrl: text(import.meta.env.PUBLIC_API_URL).replace(/\/$/, ''),
  /** Absent: no Google script. */
  googleClientId: text(import.meta.env.PUBLIC_GOOGLE_CLIENT_ID),
} as const
