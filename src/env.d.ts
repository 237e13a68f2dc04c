/// <reference types="astro/client" />

declare module 'virtual:inline-script' {
  /** The one inline script of a page, bundled and minified from src/inline/site.ts. */
  export const site: string
  /** The one of the home page: `site` and the home page's own figures. */
  export const home: string
  /** The one of the pages of modes: `site` and the player's own figures. */
  export const picker: string
  /** The one of the pages of games: `site`, and what is pressed before the game is there. */
  export const play: string
  /** The one of the pages of boards: `site` and the table. */
  export const table: string
  /** The one of the archive: `site` and the calendar. */
  export const archive: string
  /** The one of the albums: `site` and what was found of each. */
  export const albums: string
  /** The one of the lobby of the quiz: `site` and the clock to the next kick-off. */
  export const quiz: string
  /** The one of the profile: `site` and the figures of its head. */
  export const profile: string
  /** The one of the contact page: `site`, and what a form that is touched loads. */
  export const contact: string
  /** The one of the offline page: `site` and the practice that is here. */
  export const offline: string
  /** Second script of pages with an island: handles an island that cannot be loaded. */
  export const island: string
  /** Address of the module that the script imports when a visitor reaches for the connection dialog. */
  export const onDemand: string
}

/** Chromium's dialog to install the site, not in TypeScript's library. */
type InstallPrompt = Event & { prompt(): Promise<unknown> }

interface Window {
  installPrompt?: InstallPrompt
}

interface ImportMetaEnv {
  /** Names one build. */
  readonly BUILD_ID: string
  /** Version in the addresses of pictures. */
  readonly PICTURES: string
  /** DSN that a browser reports errors to; empty: the build has no code for it. */
  readonly REPORTS_TO: string
  /** Share of page views that report errors, 0 to 1. */
  readonly REPORT_SAMPLE: number
  /** Origin of the backend where requests to it carry the trace of their page; empty: they do not. */
  readonly TRACED_BACKEND: string
  /** Host of the rooms, whose sockets carry the trace. */
  readonly TRACED_ROOMS: string
  /** Version of the configured purposes and addresses; empty: there is nothing to choose. */
  readonly CONSENT: string
  /** JSON of the analytics script; empty: none. */
  readonly ANALYTICS: string
  /** Address of the tag manager; empty: none. */
  readonly TAGS: string
  /** True when a build counts visits or has a tag manager. */
  readonly MEASURED: boolean
  /** True: Google's button is shown although there may be no client id. */
  readonly GOOGLE_LOGIN: boolean
  /** Cloudflare Turnstile's site key; empty: no CAPTCHA, and none of its code in the build. */
  readonly CAPTCHA: string
  /** True where pages register the service worker: not in development, and not with SERVICE_WORKER=off. */
  readonly WORKER: boolean
}
