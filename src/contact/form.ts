import { PAGE_MAX, problemsOf, type NoteProblems, type TypedNote } from '#contracts/contact-fields.ts'
import { fill } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { showSent } from './sent.ts'
import { followSuggestions } from './suggest.ts'
import { WORDS, type Words } from './words/index.ts'

/** Why the whole form was refused. */
type Trouble = 'offline' | 'limit' | 'generic'
type Outcome = { number: number } | { trouble: Trouble }

const TOO_MANY = 429

/**
 * Sends the form without leaving the page; shows problems at their fields and keeps the typed text. Rejects when its
 * words cannot be loaded; the browser then submits the form.
 */
export async function followForm(form: HTMLFormElement): Promise<void> {
  const token = fetchToken()
  const locale = document.documentElement.lang as Locale
  const { words } = await WORDS[locale]()
  form.noValidate = true
  let busy = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (busy) return
    const typed = typedIn(form)
    showTrouble(form, words, null)
    if (!showProblems(form, words, problemsOf(typed))) return
    busy = true
    const restore = markBusy(form, words)
    void token
      .then((known) => send(form, typed, known))
      .then((outcome) => {
        busy = false
        restore()
        if ('number' in outcome) showSent(form, { locale, words, typed, number: outcome.number })
        else showTrouble(form, words, outcome.trouble)
      })
  })
  // Removes the message of a corrected field at once.
  form.addEventListener('input', () => {
    if (form.querySelector('[aria-invalid]')) showProblems(form, words, problemsOf(typedIn(form)), true)
  })
  followSuggestions(form)
}

/** Token that proves that the form was open for a while; notes without one are held. */
const fetchToken = (): Promise<string | undefined> =>
  fetch('/api/contact')
    .then((response) => response.json() as Promise<{ token?: string }>)
    .then(({ token }) => token)
    .catch(() => undefined)

function typedIn(form: HTMLFormElement): TypedNote {
  const fields = new FormData(form)
  const field = (name: string) => String(fields.get(name) ?? '')
  return { topic: field('topic'), about: field('about'), text: field('text'), email: field('email') }
}

/** Shows problems and focuses the first; true if there are none. `onlyFewer`: removes messages but adds none. */
function showProblems(form: HTMLFormElement, words: Words, problems: NoteProblems, onlyFewer = false): boolean {
  let first: HTMLElement | null = null
  for (const name of ['topic', 'about', 'text', 'email'] as const) {
    const sentence = form.querySelector<HTMLElement>(`#${name}-bad`)!
    const problem = problems[name]
    if (onlyFewer && problem && sentence.hidden) continue
    sentence.hidden = !problem
    sentence.textContent = problem ? words[problem] : ''
    for (const control of form.querySelectorAll<HTMLElement>(`[name=${name}]`)) {
      if (problem) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
      control.closest('.input')?.classList.toggle('bad', Boolean(problem))
      if (problem) first ??= control
    }
  }
  if (!onlyFewer) first?.focus()
  return !first
}

function showTrouble(form: HTMLFormElement, words: Words, trouble: Trouble | null): void {
  const sentence = form.querySelector<HTMLElement>('#trouble')!
  sentence.hidden = !trouble
  const email = document.querySelector('a[href^="mailto:"]')!.textContent.trim()
  sentence.textContent = trouble && fill(words[trouble], { email })
}

/** Marks the button as busy; the returned function restores it. */
function markBusy(form: HTMLFormElement, words: Words): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const label = button.textContent
  button.textContent = words.sending
  button.setAttribute('aria-disabled', 'true')
  return () => {
    button.textContent = label
    button.removeAttribute('aria-disabled')
  }
}

async function send(form: HTMLFormElement, typed: TypedNote, token: string | undefined): Promise<Outcome> {
  const fields = new FormData(form)
  const known = String(fields.get('token') ?? '') || token
  const trap = String(fields.get('website') ?? '')
  const note = {
    ...{ ...typed, page: cameFrom(), locale: document.documentElement.lang },
    ...(known && { token: known }),
    ...(trap && { trap }),
  }
  const response = await fetch('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(note),
  }).catch(() => null)
  if (!response) return { trouble: 'offline' }
  if (response.status === TOO_MANY) return { trouble: 'limit' }
  const answer = (await response.json().catch(() => null)) as { number?: unknown } | null
  return response.ok && typeof answer?.number === 'number' ? { number: answer.number } : { trouble: 'generic' }
}

/** Path of the previous page on this site. */
function cameFrom(): string {
  const { referrer } = document
  const { origin, pathname } = URL.canParse(referrer) ? new URL(referrer) : { origin: '', pathname: '' }
  return origin === location.origin ? pathname.slice(0, PAGE_MAX) : ''
}
