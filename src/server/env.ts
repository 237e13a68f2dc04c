/** Variables that a running site needs (docs/deploy.md); the rooms' secrets are read where rooms are used. */
const REQUIRED = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'PUBLIC_SITE_URL',
  'PUZZLE_SECRET',
  'ROOM_TICKET_SECRET',
  'ROOM_RESULT_SECRET',
] as const

export type ServerVariable =
  | (typeof REQUIRED)[number]
  | 'IMAGE_HOST_URL'
  | 'IMAGE_HOST_KEY'
  | 'IMAGE_HOSTS'
  | 'PUBLIC_PARTYKIT_HOST'
  | 'QUIZ_SHARDS'
  | 'RATE_LIMIT_FACTOR'
  | 'BACKEND_DEADLINE_MS'
  | 'BUILD_ID'
  | 'CRON_SECRET'
  | 'VERCEL_GIT_COMMIT_SHA'
  | 'LOG_LEVEL'
  | 'METRICS_TOKEN'
  | 'ERROR_DSN'
  | 'CONTACT_SMTP_URL'
  | 'INBOX_URL'

/** Current value of a variable, or undefined. Public ones may be inlined at build. */
export function optional(name: ServerVariable): string | undefined {
  const baked = name.startsWith('PUBLIC_') ? (import.meta.env as Record<string, string> | undefined)?.[name] : undefined
  return process.env[name] || baked || undefined
}

/** Value of a variable; throws an Error of one sentence when it is missing. */
export function required(name: ServerVariable): string {
  const value = optional(name)
  if (!value) throw new Error(sentence([name]))
  return value
}

/** One sentence that names the missing variables for a production start, or null. */
export const missingEnvironment = (): string | null => missingOf(REQUIRED, 'run')

/** One sentence that names the missing variables that a build bakes into its pages, or null. */
export const missingForBuild = (): string | null =>
  missingOf(
    REQUIRED.filter((name) => name.startsWith('PUBLIC_')),
    'be built',
  )

function missingOf(names: readonly ServerVariable[], what: string): string | null {
  const missing = names.filter((name) => !optional(name))
  return missing.length > 0 ? sentence(missing, what) : null
}

const sentence = (names: readonly string[], what = 'run'): string =>
  `The site cannot ${what} without ${names.join(', ')}: set ${names.length === 1 ? 'it' : 'them'} as docs/deploy.md describes.`
