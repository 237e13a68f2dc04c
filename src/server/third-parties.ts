import { createHash } from 'node:crypto'

type Environment = Readonly<Record<string, string | undefined>>

const DIRECTIVES = ['script-src', 'connect-src', 'img-src'] as const
type Directive = (typeof DIRECTIVES)[number]
type Sources = Record<Directive, string[]>

/** Services that a build may talk to besides its backend; null or empty where nothing is configured. */
export type ThirdParties = {
  /** `backend`: origin of the backend where its requests carry the trace, else empty; `rooms`: host of the rooms. */
  errors: { dsn: string; origin: string; sample: number; backend: string; rooms: string } | null
  analytics: { src: string; attributes: Record<string, string> } | null
  tags: { url: string; sources: Sources } | null
  /** Changes with every purpose and address, so that players are asked again; empty: nothing to choose. */
  version: string
}

const OWN_PATH = /^\/(?!\/)[\w./-]+$/
const ATTRIBUTE = /^(data-[a-z][a-z0-9-]*)=([\w.:/-]+)$/
const HOST = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/

/** Parses the variables of a build. Throws an Error of one sentence for an unsafe value. */
export function thirdParties(environment: Environment): ThirdParties {
  const parts = { errors: errorsOf(environment), analytics: analyticsOf(environment), tags: tagsOf(environment) }
  const isAny = Object.values(parts).some((part) => part !== null)
  const chosen = [parts.errors?.origin, parts.analytics?.src, parts.tags]
  return { ...parts, version: isAny ? hashOf(JSON.stringify(chosen)) : '' }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

function errorsOf(environment: Environment): ThirdParties['errors'] {
  const dsn = environment['PUBLIC_ERROR_DSN']
  if (!dsn) return null
  const url = URL.canParse(dsn) ? new URL(dsn) : null
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || isLocal) || !url.username || !/^\/(?:.+\/)?\d+$/.test(url.pathname))
    throw new Error('PUBLIC_ERROR_DSN must look like https://key@host/1.')
  const sample = Number(environment['PUBLIC_ERROR_SAMPLE'] || 1)
  if (!(sample >= 0 && sample <= 1)) throw new Error('PUBLIC_ERROR_SAMPLE must be a number from 0 to 1.')
  const backend = environment['PUBLIC_TRACE_BACKEND'] === '1' && environment['PUBLIC_SUPABASE_URL']
  return {
    ...{ dsn, origin: url.origin, sample },
    backend: backend ? new URL(backend).origin : '',
    rooms: environment['PUBLIC_PARTYKIT_HOST'] ?? '',
  }
}

/** A path of our own host only: the policy stays `'self'`. */
function analyticsOf(environment: Environment): ThirdParties['analytics'] {
  const src = environment['PUBLIC_ANALYTICS_SCRIPT']
  if (!src) return null
  if (!OWN_PATH.test(src))
    throw new Error('PUBLIC_ANALYTICS_SCRIPT must be a path on this site, such as /stats/script.js.')
  const words = (environment['PUBLIC_ANALYTICS_ATTRIBUTES'] ?? '').split(/\s+/).filter(Boolean)
  const attributes = words.map((word) => {
    const [, name, value] = ATTRIBUTE.exec(word) ?? []
    if (!name || !value)
      throw new Error(`PUBLIC_ANALYTICS_ATTRIBUTES takes data-name=value only, separated by blanks: not ${word}.`)
    return [name, value] as const
  })
  return { src, attributes: Object.fromEntries(attributes) }
}

function tagsOf(environment: Environment): ThirdParties['tags'] {
  const url = environment['PUBLIC_TAG_MANAGER_URL']
  if (!url) return null
  if (!URL.canParse(url) || !HOST.test(new URL(url).origin))
    throw new Error('PUBLIC_TAG_MANAGER_URL must be an https address, such as https://tags.example/gtm.js?id=GTM-1.')
  const sources: Sources = { 'script-src': [new URL(url).origin], 'connect-src': [], 'img-src': [] }
  let directive: Directive | undefined
  for (const word of (environment['PUBLIC_TAG_MANAGER_SOURCES'] ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [, name, first = word] = /^([a-z-]+)=(.*)$/.exec(word) ?? []
    if (name) directive = DIRECTIVES.find((known) => known === name)
    if (!directive || !HOST.test(first))
      throw new Error(
        `PUBLIC_TAG_MANAGER_SOURCES takes https hosts for ${DIRECTIVES.join(', ')} only, such as script-src=https://*.example.com: not ${word}.`,
      )
    sources[directive].push(first)
  }
  return { url, sources }
}

/** Constants of a build (src/env.d.ts). With nothing configured all of them are empty, and their code is dropped. */
export function buildConstants({ errors, analytics, tags, version }: ThirdParties): Record<string, string> {
  const values = {
    REPORTS_TO: errors?.dsn ?? '',
    REPORT_SAMPLE: errors?.sample ?? 0,
    TRACED_BACKEND: errors?.backend ?? '',
    TRACED_ROOMS: errors?.rooms ?? '',
    CONSENT: version,
    ANALYTICS: analytics ? JSON.stringify(analytics) : '',
    TAGS: tags?.url ?? '',
    MEASURED: analytics !== null || tags !== null,
  }
  const defined = Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])
  return Object.fromEntries(defined) as Record<string, string>
}

/** Hosts that the content security policy allows in addition. */
export const foreignSources = ({ errors, tags }: ThirdParties): Sources => ({
  'script-src': tags?.sources['script-src'] ?? [],
  'connect-src': [...(errors ? [errors.origin] : []), ...(tags?.sources['connect-src'] ?? [])],
  'img-src': tags?.sources['img-src'] ?? [],
})
