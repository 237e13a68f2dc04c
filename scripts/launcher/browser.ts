import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { CliError } from './cli-error.ts'

const WHOLE = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
// Draws no window and takes a fifth less processor time than the whole browser.
const SHELL = '/usr/bin/chromium-headless-shell'

/** Chromium flags for tests: quiet, offline, and for containers, too. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Same text widths as in the full browser.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of a browser for tests: CHROMIUM_PATH, else Playwright's own (undefined), else the system's; null when there is
 * none.
 */
export function findBrowser(): string | undefined | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new CliError(`CHROMIUM_PATH names ${chosen}, which does not exist.`)
  }
  if (existsSync(chromium.executablePath())) return undefined
  return [SHELL, ...WHOLE].find((path) => existsSync(path)) ?? null
}

/** Measures in the browser that visitors have, where it is installed. */
export function preferWholeBrowser(): void {
  const whole = WHOLE.find((path) => existsSync(path))
  if (whole) process.env.CHROMIUM_PATH ??= whole
}

/** Downloads Playwright's browser when there is none; throws a `CliError` on failure. */
export function requireBrowser(): void {
  if (findBrowser() !== null) return
  console.log('No browser found: fetching one (playwright install chromium) ...')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  if (findBrowser() === null) {
    throw new CliError(
      'The end-to-end tests need a browser: install the package "chromium" (apt-get install chromium).',
    )
  }
}

/** Options of `chromium.launch` for that browser. */
export function browserLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser()
  return { ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGUMENTS }
}
