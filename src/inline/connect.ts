import type { Dailies } from './dailies.ts'
import { root } from './fill.ts'
import type { Progress } from '#stores/page-progress.ts'

/** Exports of the emitted module src/inline/on-demand.ts. */
type OnDemand = {
  connect(): Promise<void>
  consent(): Promise<void>
  contact(form: HTMLFormElement): Promise<void>
  home(progress: Progress, dailies: Dailies): Promise<void>
}

/** Imports the module, whose address in the page contains the build's id. */
export const onDemand = (): Promise<OnDemand> => import(/* @vite-ignore */ root.dataset['onDemand']!)

/**
 * Loads the dialog's code on demand; on failure the link leads to the profile page, which asks for the login itself.
 */
export const connect = (link: HTMLAnchorElement) =>
  onDemand()
    .then((module) => module.connect())
    .catch(() => location.assign(link.href))

/** Shows headlines, or the end of the day, on the home page; if loading fails the page stays in its default state. */
export const home: OnDemand['home'] = (progress, dailies) =>
  onDemand()
    .then((module) => module.home(progress, dailies))
    .catch(() => void root.toggleAttribute('data-over', false))

/** Asks for consent and loads the accepted services; if loading fails, nothing is counted. */
export const consent = () =>
  void onDemand()
    .then((module) => module.consent())
    .catch(() => {})

/** Sends the contact form by script; if loading fails, the browser submits it. */
export const contact = (form: HTMLFormElement) =>
  void onDemand()
    .then((module) => module.contact(form))
    .catch(() => {})
