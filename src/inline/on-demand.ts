import type { Progress } from '#stores/page-progress.ts'
import { fillBench } from './bench.ts'
import type { Shown } from '../full-time/day.ts'

// Pages without an island lack the globals that the development server's refresh transform expects.
if (import.meta.env.DEV) Object.assign(globalThis, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type })

/** Loads the scripts for display settings and looks, only for players who have changed them. */
function applyDisplay() {
  const { display } = document.documentElement.dataset
  if (display !== undefined) import('./apply-display.ts').then(({ applyDisplay: apply }) => apply()).catch(() => {})
  // Also runs after a reset, to remove looks that are already drawn.
  const hasLook = /(^| )(kit|numbers|title)-/.test(display ?? '') || document.querySelector('.own-shirt')
  if (hasLook) import('../own-look/index.ts').then(({ drawOwnLook }) => drawOwnLook()).catch(() => {})
}
applyDisplay()
for (const event of ['DOMContentLoaded', 'progress', 'storage', 'pageshow']) addEventListener(event, applyDisplay)

/** Loads and opens the connection dialog. */
export async function connect(): Promise<void> {
  const { openConnectionDialog } = await import('../islands/connection-entry.tsx')
  openConnectionDialog({ redirect: null })
}

/** Starts the privacy choices (src/consent), only in builds with an optional service. */
export async function consent(): Promise<void> {
  if (import.meta.env.CONSENT) (await import('../consent/index.ts')).startConsent()
}

/** Handles the contact form by script (src/contact). */
export async function contact(form: HTMLFormElement): Promise<void> {
  const { followForm } = await import('../contact/form.ts')
  await followForm(form)
}

/** Draws bench and headlines of the week on the home page (src/headlines), or the end of the day (src/full-time). */
export async function home(
  progress: Progress,
  { games, next }: { games: readonly Shown[]; next?: Shown | undefined },
): Promise<void> {
  fillBench(progress)
  if (!next) return (await import('../full-time/index.ts')).showFullTime(progress, games)
  // The page is complete without headlines.
  await import('../headlines/index.ts').then(({ showHeadlines }) => showHeadlines(progress)).catch(() => {})
}

/** Reports the signed-in account, now and after every change. Rejects when its client cannot be loaded. */
export async function followAccount(show: (account: import('../stores/account.ts').Account) => void): Promise<void> {
  const [{ loadSession }, { $account }] = await Promise.all([
    import('../stores/load-session.ts'),
    import('../stores/account.ts'),
  ])
  await loadSession()
  $account.subscribe(show)
}
