import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from './cli-error.ts'

/** 32 random bytes each, independent of each other (docs/deploy.md). */
export const SECRET_NAMES = [
  'PUZZLE_SECRET',
  'ROOM_PUZZLE_SECRET',
  'ROOM_TICKET_SECRET',
  'ROOM_RESULT_SECRET',
  'CRON_SECRET',
] as const
export type Secrets = Record<(typeof SECRET_NAMES)[number], string>

const SECRET_BYTES = 32
/** Only the owner reads and writes. */
const PRIVATE = 0o600

/** Creates the folder, makes it private and checks that it is writable; throws a `CliError` otherwise. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // An existing folder may have been open to all.
    chmodSync(folder, 0o700)
    const probe = join(folder, '.probe')
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new CliError(`The data folder ${folder} cannot be written: ${(error as NodeJS.ErrnoException).code}.`)
  }
}

/** Secrets missing in the environment are generated once and stored in `secrets.json`. */
export function readSecrets(folder: string, environment: Readonly<Record<string, string | undefined>>): Secrets {
  const file = join(folder, 'secrets.json')
  const kept: Partial<Secrets> = existsSync(file) ? parseSecrets(file) : {}
  const secrets = Object.fromEntries(
    SECRET_NAMES.map((name) => [name, kept[name] ?? randomBytes(SECRET_BYTES).toString('base64url')]),
  ) as Secrets
  if (SECRET_NAMES.some((name) => kept[name] === undefined)) writePrivate(file, secrets)
  for (const name of SECRET_NAMES) secrets[name] = environment[name] || secrets[name]
  return secrets
}

function parseSecrets(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  } catch {
    throw new CliError(`${file} is not JSON: mend it, or remove it to make new secrets.`)
  }
}

/** Writes JSON that no other account on the machine can read. */
export function writePrivate(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: PRIVATE })
}
