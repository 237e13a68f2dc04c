import type { BrowserContext } from '@playwright/test'
import { createChunks, stringFromBase64URL, stringToBase64URL } from '@supabase/ssr'

type Session = {
  access_token: string
  refresh_token: string
  expires_at: number
  user: { user_metadata: Record<string, unknown> }
}

/** A browser's session in its cookies: in pieces, base64url. */
export class SessionCookies {
  readonly context: BrowserContext

  constructor(context: BrowserContext) {
    this.context = context
  }

  /** In the order of their pieces. */
  async all() {
    const cookies = await this.context.cookies()
    return cookies
      .filter(({ name }) => /^sb-.*-auth-token(\.\d+)?$/.test(name))
      .sort((one, other) => one.name.localeCompare(other.name))
  }

  async read(): Promise<Session> {
    const text = (await this.all()).map(({ value }) => value).join('')
    return JSON.parse(stringFromBase64URL(text.replace(/^base64-/, ''))) as Session
  }

  async change(changes: Partial<Session>) {
    const [first] = await this.all()
    const { name, domain, path, expires } = first!
    const value = `base64-${stringToBase64URL(JSON.stringify({ ...(await this.read()), ...changes }))}`
    const chunks = createChunks(name.replace(/\.\d+$/, ''), value)
    await this.context.addCookies(chunks.map((chunk) => ({ ...chunk, domain, path, expires, sameSite: 'Lax' })))
  }

  /** Expires the access token, as after an hour away. */
  expire(changes: Partial<Session> = {}) {
    return this.change({ expires_at: Math.floor(Date.now() / 1000) - 60, ...changes })
  }
}
