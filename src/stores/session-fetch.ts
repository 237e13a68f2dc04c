import * as z from 'zod/mini'
import { fetchWithDevice } from './device.ts'
import { withLock } from './locks.ts'
import { setCause } from './session-end.ts'
import { storedSession, type StoredSession } from './stored-session.ts'

const RETRIES = 3
const FIRST_PAUSE_MS = 200

/** Maximum time other tabs wait for the client to store a new session. */
const WRITING_MS = 1000
const POLL_MS = 20

type Request = Parameters<typeof fetch>

/**
 * `fetch` for the auth client. Tabs renew their shared session one at a time, and only the first of them calls the
 * service; the client alone would call it from every tab. Retries up to 3 times after a network failure
 * (specification, 7), and records a refusal as the cause of the session's end.
 */
export const sessionFetch: typeof fetch = (...request) => {
  if (isGrant(request, 'refresh_token')) return shareRefresh(request)
  if (isGrant(request, 'password')) return fetchWithDevice(...request)
  return isReading(request) ? fetchSession(request) : fetch(...request)
}

const urlOf = ([input]: Request): URL => new URL(input instanceof Request ? input.url : input)
const methodOf = ([input, init]: Request) => init?.method ?? (input instanceof Request ? input.method : 'GET')

function isGrant(request: Request, type: 'refresh_token' | 'password'): boolean {
  const { pathname, searchParams } = urlOf(request)
  return pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === type
}

const isReading = (request: Request) => urlOf(request).pathname.endsWith('/auth/v1/user') && methodOf(request) === 'GET'

/** Holds the lock until the client has stored the new session; before that another tab would read the old one. */
function shareRefresh(request: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    const work = async () => {
      const used = refreshTokenOf(request)
      const renewed = await renewedSince(used)
      if (renewed) return resolve(Response.json(renewed))
      const response = await fetchSession(request)
      resolve(response)
      if (response.ok) await waitUntilStored(used)
    }
    withLock('refresh', work).catch(reject)
  })
}

const Body = z.object({ refresh_token: z.string() })

function refreshTokenOf([, init]: Request): string | null {
  try {
    return Body.safeParse(JSON.parse(String(init?.body))).data?.refresh_token ?? null
  } catch {
    return null
  }
}

/** The session that another tab has renewed meanwhile; null when this tab must call the service. */
async function renewedSince(used: string | null): Promise<StoredSession | null> {
  const stored = await storedSession()
  const isNewer = stored !== null && stored.refresh_token !== used && stored.expires_at * 1000 > Date.now()
  return isNewer ? stored : null
}

async function waitUntilStored(used: string | null): Promise<void> {
  for (let waited = 0; waited < WRITING_MS; waited += POLL_MS) {
    if ((await storedSession())?.refresh_token !== used) return
    await pause(POLL_MS)
  }
}

async function fetchSession(request: Request, attempt = 0): Promise<Response> {
  try {
    const response = await fetch(...request)
    setCause(response.status >= 400 && response.status < 500 ? 'refused' : null)
    return response
  } catch (error) {
    if (attempt === RETRIES) throw error
    await pause(FIRST_PAUSE_MS * 2 ** attempt)
    return fetchSession(request, attempt + 1)
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
