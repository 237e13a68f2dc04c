import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { keepCaptchaToken } from '#stores/captcha-token.ts'
import { notify } from '#stores/notifications.ts'
import { pageLocale } from '#stores/page-locale.ts'

// Cloudflare Turnstile, loaded only in builds with PUBLIC_CAPTCHA_SITE_KEY and with the first input of a form.

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

/** The part of https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ that we use. */
export type Turnstile = {
  render(place: HTMLElement, options: Record<string, unknown>): string | undefined
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

let loading: Promise<Turnstile> | null = null

/** Loads the script once per page; retries after a failure. */
function loadTurnstile(): Promise<Turnstile> {
  loading ??= load()
  loading.catch(() => (loading = null))
  return loading
}

function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error('Turnstile was not loaded.'))
    }
    script.src = SCRIPT
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail())
    script.onerror = fail
    document.head.append(script)
  })
}

/** Loads the script ahead of the first token. */
export const prepareCaptcha = () => void loadTurnstile().catch(() => {})

/**
 * Provides a single-use token for the next call of the auth service. False without one: the script is blocked, or the
 * challenge was failed or not answered; the next call tries again.
 */
export async function passCaptcha(): Promise<boolean> {
  const token = await loadTurnstile().then(fetchToken, () => null)
  if (token !== null) keepCaptchaToken(token)
  return token !== null
}

/** Notifies the player about a refused or missing token. */
export async function explainCaptcha() {
  notify({ color: 'red', description: (await loadWords()).failed, about: 'connection' })
}

async function askPlayer() {
  notify({ color: 'blue', description: (await loadWords()).ask, about: 'connection' })
}

/** Runs the widget, visible only for a challenge; inside the open dialog, because everything outside is inert. */
async function fetchToken(turnstile: Turnstile): Promise<string | null> {
  const place = document.createElement('div')
  ;(document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body).append(place)
  let widget: string | undefined
  const token = await new Promise<string | null>((resolve) => {
    const fail = () => {
      resolve(null)
      // Handled: the script logs nothing.
      return true
    }
    widget = turnstile.render(place, {
      sitekey: import.meta.env.CAPTCHA,
      language: pageLocale(),
      appearance: 'interaction-only',
      size: 'flexible',
      retry: 'never',
      'refresh-expired': 'never',
      callback: resolve,
      'error-callback': fail,
      'timeout-callback': fail,
      'unsupported-callback': fail,
      'before-interactive-callback': () => void askPlayer(),
    })
    if (widget === undefined) fail()
  })
  if (widget !== undefined) turnstile.remove(widget)
  place.remove()
  return token
}

const FILES: Record<Locale, () => Promise<{ default: Messages<'captcha'> }>> = {
  en: () => import('#i18n/messages/en/captcha.json', { with: { type: 'json' } }),
  fr: () => import('#i18n/messages/fr/captcha.json', { with: { type: 'json' } }),
  es: () => import('#i18n/messages/es/captcha.json', { with: { type: 'json' } }),
}

const loadWords = async (): Promise<Messages<'captcha'>> => (await FILES[pageLocale()]()).default
