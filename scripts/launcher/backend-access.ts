import { keysOf } from '#supabase/local/keys.ts'
import type { BackendAccess } from './environment.ts'
import { CliError } from './cli-error.ts'
import type { Settings } from './settings.ts'

export type Backend = BackendAccess & { inboxUrl: string | null }

/** How the backend will be reached, before it is up: its keys are in the data folder, or made now. */
export async function backendAccess({ embeddedBackend, dataFolder, ports }: Settings): Promise<Backend> {
  if (!embeddedBackend) return hostedBackend()
  const keys = await keysOf(dataFolder).catch((error: Error) => {
    throw new CliError(`${error.message}.`)
  })
  const url = process.env.BACKEND_URL || `http://127.0.0.1:${ports.backend}`
  return {
    url,
    inboxUrl: `http://127.0.0.1:${ports.inbox}`,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    imageHost: { url: `${url}/image-host`, key: keys.imageHost },
  }
}

/** The settings guarantee that all three are set. */
function hostedBackend(): Backend {
  const { PUBLIC_SUPABASE_URL = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '' } = process.env
  return {
    url: PUBLIC_SUPABASE_URL,
    publishableKey: PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
    inboxUrl: null,
  }
}
