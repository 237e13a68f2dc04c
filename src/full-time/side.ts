import { inFormation } from '#core/formation.ts'
import { levelProgress } from '#core/levels.ts'
import { WHOLE_DAY_POINTS } from '#core/points.ts'
import { nextUnlock } from '#core/unlocks.ts'
import { PRODUCT_NAME } from '#core/product.ts'
import { reminderPath } from '#core/reminders.ts'
import type { Standing } from '#contracts/full-time.ts'
import { CATALOGUE } from '#games/catalogue.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { element, icon } from './element.ts'
import s from './full-time.module.css'
import { shortDate, type SharedDay } from './share.ts'
import { square } from './sheet.ts'

const ARROW = 'M5 12h14M13 6l6 6-6 6'
const CALENDAR = 'M7 3v3M17 3v3M4 10h16M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z'

/** At most three figures: the day's rank, the best game, and the points left to the next level. */
export function tiles({ day: { best }, locale, words }: SharedDay, points: number, standing: Standing | null) {
  const { t, games } = words
  const { level, earned, needed } = levelProgress(points)
  const left = needed - earned
  const unlock = nextUnlock(level)
  return element(
    'dl',
    { class: s.tiles! },
    standing &&
      standing.betterThan !== null &&
      tile(fill(t.percent, { percent: standing.betterThan }), plural(locale, t.below, standing.plays)),
    best && tile(`${best.earned}/${best.max}`, fill(t.best, { game: games[best.game] })),
    tile(
      number(locale, left),
      [
        plural(locale, t.toLevel, left, { level: level + 1 }),
        ...(unlock ? [fill(t[`wins-${unlock.kind}`], { level: number(locale, unlock.level) })] : []),
      ].join('. '),
    ),
  )
}

/** The bonus for the whole day: a segment per game, filled where it scored, and why it was paid or not. */
export function bonus({ day: { players, whole }, locale, words: { t } }: SharedDay, lost: string): HTMLElement {
  const open = players.filter(({ mark }) => mark !== 'closed')
  const segments = open.map(({ earned }) => element('i', earned > 0 ? { 'data-scored': '' } : {}))
  return element(
    'section',
    { class: `card ${s.bonus}` },
    element('b', { class: 'num' }, `+${whole ? WHOLE_DAY_POINTS : 0}`),
    element('p', { class: 'sm' }, whole ? fill(t.allScored, { count: number(locale, open.length) }) : lost),
    element('span', { class: s.segments!, 'aria-hidden': 'true' }, ...segments),
  )
}

/** Replaces the share button after a day without points. */
export function warmUp({ locale, words: { t } }: SharedDay): HTMLElement {
  const { path } = CATALOGUE[0]!
  return element(
    'div',
    { class: s.warm! },
    element('a', { class: `btn btn-p btn-l ${s.share}`, href: localePath(locale, path) }, t.warmUp),
    element('p', { class: 'sm' }, t.kind),
  )
}

/** Term before figure in reading order; CSS reverses them visually. */
const tile = (figure: string, label: string) =>
  element('div', {}, element('dt', { class: 'xs' }, label), element('dd', { class: 'num' }, figure))

/** Preview of the share text. */
export function preview({ day, date, streak, top, locale, words: { t } }: SharedDay): HTMLElement {
  const rows = inFormation(day.players).map((line) => element('span', {}, ...line.map(({ mark }) => square(mark))))
  return card(
    element('h2', {}, t.friends),
    element(
      'div',
      { class: `well ${s.preview}`, 'aria-hidden': 'true' },
      element('b', {}, `${PRODUCT_NAME} ${shortDate(date, locale)} · ${number(locale, day.total)}`),
      ...rows,
      streakAndTop(streak, top),
    ),
    element('p', { class: 'sm muted' }, t.friendsNote),
  )

  function streakAndTop(days: number, percent: number | null): HTMLElement | false {
    // Clones the header's flame, because not every device's font has the emoji.
    const flame = document.querySelector('.streak svg')?.cloneNode(true) ?? ''
    const rank = percent !== null && fill(t.top, { percent })
    if (days === 0) return rank !== false && element('span', { class: 'sm' }, rank)
    return element('span', { class: `sm ${s.figures}` }, flame, `${number(locale, days)}${rank ? ` · ${rank}` : ''}`)
  }
}

/** Links after a finished day. `left`: time until the next one. */
export function extraTime({ locale, words: { t, games } }: SharedDay, left: string): HTMLElement {
  const practice = CATALOGUE.flatMap(({ id, modes }) => {
    const mode = modes.find(({ counts }) => counts === 'practice')
    return mode ? [element('a', { class: s.practice!, href: localePath(locale, mode.path) }, games[id])] : []
  })
  const clock = element('span', { 'data-fill': 'left', 'data-words': fill(t.next, { time: '{count}' }) })
  clock.textContent = fill(t.next, { time: left })
  return card(
    element('div', { class: 'row between' }, element('h2', {}, t.extra), element('p', { class: 'sm muted n' }, clock)),
    element(
      'a',
      { class: s.onward!, href: localePath(locale, '/archive') },
      element('span', { class: 'grow' }, element('b', {}, t.archive), element('small', {}, t.archiveSays)),
      icon(ARROW),
    ),
    element('p', {}, element('b', {}, t.practice), element('small', { class: 'sm muted' }, ` ${t.practiceSays}`)),
    element('p', { class: s.practices! }, ...practice),
    element(
      'a',
      { class: `lk ${s.reminder}`, href: localePath(locale, reminderPath('daily')), download: '' },
      icon(CALENDAR),
      t.reminder,
    ),
  )
}

const card = (...children: HTMLElement[]) => element('section', { class: 'card stack' }, ...children)
