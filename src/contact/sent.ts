import type { TypedNote } from '#contracts/contact-fields.ts'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import s from './sent.module.css'
import type { Words } from './words/index.ts'

const CHECK = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 6 9 17l-5-5"/></svg>'
const SHIRT = `<svg class="shirt" aria-hidden="true"><use href="#shirt"/></svg>${CHECK}`

type Sent = { locale: Locale; words: Words; typed: TypedNote; number: number }

/** Replaces the form by the confirmation with the next steps, and moves the focus there. */
export function showSent(form: HTMLFormElement, { locale, words, typed, number }: Sent): void {
  const about = typed.topic === 'data' ? typed.about.trim() : ''
  const email = typed.email.trim()
  const sentence = about ? fill(words.sentAbout, { about, number }) : fill(words.sent, { number })
  const answer = email ? fill(words.sentAnswer, { email }) : words.sentSilent
  const picture = made('span', { className: s['shirt']! })
  // Safe: constant markup.
  picture.innerHTML = SHIRT
  const heading = made('h2', { tabIndex: -1 }, words.sentTitle)
  const links = made(
    'p',
    { className: 'row wrap' },
    made('a', { className: 'btn btn-p', href: localePath(locale, '/') }, words.back),
    made('a', { className: 'btn', href: localePath(locale, '/contact') }, words.another),
  )
  const fact = typed.topic === 'data' ? [made('p', { className: 'muted' }, words.sentData)] : []
  const section = made('section', { className: `card stack ${s['sent']}` }, picture, heading)
  section.append(made('p', {}, `${sentence} ${answer}`), ...fact, links)
  form.replaceWith(section)
  heading.focus()
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}
