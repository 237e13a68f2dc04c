const TRACE = /[?&]trace=([0-9a-f]{32})(?:&|$)/

/**
 * Logs a fault as one line of JSON, in the format of the site's log. The rooms' runtime adds the room. `uri`: address
 * of the socket at fault; its `trace` identifies the page view in error reports.
 */
export function logFault(error: unknown, uri?: string): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const err = { type: name, message, stack }
  const trace = TRACE.exec(uri ?? '')?.[1]
  const time = new Date().toISOString()
  console.error(JSON.stringify({ level: 'error', time, part: 'rooms', trace, err, msg: message }))
}
