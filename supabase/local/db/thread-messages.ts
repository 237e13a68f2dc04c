import type { Engine } from './engine.ts'

/** A request to an engine's thread. */
export type Asked = { id: number; call: keyof Engine; sql: string; values: unknown[] | undefined }

/** A PostgreSQL error in a form that crosses threads: cloning an `Error` would lose its code. */
export type Failure = { message: string; code?: string; detail?: string; hint?: string }

/** Messages of the thread: `ready` once, then one answer per request. */
export type Answered = { ready: true } | { id: number; result: unknown } | { id: number; failure: Failure }

/** Converts an error for the other thread. */
export function failureOf(error: unknown): Failure {
  const { message = String(error), ...rest } = error as Partial<Failure>
  const failure: Failure = { message }
  for (const name of ['code', 'detail', 'hint'] as const) {
    const value = rest[name]
    if (typeof value === 'string') failure[name] = value
  }
  return failure
}
