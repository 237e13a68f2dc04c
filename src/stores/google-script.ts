import { environment } from './environment.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client'

class GoogleScriptError extends Error {
  override name = 'GoogleScriptError'
  constructor() {
    super('Failed to load the Google 3P Authorization JavaScript Library.')
  }
}

class GoogleClientIdError extends Error {
  override name = 'GoogleClientIdError'
  constructor() {
    super('A Google client id is required.')
  }
}

class GoogleServerError extends Error {
  override name = 'GoogleServerError'
  constructor() {
    super('Sign-in with Google cannot run on the server.')
  }
}

/** The part of https://developers.google.com/identity/gsi/web/reference/js-reference that we use. */
export type GoogleIdentity = {
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

let loading: Promise<GoogleIdentity> | null = null

/**
 * Loads the script once per page; retries after a failure. Rejects with a `GoogleServerError`, `GoogleClientIdError` or
 * `GoogleScriptError`.
 */
export async function loadIdentity(locale: string): Promise<GoogleIdentity> {
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
