import { environment } from './environment.ts'

/*
 * Sign-in with Google (specification, 7): its script hands the page an ID token, by its button or its one-tap prompt.
 * https://developers.google.com/identity/gsi/web/reference/js-reference
 */

const SCRIPT = 'https://accounts.google.com/gsi/client'

export class GoogleScriptError extends Error {
  override name = 'GoogleScriptError'
  constructor() {
    super('Failed to load the Google 3P Authorization JavaScript Library.')
  }
}

export class GoogleClientIdError extends Error {
  override name = 'GoogleClientIdError'
  constructor() {
    super('A Google client id is required.')
  }
}

export class GoogleServerError extends Error {
  override name = 'GoogleServerError'
  constructor() {
    super('Sign-in with Google cannot run on the server.')
  }
}

/** What Google gives for a log-in: the ID token, and the nonce whose hash is in it. */
export type GoogleCredential = { token: string; nonce: string }

export type ButtonLook = {
  /** A language of the site. */
  locale: string
  dark: boolean
  /** CSS pixels; Google draws 200 to 400. */
  width: number
}

type GoogleIdentity = {
  initialize(options: Record<string, unknown>): void
  renderButton(place: HTMLElement, options: Record<string, unknown>): void
  prompt(): void
  cancel(): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

/** Google's button and prompt for one showing of the dialog. */
export type GoogleSignIn = {
  /** Draws the button into `place`, in the page's language. */
  draw(place: HTMLElement, look: ButtonLook): void
  /** Offers the accounts this browser knows. Older browsers show the offer inside the element with the id `place`. */
  prompt(): void
  /** Takes the offer back. */
  cancel(): void
}

/**
 * Loads Google's script and prepares one log-in; `onCredential` gets what the player chose. Rejects with a
 * `GoogleServerError`, `GoogleClientIdError` or `GoogleScriptError`.
 */
export async function prepareGoogle(options: {
  locale: string
  /** Id of the element for the prompt. */
  promptPlace: string
  onCredential: (credential: GoogleCredential) => void
}): Promise<GoogleSignIn> {
  const { locale, promptPlace, onCredential } = options
  const [identity, { nonce, hash }] = await Promise.all([loadIdentity(locale), makeNonce()])
  identity.initialize({
    client_id: environment.googleClientId,
    // Google gets the hash, the auth service the nonce itself: a token that leaks cannot be used again.
    nonce: hash,
    callback: (answer: unknown) => {
      const token = tokenOf(answer)
      if (token) onCredential({ token, nonce })
    },
    auto_select: false,
    cancel_on_tap_outside: false,
    prompt_parent_id: promptPlace,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
    ux_mode: 'popup',
    context: 'signin',
  })
  return {
    draw: (place, { dark, width, locale: language }) =>
      identity.renderButton(place, {
        type: 'standard',
        theme: dark ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        shape: 'rectangular',
        logo_alignment: 'center',
        width: Math.round(Math.min(400, Math.max(200, width))),
        locale: language,
      }),
    prompt: () => identity.prompt(),
    cancel: () => identity.cancel(),
  }
}

let loading: Promise<GoogleIdentity> | null = null

/** One script for the page; after a failure the next call tries again. */
async function loadIdentity(locale: string): Promise<GoogleIdentity> {
  if (typeof document === 'undefined') throw new GoogleServerError()
  if (environment.googleClientId === '') throw new GoogleClientIdError()
  loading ??= load(locale)
  loading.catch(() => (loading = null))
  return loading
}

function load(locale: string): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${SCRIPT}?hl=${locale}`
    script.async = true
    script.onload = () => {
      const identity = window.google?.accounts?.id
      if (identity) resolve(identity)
      else reject(new GoogleScriptError())
    }
    script.onerror = () => {
      script.remove()
      reject(new GoogleScriptError())
    }
    document.head.append(script)
  })
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function makeNonce(): Promise<{ nonce: string; hash: string }> {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))
  return { nonce, hash: hex(new Uint8Array(digest)) }
}

function tokenOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('credential' in answer)) return null
  return typeof answer.credential === 'string' ? answer.credential : null
}
