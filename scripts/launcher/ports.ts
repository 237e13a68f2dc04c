import { createServer } from 'node:net'
import { CliError } from './cli-error.ts'

export type WantedPort = { name: string; port: number; host: string; flag: string }

/** Throws a `CliError` that names the first port in use, before anything is started. */
export async function requireFree(wanted: readonly WantedPort[]): Promise<void> {
  for (const { name, port, host, flag } of wanted) {
    const failure = await listenOnce(port, host)
    if (failure === null) continue
    throw new CliError(
      failure === 'EADDRINUSE'
        ? `Port ${port} (${name}) is already in use: stop what runs there, or choose another with ${flag}.`
        : `Port ${port} (${name}) cannot be opened on ${host}: ${failure}.`,
    )
  }
}

function listenOnce(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)))
  })
}
