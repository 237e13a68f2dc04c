import type { Settings } from '../options.ts'

const GLOB: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }

/** `**` = anything, `*` = anything but dots and slashes, `?` = one such character: the rules of config.toml. */
function matches(pattern: string, address: string): boolean {
  const parts = pattern.split(/(\*\*|\*|\?)/)
  const source = parts.map((part) => GLOB[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&')).join('')
  return new RegExp(`^${source}$`).test(address)
}

/** Where a mail link may lead: the asked address when the allow-list has it, else the site. */
export function redirectOf(settings: Settings, asked: string | null | undefined): string {
  if (asked == null || !URL.canParse(asked)) return settings.siteUrl
  const { href, username, password } = new URL(asked)
  // `http://site@elsewhere/` reads like the site and leads elsewhere.
  if (username !== '' || password !== '') return settings.siteUrl
  return settings.redirectUrls.some((pattern) => matches(pattern, href)) ? href : settings.siteUrl
}
