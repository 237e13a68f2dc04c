import { atom } from 'nanostores'
import type { PointLine } from '#core/points.ts'

export type ToastColor = 'red' | 'green' | 'amber' | 'blue'

/** Shown instead of a text: the bar of the level and what was won (specification, 2). */
export const levelProgress = 'levelProgress'

export const TOAST_MS = 5000
export const LEVEL_MS = 10_000

export type Notification = {
  id: string
  /** Absent: the default title of the colour. */
  title?: string
  /** Plain text, or `levelProgress`. */
  description: string
  /** Absent: the icon of the colour. */
  icon?: 'alert' | 'check' | 'warning' | 'info'
  color: ToastColor
  /** Milliseconds. */
  timeout: number
  /** Names what it is about, such as a form: the next one about the same takes its place. */
  about?: string
}

export type Gain = { from: number; to: number; lines: readonly PointLine[] }

/** Oldest first. */
export const $notifications = atom<readonly Notification[]>([])

/** The last gain of points, while its notification runs; null otherwise. */
export const $gain = atom<Gain | null>(null)

/** True while a page draws the level bar itself, as the end of a run does: then the notification area does not. */
export const $gainInPage = atom(false)

/** The page draws the level bar from now on; returns the way to stop, which also ends the gain that was drawn. */
export function drawGainInPage(): () => void {
  $gainInPage.set(true)
  return () => {
    $gainInPage.set(false)
    dismiss(levelProgress)
  }
}

let count = 0

/** Shows a toast for `timeout` ms (5 s) and returns its id. */
export function notify(toast: Omit<Notification, 'id' | 'timeout'> & { timeout?: number }): string {
  const id = `toast-${++count}`
  const { about } = toast
  const others = $notifications.get().filter((old) => about === undefined || old.about !== about)
  $notifications.set([...others, { timeout: TOAST_MS, ...toast, id }])
  return id
}

export function dismiss(id: string) {
  $notifications.set($notifications.get().filter((notification) => notification.id !== id))
  if (id === levelProgress) endGain()
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the level bar for 10 s; a newer gain takes its place and starts the time again. Gains of 0 or less are ignored
 * (specification, 4).
 */
export function announceGain(gain: Gain) {
  if (gain.to <= gain.from) return
  $gain.set(gain)
  const others = $notifications.get().filter(({ id }) => id !== levelProgress)
  $notifications.set([...others, { id: levelProgress, description: levelProgress, color: 'blue', timeout: LEVEL_MS }])
  resumeGain()
}

/** Holds the level bar while a pointer or the keyboard is on it. */
export function holdGain() {
  clearTimeout(timer)
}

export function resumeGain() {
  clearTimeout(timer)
  timer = setTimeout(() => dismiss(levelProgress), LEVEL_MS)
}

function endGain() {
  clearTimeout(timer)
  $gain.set(null)
}
