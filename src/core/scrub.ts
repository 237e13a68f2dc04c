/** Longest text of a report. */
const MAX_LENGTH = 2000

/**
 * Patterns of personal and secret text with their replacements. Quoted text is removed as a whole, because parser
 * errors quote the answer that they could not read.
 */
const SECRETS: [RegExp, string][] = [
  [/"[\s\S]*"/g, '"*"'],
  [/[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:]+/g, '*'],
  [/[?#][^\s)]*/g, ''],
  [/\/(c|s)\/[\w-]+/g, '/$1/*'],
  [/\b(?:eyJ|sb_)[\w.-]+/g, '*'],
  [/\b(bearer|ticket|token|code)([ :=]+)[\w.-]{4,}/gi, '$1$2*'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '*'],
  [/\b(?=[\w-]*\d)[\w-]{24,}\b/g, '*'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '*'],
]

/** The text without mail addresses, tokens, codes, ids, quoted answers, queries and fragments; cut at 2,000 letters. */
export const scrub = (text: string): string =>
  SECRETS.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text.slice(0, MAX_LENGTH))

/** An address of a script without query and fragment. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/, '')

type Frame = { filename?: string; abs_path?: string; vars?: unknown }
type Scrubbed = {
  message?: string
  transaction?: string
  exception?: { values?: { value?: string; stacktrace?: { frames?: Frame[] } }[] }
}

/** Removes everything from an error report that identifies a player or reveals an answer. */
export function scrubReport<Report extends object>(report: Report): Report {
  const event = report as Scrubbed & Record<string, unknown>
  for (const personal of ['user', 'request', 'extra', 'breadcrumbs', 'server_name', 'modules']) delete event[personal]
  if (event.message !== undefined) event.message = scrub(event.message)
  if (event.transaction !== undefined) event.transaction = scrub(event.transaction)
  for (const exception of event.exception?.values ?? []) {
    if (exception.value !== undefined) exception.value = scrub(exception.value)
    for (const frame of exception.stacktrace?.frames ?? []) {
      delete frame.vars
      if (frame.filename !== undefined) frame.filename = withoutQuery(frame.filename)
      if (frame.abs_path !== undefined) frame.abs_path = withoutQuery(frame.abs_path)
    }
  }
  return report
}
