import { webStorage } from './persisted.ts'

/** Key of the token that the auth service gives a browser after a right password; it survives a logout. */
const KEY = 'device'
const HEADER = 'x-device'

/**
 * Sends a password with the browser's device token, so that other people's wrong passwords do not slow its owner down.
 * Only a service that issues tokens gets one: hosted Supabase neither sends nor allows the header.
 */
export async function fetchWithDevice(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const known = read()
  const headers = new Headers(init?.headers)
  if (known) headers.set(HEADER, known)
  const response = await fetch(input, { ...init, headers })
  const issued = response.headers.get(HEADER)
  if (issued) write(issued)
  return response
}

function read(): string | null {
  try {
    return webStorage()?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

function write(token: string) {
  try {
    webStorage()?.setItem(KEY, token)
  } catch {
    // A full storage costs the convenience only.
  }
}
