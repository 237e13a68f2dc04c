import type { Progress } from '#stores/page-progress.ts'
import { dayAt } from '#core/days.ts'
import { timeToMidnight } from '#core/midnight.ts'
import type { Standing } from '#contracts/full-time.ts'
import { hasWord } from '#core/display-word.ts'
import { toShareCode } from '#core/share-code.ts'
import { number, plural } from '#i18n/format.ts'
import { localeOfPath, localePath, type Locale } from '#i18n/locales.ts'
import { countUp } from './count-up.ts'
import { ownLook } from '#own-look/index.ts'
import { headlinesCard } from '#headlines/index.ts'
import { dayOf, type Day, type Shown } from './day.ts'
import { noBonus } from './no-bonus.ts'
import { raiseOwnRow } from './own-row.ts'
import { longDate, shareText, shareWords, type SharedDay } from './share.ts'
import { sharing } from './sharing.ts'
import { sheet } from './sheet.ts'
import { bonus, extraTime, preview, tiles, warmUp } from './side.ts'
import { standingOf } from './standing.ts'
import { WORDS, type Words } from './words/index.ts'

let drawn = ''

/**
 * Renders the end of a day into the home page's `[data-full-time]`, which shows it until midnight. Runs on every
 * progress update; unchanged content and its focus are kept. Rejects when the words cannot be loaded.
 */
export async function showFullTime(progress: Progress, games: readonly Shown[]): Promise<void> {
  const { today: date, name, points, streak } = progress
  const { display } = document.documentElement.dataset
  const palette = hasWord(display, 'contrast') ? 'contrast' : 'usual'
  const state = JSON.stringify([date, points, streak, display, games])
  if (state === drawn) return
  const locale = localeOfPath(location.pathname)
  const { words } = await WORDS[locale]()
  if (state === drawn) return
  drawn = state

  const day = dayOf(date, games)
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-full-time=${name}]`)!
  const shared: SharedDay = { day, date, streak, top: null, palette, address: location.origin, locale, words }
  const texts = () => {
    const linked = { ...shared, address: linkOf(shared) }
    return { text: shareText(linked), inWords: shareWords(linked) }
  }
  let headlines: HTMLElement | null = null
  let rank: Standing | null = null
  const side = (standing = rank) => {
    rank = standing
    part('side').replaceChildren(
      ...(day.best ? [bonus(shared, noBonus(day, locale, words))] : []),
      tiles(shared, points, standing),
      headlines ?? '',
      ...(day.best ? [preview(shared)] : []),
      extraTime(shared, timeToMidnight(new Date())),
    )
  }
  part('day').dataset['palette'] = palette
  part('date').textContent = longDate(date, locale)
  part('day').toggleAttribute('data-goalless', !day.best)
  part('verdict').textContent = verdictOf(day, locale, words) ?? part('verdict').dataset['fullHouse']!
  part('sheet').replaceChildren(sheet(day, locale, words), day.best ? sharing(words, texts) : warmUp(shared))
  countUp(part('total'), day, (points) => number(locale, points))
  // Only if the player's day is the UTC day, which the table shows.
  if (name !== undefined && date === dayAt(Date.now())) raiseOwnRow(name, day.total)
  side()
  void headlinesCard(progress, (card) => {
    if (state !== drawn) return
    headlines = card
    side()
  }).catch(() => {})
  const look = ownLook(display, points, locale).catch(() => null)
  void look.then((own) => state === drawn && part('sheet').append(own ?? ''))

  const standing = await standingOf(date, day.total)
  if (state !== drawn || !standing) return
  shared.top = Math.max(1, 100 - standing.betterThan!)
  side(standing)
}

/** Address of the day's result: chats show its card. */
function linkOf({ day, date, streak, top, palette, locale }: SharedDay): string {
  const marks = day.players.map(({ mark }) => mark)
  const contrast = palette === 'contrast'
  const code = toShareCode({ kind: 'day', day: date, marks, points: day.total, streak, top, contrast })
  return location.origin + localePath(locale, `/s/${code}`)
}

/** The second line of the heading; null after a day with points in every game. */
function verdictOf({ best, blanks, whole }: Day, locale: Locale, { t }: Words): string | null {
  if (!best) return t.goalless
  return blanks > 0 && !whole ? plural(locale, t.blank, blanks) : null
}
