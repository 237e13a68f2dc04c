const BLOCKS = ['VCALENDAR', 'VEVENT', 'VALARM']
const LINE_BYTES = 75

/**
 * Parses an iCalendar file of one event with one alarm as RFC 5545 has it, and returns its properties by name with
 * parameters. Throws for lines that do not end in CRLF or are too long, and for blocks out of order.
 */
export function propertiesOf(file: string): Record<string, string> {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('a line ends without CRLF')
  const lines = file.slice(0, -2).split('\r\n')
  const long = lines.find((line) => Buffer.byteLength(line) > LINE_BYTES)
  if (long !== undefined) throw new Error(`longer than ${LINE_BYTES} bytes: ${long}`)
  if (lines.some((line) => line.includes('\uFFFD'))) throw new Error('a character was cut')
  const whole = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const frame = whole.filter((line) => /^(BEGIN|END):/.test(line))
  const expected = [...BLOCKS.map((name) => `BEGIN:${name}`), ...BLOCKS.toReversed().map((name) => `END:${name}`)]
  if (frame.join() !== expected.join()) throw new Error(`blocks: ${frame.join()}`)
  const entries = whole.flatMap((line) => {
    const [, name, value] = /^([A-Z][A-Z0-9;=a-z-]*):(.*)$/s.exec(line) ?? []
    if (name === undefined || value === undefined) throw new Error(`no property: ${line}`)
    return name === 'BEGIN' || name === 'END' ? [] : [[name, unescaped(value)] as const]
  })
  return Object.fromEntries(entries)
}

const unescaped = (value: string) =>
  value.replace(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
