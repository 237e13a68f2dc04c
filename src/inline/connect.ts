import type { Dailies } from './dailies.ts'
import { root } from './fill.ts'
import type { Progress } from './progress.ts'

/** What the emitted module src/inline/on-demand.ts offers. */
type OnDemand = {
  connect(): Promise<void>
  fullTime(progress: Progress, games: Dailies['games']): Promise<void>
}

/** Its address carries the build's id, which the page knows. */
const onDemand = (): Promise<OnDemand> => import(/* @vite-ignore */ root.dataset['onDemand']!)

/**
 * The dialog's code is fetched when somebody reaches for it; when it cannot be loaded, the link leads to the profile
 * page, which asks for the login itself.
 */
export const connect = (link: HTMLAnchorElement) =>
  onDemand()
    .then((module) => module.connect())
    .catch(() => location.assign(link.href))

/** The end of a day, on the home page; when it cannot be loaded, the page stays as it is on every other day. */
export const fullTime: OnDemand['fullTime'] = (progress, games) =>
  onDemand()
    .then((module) => module.fullTime(progress, games))
    .catch(() => void root.toggleAttribute('data-over', false))
