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

/** Answers any value as JSON. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return jsonText(status, JSON.stringify(value), headers)
}

/** Answers JSON text that the database has serialised. */
export function jsonText(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body }
}

export const empty = (status: number, headers: Record<string, string> = {}): Answer => ({ status, headers, body: '' })

/** A header that occurs at most once; undefined when absent. */
export function header(call: Call, name: string): string | undefined {
  const value = call.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The bearer token; undefined when absent. */
export function bearer(call: Call): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(header(call, 'authorization') ?? '')?.[1]
}
