import { environment } from './environment.ts'
import { loadIdentity } from './google-script.ts'

// Sign-in with Google: its script gives the page an ID token, by button or one-tap prompt.

/** A log-in from Google: the ID token, and the nonce whose hash it contains. */
export type GoogleCredential = { token: string; nonce: string }

export type ButtonLook = {
  dark: boolean
  /** CSS pixels; Google supports 200 to 400. */
  width: number
}

/** Google's button and prompt for one opening of the dialog. */
export type GoogleSignIn = {
  /** Renders the button into `place`, in the page's language. */
  draw(place: HTMLElement, look: ButtonLook): void
  /** Offers the accounts that this browser knows. Older browsers show it in the element `promptPlace`. */
  prompt(): void
  /** Cancels the prompt. */
  cancel(): void
}

/**
 * Loads Google's script and prepares one log-in; `onCredential` receives the player's choice. Rejects as
 * `loadIdentity`.
 */
export async function prepareGoogle(options: {
  /** A language of the site. */
  locale: string
  /** Id of the element for the prompt. */
  promptPlace: string
  onCredential: (credential: GoogleCredential) => void
}): Promise<GoogleSignIn> {
  const { locale, promptPlace, onCredential } = options
  const [identity, { nonce, hash }] = await Promise.all([loadIdentity(locale), makeNonce()])
  identity.initialize({
    client_id: environment.googleClientId,
    // Google gets the hash, the auth service the nonce itself, so that a leaked token cannot be reused.
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
    draw: (place, { dark, width }) =>
      identity.renderButton(place, {
        type: 'standard',
        theme: dark ? 'filled_black' : 'outline',
        size: 'large',
        text: 'continue_with',
        shape: 'rectangular',
        logo_alignment: 'center',
        width: Math.round(Math.min(400, Math.max(200, width))),
        locale,
      }),
    prompt: () => identity.prompt(),
    cancel: () => identity.cancel(),
  }
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
