import { fill } from '#i18n/format.ts'
import { localeOfPath, localePath } from '#i18n/locales.ts'
import type { Choice } from './choice.ts'
import s from './bar.module.css'
import { WORDS } from './words/index.ts'

type Purposes = Pick<Choice, 'measure' | 'tags' | 'reports'>

/** Configured purposes, each with the host that gets the data. */
function purposes(): [keyof Purposes, string][] {
  const { ANALYTICS, TAGS, REPORTS_TO } = import.meta.env
  return [
    ...(ANALYTICS ? [['measure', location.host] as [keyof Purposes, string]] : []),
    ...(TAGS ? [['tags', new URL(TAGS).host] as [keyof Purposes, string]] : []),
    ...(REPORTS_TO ? [['reports', new URL(REPORTS_TO).host] as [keyof Purposes, string]] : []),
  ]
}

type Asked = {
  /** The current choice, if any. */
  current: Choice | null
  /** The browser sends a refusal (Global Privacy Control). */
  refused: boolean
  /** Shows the separate purposes immediately. */
  open: boolean
  onChoice: (choice: Purposes) => void
}

/** Shows the question at the end of the page. Resolves when it is shown; a second call replaces the first. */
export async function ask({ current, refused, open, onChoice }: Asked): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const { words } = await WORDS[locale]()
  document.getElementById('consent')?.remove()

  const bar = made('section', { id: 'consent', class: s.bar!, 'aria-label': words.choices })
  const inputs = new Map<keyof Purposes, HTMLInputElement>()
  const choose = made('button', { type: 'button', class: 'btn' }, words.choose) as HTMLButtonElement
  choose.addEventListener('click', () => showPurposes(true))
  const buttons = made(
    'div',
    { class: s.buttons! },
    button(words.refuse, () => done({ measure: false, tags: false, reports: current?.reports ?? true })),
    choose,
    button(words.accept, () => done({ measure: true, tags: true, reports: current?.reports ?? true })),
  )
  const line = made('p', {}, refused ? words.asked : words.ask, ' ')
  line.append(made('a', { href: localePath(locale, '/privacy') }, words.more))
  bar.append(line, buttons)
  place(bar)
  if (open) showPurposes(false)

  function showPurposes(replaces: boolean) {
    const list = made('div', { class: s.purposes! })
    for (const [purpose, host] of purposes()) {
      const input = made('input', { type: 'checkbox', name: purpose }) as HTMLInputElement
      input.disabled = refused && purpose !== 'reports'
      input.checked = !input.disabled && (current?.[purpose] ?? purpose === 'reports')
      inputs.set(purpose, input)
      list.append(made('label', {}, input, made('span', {}, fill(words[purpose], { host }))))
    }
    bar.insertBefore(list, buttons)
    choose.replaceWith(button(words.save, save))
    if (replaces || open) list.querySelector<HTMLElement>('input:not(:disabled)')?.focus()
  }

  function save() {
    const isChosen = (purpose: keyof Purposes, absent: boolean) => inputs.get(purpose)?.checked ?? absent
    done({ measure: isChosen('measure', false), tags: isChosen('tags', false), reports: isChosen('reports', true) })
  }

  function done(choice: Purposes) {
    const saved = made('p', { role: 'status', tabindex: '-1' }, words.saved)
    bar.replaceChildren(saved)
    saved.focus()
    onChoice(choice)
  }
}

/** Inserts the question before the footer; on a game's page at the very end. */
function place(bar: HTMLElement) {
  const foot = document.querySelector('footer.foot')
  if (foot) foot.before(bar)
  else document.getElementById('main')!.append(bar)
}

function button(label: string, onClick: () => void): HTMLElement {
  const pressed = made('button', { type: 'button', class: 'btn' }, label)
  pressed.addEventListener('click', onClick)
  return pressed
}

function made(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}
