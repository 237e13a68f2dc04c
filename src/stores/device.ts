import { webStorage } from './persisted.ts'

/** Key of the device token that the auth service issues after a correct password; it survives a logout. */
const KEY = 'device'
const HEADER = 'x-device'

/**
 * Sends a password with the browser's device token, so that other people's failed log-ins do not rate-limit the owner.
 * Hosted Supabase neither issues such tokens nor allows the header, so it never receives one.
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
