/** Writes a fault as one line of JSON, in the shape of the site's log. The rooms' runtime adds the room itself. */
export function logFault(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const err = { type: name, message, stack }
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), part: 'rooms', err, msg: message }))
}
