import { PAGE_MAX, problemsOf, type NoteProblems, type TypedNote } from '#contracts/contact-fields.ts'
import { fill } from '#i18n/format.ts'
import { followSuggestions } from './suggest.ts'

/** Why the whole form was not taken; names of its sentences in the page. */
type Trouble = 'offline' | 'limit' | 'generic'
type Outcome = { number: number } | { trouble: Trouble }

const TOO_MANY = 429

/** Sends the form without leaving the page: problems appear at their field, and what was typed stays. */
export function followForm(form: HTMLFormElement): void {
  form.noValidate = true
  const token = fetchToken()
  let busy = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (busy) return
    const typed = typedIn(form)
    showTrouble(form, null)
    if (!showProblems(form, problemsOf(typed))) return
    busy = true
    const restore = markBusy(form)
    void token
      .then((known) => send(form, typed, known))
      .then((outcome) => {
        busy = false
        restore()
        if ('number' in outcome) showSent(form, typed, outcome.number)
        else showTrouble(form, outcome.trouble)
      })
  })
  // A field that was mended loses its sentence at once.
  form.addEventListener('input', () => {
    if (form.querySelector('[aria-invalid]')) showProblems(form, problemsOf(typedIn(form)), true)
  })
  followSuggestions(form)
}

/** Shows that the form was open for a while; without it the note waits in a second list. */
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

/** `onlyFewer`: takes sentences away, but adds none. Returns whether there is no problem; moves the focus to the first. */
function showProblems(form: HTMLFormElement, problems: NoteProblems, onlyFewer = false): boolean {
  let first: HTMLElement | null = null
  for (const name of ['topic', 'about', 'text', 'email'] as const) {
    const sentence = form.querySelector<HTMLElement>(`#${name}-bad`)!
    const problem = problems[name]
    if (onlyFewer && problem && sentence.hidden) continue
    sentence.hidden = !problem
    sentence.textContent = problem ? sentence.getAttribute(`data-${problem}`) : ''
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

function showTrouble(form: HTMLFormElement, trouble: Trouble | null): void {
  const sentence = form.querySelector<HTMLElement>('#trouble')!
  sentence.hidden = !trouble
  sentence.textContent = trouble && sentence.getAttribute(`data-${trouble}`)
}

/** Returns what makes the button as it was. */
function markBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const label = button.textContent
  button.textContent = form.dataset['sending']!
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

/** Path of the page of ours that the visitor came from. */
function cameFrom(): string {
  const { referrer } = document
  const { origin, pathname } = URL.canParse(referrer) ? new URL(referrer) : { origin: '', pathname: '' }
  return origin === location.origin ? pathname.slice(0, PAGE_MAX) : ''
}

function showSent(form: HTMLFormElement, { topic, about, email }: TypedNote, number: number): void {
  const sent = document.getElementById('sent')!
  const [line, fact] = sent.querySelectorAll('p')
  const subject = topic === 'data' ? about.trim() : ''
  const { sent: plain, about: named, answer, silent } = line!.dataset as Record<string, string>
  const address = email.trim()
  line!.textContent = [
    fill(subject ? named! : plain!, { about: subject, number }),
    address ? fill(answer!, { email: address }) : silent!,
  ].join(' ')
  fact!.hidden = topic !== 'data'
  form.hidden = true
  sent.hidden = false
  sent.querySelector<HTMLElement>('h2')!.focus()
}
