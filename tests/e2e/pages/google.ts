import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { googleToken, type GoogleAccount } from '#tests/support/google-issuer.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client?*'
const FAKE = fileURLToPath(new URL('google-script.js', import.meta.url))

/** A person with a Google account; different in every call. */
export function aGoogleAccount(name: string): Required<GoogleAccount> {
  const mark = crypto.randomUUID().slice(0, 8)
  const picture = `https://lh3.googleusercontent.com/a/${mark}`
  return { sub: `google-${mark}`, email: `${name}-${mark}@example.test`, name: `${name}${mark.slice(0, 4)}`, picture }
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" /></svg>'

/** Replaces Google's script. */
export class Google {
  /** Google addresses that pages requested. */
  readonly asked: string[] = []
  /** Fails the next load of the script. */
  broken = false

  /** `nonceOf` changes the nonce in the tokens. */
  async play(page: Page, account: GoogleAccount, nonceOf = (nonce: string) => nonce) {
    await page.exposeFunction('mintGoogleToken', (nonce: string) => googleToken(account, nonceOf(nonce)))
    await page.route(SCRIPT, (route) => this.#answer(route))
    // Answers in place of our proxy, which would fetch from Google's image host.
    await page.route('**/api/image-proxy?url=https%3A%2F%2Flh3.googleusercontent.com%2F*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
  }

  #answer(route: Route) {
    this.asked.push(route.request().url())
    return this.broken ? route.abort() : route.fulfill({ contentType: 'text/javascript', path: FAKE })
  }
}
