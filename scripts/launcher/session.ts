import { loadEnvironmentFile } from './environment.ts'
import { CliError } from './cli-error.ts'
import { readSettings, type Settings } from './settings.ts'
import { launch, type SiteKind, type Stack } from './stack.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A launch from the command line: runs until Ctrl-C, SIGTERM or the failure of a part, and leaves nothing behind. */
export async function session(kind: SiteKind): Promise<void> {
  loadEnvironmentFile()
  const settings = readSettings(process.argv.slice(2), process.env)
  const stopped = stopSignal()
  try {
    const stack = await launch(settings, kind, stopped)
    console.log(summary(settings, stack))
    const words = await Promise.race([stack.death, aborted(stopped)])
    await stack.stop()
    if (words) throw new CliError(words)
  } catch (error) {
    if (!stopped.aborted) throw error
  }
}

function stopSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of SIGNALS) process.on(signal, () => controller.abort())
  return controller.signal
}

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null))
  })

const summary = ({ siteUrl, roomsHost }: Settings, { inboxUrl, backendUrl }: Stack) =>
  [
    '',
    `  site     ${siteUrl}`,
    ...(inboxUrl ? [`  mail     ${inboxUrl}`] : []),
    `  backend  ${backendUrl}`,
    `  rooms    ${roomsHost}`,
    '',
    '  Ctrl-C stops all of them.',
    '',
  ].join('\n')
