import { problemsOf, type NoteProblems, type TypedNote } from '#contracts/contact-fields.ts'
import { NewNote } from '#contracts/contact.ts'
import { ERRORS } from '#contracts/errors.ts'
import type { Locale } from '#i18n/locales.ts'
import { bodyBytes } from '#server/body-bytes.ts'
import { withOneDeadline } from '#server/deadline.ts'
import { reportError } from '#server/error-report.ts'
import { HttpError } from '#server/http-error.ts'
import type { Exchange } from '#server/http.ts'
import { MAX_BODY_BYTES } from '#server/json-body.ts'
import { log } from '#server/log.ts'
import { inRequestScope } from '#server/request-scope.ts'
import { addNote } from './add.ts'
import { nextToken, nonceOf } from './token.ts'

/**
 * A refused form of a browser without script. `problems` are per field, `trouble` concerns the whole form. `check`: the
 * form had no valid token yet and is shown again with one.
 */
export type Refusal = {
  typed: TypedNote
  problems: NoteProblems
  trouble: 'check' | 'limit' | 'generic' | null
  status: number
  token: string
}

export type FormOutcome = { number: number } | Refusal

const NOTHING: TypedNote = { topic: '', about: '', text: '', email: '' }
/** Characters that the database cannot store. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** Stores the form of a browser without script. Never throws; a refusal contains the typed text. */
export const takeForm = (exchange: Exchange, locale: Locale, now: number): Promise<FormOutcome> =>
  inRequestScope('POST', '/contact/sent', () => withOneDeadline(() => taken(exchange, locale, now)))

async function taken(exchange: Exchange, locale: Locale, now: number): Promise<FormOutcome> {
  let typed = NOTHING
  let token = ''
  const refused = (refusal: Omit<Refusal, 'typed' | 'token'>): Refusal => ({
    ...{ typed, ...refusal },
    token: nextToken(token, now),
  })
  try {
    const fields = await fieldsOf(exchange.request)
    const field = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n').replace(UNSTORABLE, '')
    typed = { topic: field('topic'), about: field('about'), text: field('text'), email: field('email') }
    token = field('token')
    const trap = field('website')
    const problems = problemsOf(typed)
    if (Object.keys(problems).length > 0) return refused({ problems, trouble: null, status: 422 })
    // The static page of the form has no token. A note with a filled honeypot skips this check, because it is held
    // anyway.
    if (!trap && nonceOf(token, now) === null) return refused({ problems, trouble: 'check', status: 200 })
    const note = NewNote.safeParse({ ...typed, page: '', locale, trap, ...(token && { token }) })
    if (!note.success) throw new HttpError('bad-request')
    const { number } = await addNote(exchange, note.data, now)
    return { number }
  } catch (error) {
    const known = error instanceof HttpError ? error : null
    if (!known) {
      log.error(error)
      await reportError(error)
    }
    const trouble = known?.code === 'too-many-requests' ? 'limit' : 'generic'
    return refused({ problems: {}, trouble, status: known ? ERRORS[known.code] : ERRORS.internal })
  }
}

async function fieldsOf(request: Request): Promise<URLSearchParams> {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  if (!isForm) throw new HttpError('bad-request')
  return new URLSearchParams(new TextDecoder().decode(await bodyBytes(request, MAX_BODY_BYTES)))
}
