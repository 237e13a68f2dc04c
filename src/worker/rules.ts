import { localeOfPath, localePath } from '#i18n/locales.ts'
import type { KeepRequest, Kits } from '#core/offline.ts'

/** How the worker answers a request; null leaves it to the browser. */
export type Handling = 'page' | 'part' | 'drawing' | null

type Asked = { method: string; mode: string; url: URL; origin: string }

/** Endpoints, and pictures of running puzzles: never answered or stored by the worker. */
const NEVER = /^\/(?:api|users|auth|img\/run|img\/quiz)(?:\/|$)/
/** Excludes portraits, which may be taken down at any time; includes the style sheet of the settings. */
const DRAWING = /^\/(?:(?:img\/(?:crest|kit|league|stadium|ground)|flags)\/[\w.-]+|display\.css)$/
const FILE = /\.[a-z0-9]+$/i

export function handlingOf({ method, mode, url, origin }: Asked): Handling {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin || NEVER.test(pathname)) return null
  if (mode === 'navigate') return FILE.test(pathname) ? null : 'page'
  if (pathname.startsWith('/_astro/')) return 'part'
  return DRAWING.test(pathname) ? 'drawing' : null
}

/** The offline page in the language of an address. */
export const offlinePath = (pathname: string): string => localePath(localeOfPath(pathname), '/offline')

/** True for an answer that may be stored: complete, and not that of another address. */
export const isStorable = ({ status, redirected }: Pick<Response, 'status' | 'redirected'>): boolean =>
  status === 200 && !redirected

/** True for a page of this build; the site may have been redeployed since the list of files was read. */
export const isOfBuild = (html: string, build: string): boolean => html.includes(`data-build="${build}"`)

const BUILD = /^[\w-]{1,80}$/
const PATH = /^\/[\w/-]{0,80}$/

/** Parses a message of a page; null for anything else. */
export function readKeepRequest(data: unknown): KeepRequest | null {
  const { build, path, all } = (data ?? {}) as Partial<Record<keyof KeepRequest, unknown>>
  if (typeof build !== 'string' || typeof path !== 'string' || typeof all !== 'boolean') return null
  return BUILD.test(build) && PATH.test(path) ? { build, path, all } : null
}

/** Practice pages that a message asks for, with the addresses of their files; none for a page that is no practice. */
export function wantedPages({ path, all }: KeepRequest, { files, pages }: Kits): { path: string; parts: string[] }[] {
  const paths = Object.keys(pages).filter((one) => (all ? localeOfPath(one) === localeOfPath(path) : one === path))
  return paths.map((one) => ({ path: one, parts: pages[one]!.map((at) => `/_astro/${files[at]}`) }))
}

/** Parses the list of files of a build; null when it is none. */
export function readKits(data: unknown): Kits | null {
  const { files, pages } = (data ?? {}) as Partial<Kits>
  const isList = Array.isArray(files) && files.every((file) => typeof file === 'string' && /^[\w.~-]+$/.test(file))
  if (!isList || typeof pages !== 'object' || pages === null) return null
  const isWhole = Object.values(pages).every((list) => Array.isArray(list) && list.every((at) => at in files))
  return isWhole ? { files, pages } : null
}
