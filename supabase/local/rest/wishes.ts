import { header, type Call } from '../http/messages.ts'
import { NotOffered } from '../not-offered.ts'

/** Preferences of the caller, from the headers Prefer, Accept and Range. */
export type Wishes = {
  /** Return the written rows. */
  wantsRows: boolean
  wantsCount: boolean
  /** Return exactly one row, as an object. */
  wantsOne: boolean
  /** Conflict handling of an insert. */
  onDuplicate: 'fail' | 'merge' | 'ignore'
  range: { offset: number; limit: number | undefined } | null
}

const REFUSED = ['tx=rollback', 'handling=strict', 'missing=default']

function rangeOf(call: Call): Wishes['range'] {
  const found = /^(\d{1,9})-(\d{0,9})$/.exec(header(call, 'range') ?? '')
  if (!found || call.method !== 'GET') return null
  const [, first = '', last = ''] = found
  return { offset: Number(first), limit: last === '' ? undefined : Math.max(0, Number(last) - Number(first) + 1) }
}

/** Parses the headers. Throws NotOffered for an unsupported answer format. */
export function wishesOf(call: Call): Wishes {
  const preferences = (header(call, 'prefer') ?? '').split(',').map((word) => word.trim())
  const refused = preferences.find((word) => REFUSED.includes(word))
  if (refused !== undefined) throw new NotOffered(`the preference ${refused}`)
  const accept = header(call, 'accept') ?? '*/*'
  const isJson = /^(\*\/\*|application\/(\*|json|vnd\.pgrst\.(object|array)\+json))/.test(accept)
  if (!isJson || accept.includes('nulls=stripped')) throw new NotOffered(`answers as ${accept}`)
  const isMerge = preferences.includes('resolution=merge-duplicates')
  const isIgnore = preferences.includes('resolution=ignore-duplicates')
  return {
    wantsRows: preferences.includes('return=representation'),
    wantsCount: preferences.some((word) => word.startsWith('count=')),
    wantsOne: accept.startsWith('application/vnd.pgrst.object'),
    onDuplicate: isMerge ? 'merge' : isIgnore ? 'ignore' : 'fail',
    range: rangeOf(call),
  }
}
