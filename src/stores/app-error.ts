import { atom } from 'nanostores'

/** What broke the page, for whoever reports it. */
export type AppError = { message: string; stack: string | null; path: string; build: string; at: number }

/** The app error (specification, 4): the last one that nobody caught. Error reporting listens to it. */
export const $appError = atom<AppError | null>(null)

/** Logs an error that nobody caught, and keeps it. */
export function raiseAppError(error: unknown): void {
  console.error(error)
  $appError.set({
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? (error.stack ?? null) : null,
    path: location.pathname,
    build: document.body.dataset['build'] ?? '',
    at: Date.now(),
  })
}
