/**
 * Stands in for `@supabase/realtime-js` in the bundle (astro.config.mjs): no page joins a realtime channel, rooms run
 * on PartyKit, and the real one is a quarter of the auth client. Joining one throws, so that nobody misses it silently.
 */
export class RealtimeClient {
  /** The auth client passes every new token on. */
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
