/** Thrown for text that PostgreSQL cannot hold; the caller answers 400. */
export class UnquotableError extends Error {}

function withoutNul(text: string): string {
  if (text.includes('\0')) throw new UnquotableError('Text must not contain the null character')
  return text
}

/** Quotes a string as an SQL literal of unknown type, which PostgreSQL casts as needed; null becomes `null`. */
export function literal(value: string | null): string {
  if (value === null) return 'null'
  // standard_conforming_strings is on: a backslash is an ordinary character, so only quotes are doubled.
  return `'${withoutNul(value).replaceAll("'", "''")}'`
}

/** Quotes a name as an SQL identifier; any text names exactly itself. */
export function identifier(name: string): string {
  if (name === '') throw new UnquotableError('A name must not be empty')
  return `"${withoutNul(name).replaceAll('"', '""')}"`
}
