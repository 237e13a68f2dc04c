/**
 * Replaces `@supabase/realtime-js` in the bundle (astro.config.mjs): rooms run on PartyKit, and realtime is a quarter
 * of the auth client. Joining a channel throws.
 */
export class RealtimeClient {
  /** Called by the auth client with every new token. */
  setAuth(): Promise<void> {
    return Promise.resolve()
  }

  channel(): never {
    throw new Error('This build has no realtime channels: see src/stores/no-realtime.ts')
  }

  getChannels(): [] {
    return []
  }

  removeAllChannels(): Promise<[]> {
    return Promise.resolve([])
  }
}
