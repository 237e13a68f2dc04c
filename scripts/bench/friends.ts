// `npm run bench -- friends`: two leagues of friends over a simulated week in real browsers (tests/friends). Each day the
// table, and after the week the cup, are compared with a recount of the results in the database.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { requireBrowser } from '../launcher/browser.ts'
import { CliError } from '../launcher/cli-error.ts'

export async function friends(): Promise<void> {
  requireBrowser()
  const command = ['test', '--config', 'playwright.friends.config.ts']
  const { status } = spawnSync(join('node_modules', '.bin', 'playwright'), command, { stdio: 'inherit' })
  if (status !== 0) throw new CliError('A league differs from its recount, or a friend could not play.')
}
