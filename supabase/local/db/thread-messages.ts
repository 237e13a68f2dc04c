import type { Engine } from './engine.ts'

/** What the thread of an engine is asked. */
export type Asked = { id: number; call: keyof Engine; sql: string; values: unknown[] | undefined }

/** An error of PostgreSQL as it crosses threads: a copied `Error` would lose its code. */
export type Failure = { message: string; code?: string; detail?: string; hint?: string }

/** What it answers: `ready` once, then one of the others for each question. */
export type Answered = { ready: true } | { id: number; result: unknown } | { id: number; failure: Failure }

/** What is told of an error on the other side. */
export function failureOf(error: unknown): Failure {
  const { message = String(error), ...rest } = error as Partial<Failure>
  const failure: Failure = { message }
  for (const name of ['code', 'detail', 'hint'] as const) {
    const value = rest[name]
    if (typeof value === 'string') failure[name] = value
  }
  return failure
}
