import { atom } from 'nanostores'

/** An uncaught error, for error reporting. `name` only in builds that report. */
export type AppError = {
  name?: string
  message: string
  stack: string | null
  path: string
  build: string
  at: number
}

/** The last uncaught error. Error reporting subscribes to it. */
export const $appError = atom<AppError | null>(null)

/** Logs and stores an uncaught error. */
export function raiseAppError(error: unknown): void {
  console.error(error)
  $appError.set({
    ...(import.meta.env.REPORTS_TO ? { name: error instanceof Error ? error.name : '' } : {}),
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? (error.stack ?? null) : null,
    path: location.pathname,
    build: document.body.dataset['build'] ?? '',
    at: Date.now(),
  })
}
