import type { IncomingHttpHeaders } from 'node:http'

/** One request, read completely. */
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer }

/** Any JSON value as answer. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return jsonText(status, JSON.stringify(value), headers)
}

/** JSON that the database has written already. */
export function jsonText(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body }
}

export const empty = (status: number, headers: Record<string, string> = {}): Answer => ({ status, headers, body: '' })

/** A header that may be sent once; undefined when absent. */
export function header(call: Call, name: string): string | undefined {
  const value = call.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The part after `Bearer `; undefined when there is none. */
export function bearer(call: Call): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(header(call, 'authorization') ?? '')?.[1]
}
