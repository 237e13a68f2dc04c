import type { Settings } from '../options.ts'

const GLOB: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }

/**
 * Matches redirect patterns as in config.toml: `**` anything, `*` anything but dots and slashes, `?` one such
 * character.
 */
function matches(pattern: string, address: string): boolean {
  const parts = pattern.split(/(\*\*|\*|\?)/)
  const source = parts.map((part) => GLOB[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&')).join('')
  return new RegExp(`^${source}$`).test(address)
}

/** Returns the requested redirect address if the allow-list has it, else the site. */
export function redirectOf(settings: Settings, asked: string | null | undefined): string {
  if (asked == null || !URL.canParse(asked)) return settings.siteUrl
  const { href, username, password } = new URL(asked)
  // `http://site@elsewhere/` looks like the site but leads elsewhere.
  if (username !== '' || password !== '') return settings.siteUrl
  return settings.redirectUrls.some((pattern) => matches(pattern, href)) ? href : settings.siteUrl
}
