import { multistream, pino, stdTimeFunctions, type DestinationStream } from 'pino'
import { optional } from './env.ts'
import { requestScope } from './request-scope.ts'

/** Output streams: `lines` for info, `faults` for warnings and errors. */
type Streams = { lines: DestinationStream; faults: DestinationStream }

/** A log of JSON lines. Every line of a request carries its id, route, caller and run. */
export function createLogger({ lines, faults }: Streams, level: string) {
  const streams = multistream(
    [
      { level: 'info', stream: lines },
      { level: 'warn', stream: faults },
    ],
    { dedupe: true },
  )
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: scopeFields,
    },
    streams,
  )
}

// Ignore write errors, as `console` does: a full disk or a closed pipe must not crash the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Written synchronously, because a serverless instance may be frozen after its answer. */
export const log = createLogger({ lines: process.stdout, faults: process.stderr }, optional('LOG_LEVEL') ?? 'info')

function scopeFields(): object {
  const { backendCalls: _, ...fields } = requestScope() ?? {}
  return fields
}
