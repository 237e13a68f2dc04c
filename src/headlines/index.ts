import { headlinesOf, type Headline } from '#core/headlines.ts'
import { localeOfPath, localePath, type Locale } from '#i18n/locales.ts'
import type { Progress } from '#stores/page-progress.ts'
import { knownLeague, renewLeague } from '#stores/own-league.ts'
import { ownFacts } from './facts.ts'
import s from './headlines.module.css'
import { headlineText, shortText } from './text.ts'
import { WORDS, type Words } from './words/index.ts'

/** Headlines that link to the league; all others link to the profile. */
const OF_LEAGUE: readonly Headline['kind'][] = ['cupYours', 'cupShared', 'place', 'behind', 'leads', 'level']

/** A headline as a sentence, with the page that it links to. */
type Line = { text: string; short: string; href: string }

/** Maximum headlines below the week's form, which is one of four cards in a row. */
const MOST_AT_HOME = 3

let drawn = ''

/**
 * Shows the most important headline in the line of the day on the home page, in place of yesterday's sum, and all of
 * them below the week's form. Runs on every progress update. Rejects when the words cannot be loaded.
 */
export async function showHeadlines(progress: Progress): Promise<void> {
  await follow(progress, (lines) => {
    const state = JSON.stringify(lines)
    const day = document.querySelector('[data-headline], [data-fill=yesterday-played]')
    const form = document.querySelector('[data-week]')
    const [first] = lines
    if (state === drawn || !first || !day || !form) return
    drawn = state
    const spot = day.matches('[data-headline]') ? day : day.parentElement!
    spot.setAttribute('data-headline', '')
    spot.replaceChildren(link(first.href, first.short))
    form.parentElement!.querySelector('[data-headlines]')?.remove()
    form.after(listOf(lines.slice(0, MOST_AT_HOME)))
  })
}

/** The headlines as a card of a finished day; `show` is called again once the league has answered. Rejects as above. */
export async function headlinesCard(progress: Progress, show: (card: HTMLElement | null) => void): Promise<void> {
  await follow(progress, (lines, { t }) => {
    if (lines.length === 0) return show(null)
    const card = document.createElement('section')
    card.className = 'card stack'
    const title = document.createElement('h2')
    title.textContent = t.title
    card.append(title, listOf(lines))
    show(card)
  })
}

/** Calls `show` with the lines from local data at once, and again after the league was refreshed. */
async function follow(progress: Progress, show: (lines: Line[], words: Words) => void): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const { words } = await WORDS[locale]()
  const own = ownFacts(progress, readKey)
  const showNow = () => {
    const league = knownLeague()
    const lines = headlinesOf({ ...own, league: league?.facts ?? null })
    show(
      lines.map((line) => lineOf(line, league?.code ?? '', locale, words)),
      words,
    )
  }
  showNow()
  if (await renewLeague(own.points.today)) showNow()
}

function lineOf(line: Headline, code: string, locale: Locale, words: Words): Line {
  const href = OF_LEAGUE.includes(line.kind)
    ? `${localePath(locale, '/league')}#${code}`
    : localePath(locale, '/profile')
  return { text: headlineText(line, locale, words), short: shortText(line, locale, words), href }
}

function listOf(lines: readonly Line[]): HTMLElement {
  const list = document.createElement('ul')
  list.className = s.list!
  list.dataset['headlines'] = ''
  for (const { href, text } of lines) {
    const item = document.createElement('li')
    item.append(link(href, text))
    list.append(item)
  }
  return list
}

function link(href: string, text: string): HTMLElement {
  const made = document.createElement('a')
  made.href = href
  made.textContent = text
  return made
}

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
