import { atom } from 'nanostores'
import type { PointLine } from '#core/points.ts'

export type ToastColor = 'red' | 'green' | 'amber' | 'blue'

/** Shows the level bar and points instead of a text. */
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
  /** Subject, such as a form: the next notification with the same subject replaces it. */
  about?: string
}

export type Gain = { from: number; to: number; lines: readonly PointLine[] }

/** Oldest first. */
export const $notifications = atom<readonly Notification[]>([])

/** The last gain of points while its notification is shown; null otherwise. */
export const $gain = atom<Gain | null>(null)

/** True while the page itself shows the level bar, as at the end of a run; hides the notification's. */
export const $gainInPage = atom(false)

/** Marks the level bar as drawn by the page; the returned function undoes it and ends the gain. */
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

/** Shows the level bar for 10 s; a newer gain replaces it and restarts the time. Ignores gains of 0 or less. */
export function announceGain(gain: Gain) {
  if (gain.to <= gain.from) return
  $gain.set(gain)
  const others = $notifications.get().filter(({ id }) => id !== levelProgress)
  $notifications.set([...others, { id: levelProgress, description: levelProgress, color: 'blue', timeout: LEVEL_MS }])
  resumeGain()
}

/** Keeps the level bar open while it has pointer or keyboard focus. */
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
