import type { Progress } from '#stores/page-progress.ts'
import { fillBench } from './bench.ts'
import type { Shown } from '../full-time/day.ts'

// Pages without an island lack the globals that the development server's refresh transform expects.
if (import.meta.env.DEV) Object.assign(globalThis, { $RefreshReg$() {}, $RefreshSig$: () => (type: unknown) => type })

/** Only players with settings or looks of their own load the scripts that apply them. */
function applyDisplay() {
  const { display } = document.documentElement.dataset
  if (display !== undefined) import('./apply-display.ts').then(({ applyDisplay: apply }) => apply()).catch(() => {})
  // Drawn looks are taken away when none is chosen any more.
  const hasLook = /(^| )(kit|numbers|title)-/.test(display ?? '') || document.querySelector('.own-shirt')
  if (hasLook) import('../own-look/index.ts').then(({ drawOwnLook }) => drawOwnLook()).catch(() => {})
}
applyDisplay()
for (const event of ['DOMContentLoaded', 'progress', 'storage', 'pageshow']) addEventListener(event, applyDisplay)

/** Opens the connection dialog on a page that was sent without it. */
export async function connect(): Promise<void> {
  const { openConnectionDialog } = await import('../islands/connection-entry.tsx')
  openConnectionDialog({ redirect: null })
}

/** Privacy choices, only in builds with a service to choose (src/consent). */
export async function consent(): Promise<void> {
  if (import.meta.env.CONSENT) (await import('../consent/index.ts')).startConsent()
}

/** Follows the contact form (src/contact). */
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
