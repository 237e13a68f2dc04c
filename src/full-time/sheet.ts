import { inFormation } from '#core/formation.ts'
import { fill, plural } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Day, Player } from './day.ts'
import { element, icon, shirt } from './element.ts'
import s from './full-time.module.css'
import type { Words } from './words/index.ts'

const STAR = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z'

/** The team on the pitch: shirt, name, result and square of each game, and a star on the best. */
export function sheet({ players, best }: Day, locale: Locale, words: Words): HTMLElement {
  const lines = inFormation(players).map((line) =>
    element('li', {}, element('ol', { class: s.line! }, ...line.map((player) => position(player)))),
  )
  return element('ol', { class: s.squad! }, ...lines)

  function position(player: Player): HTMLElement {
    const { game, number, mark, path } = player
    const isBest = player === best
    const parts = [
      element(
        'span',
        { class: `shirt ${s.shirt}` },
        shirt(),
        element('b', { class: 'num', 'aria-hidden': 'true' }, String(number)),
        isBest && element('span', { class: s.star! }, icon(STAR)),
      ),
      // Spaces for screen readers; the grid does not render them.
      ' ',
      element('b', {}, words.games[game]),
      ' ',
      element('small', {}, square(mark), ...resultOf(player, locale, words)),
      isBest && element('span', { class: 'vh' }, ` ${words.t.star}`),
    ]
    const look = { class: s.position!, 'data-mark': mark, ...(player.earned === 0 && { 'data-nil': '' }) }
    const link = path && { ...look, href: localePath(locale, path) }
    const placed = link ? element('a', link, ...parts) : element('span', look, ...parts)
    // Not as an attribute: the content security policy blocks inline style attributes.
    placed.style.setProperty('--at', String(number - 1))
    return element('li', {}, placed)
  }
}

export const square = (mark: string) => element('i', { class: s.square!, 'data-mark': mark })

/**
 * The result in the game's own figure where it has one; screen readers also get the share of the points, which the
 * square shows.
 */
function resultOf({ game, mark, earned, max, score }: Player, locale: Locale, { t }: Words): HTMLElement[] {
  if (mark === 'closed') return [element('span', { class: 'vh' }, t.closed)]
  const own = (t as Record<string, unknown>)[`result-${game}`]
  const figure = typeof own === 'string' && score > 0 ? fill(own, { score }) : null
  return [
    element('span', {}, figure ?? (earned > 0 ? plural(locale, t.result, earned) : t.missed)),
    element('span', { class: 'vh' }, ` (${fill(t.earned, { earned, max })})`),
  ]
}
