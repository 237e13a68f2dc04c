import { multistream, pino, stdTimeFunctions, type DestinationStream } from 'pino'
import { optional } from './env.ts'
import { requestScope } from './request-scope.ts'

/** Where lines go; `faults` gets warnings and errors. */
type Streams = { lines: DestinationStream; faults: DestinationStream }

/** A log of JSON lines. Every line of a request carries its id, route, caller and run. */
export function logTo({ lines, faults }: Streams, level: string) {
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

// As `console` does: a full disk or a closed pipe must not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Written synchronously, because a serverless instance may be frozen after its answer. */
export const log = logTo({ lines: process.stdout, faults: process.stderr }, optional('LOG_LEVEL') ?? 'info')

function scopeFields(): object {
  const { backendCalls: _, ...fields } = requestScope() ?? {}
  return fields
}
