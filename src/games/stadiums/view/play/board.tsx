import { fill } from '#i18n/format.ts'
import type { GameWords, PlayBoard, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { ALL_AT_FIRST, CARDS, CHANCE, HINT_POINTS, MARKS } from '../../rules/terms.ts'
import { Grounds } from './Grounds.tsx'
import { clubOf, groundName } from '../../words.ts'
import type { StadiumsAction } from '../../rules/action.ts'
import { signed } from '#i18n/signed.ts'
import styles from './worth.module.css'

/** Announcements after a check or a hint, and the side panel of wide screens. */
export const board: PlayBoard<View, StadiumsAction, GameWords<'stadiums'>> = {
  Board: Grounds,
  Right: PointsTable,
  cue: (now, before) => (now.left === before.left ? null : now.locked > before.locked ? 'right' : 'wrong'),
  news(now, before, { locale, t: { own } }) {
    const hinted = now.cards.findIndex(({ city, right }, at) => city && !right && !before.cards[at]!.city)
    if (now.left === before.left) {
      const card = now.cards[hinted]
      return card ? fill(own.cityOf, { ground: groundName(card, hinted, own), city: card.city![locale] }) : ''
    }
    const fresh = now.cards.flatMap((card, at) =>
      card.right && !before.cards[at]!.right
        ? fill(own.placed, { club: clubOf(now, card.right.logo), ground: groundName(card, at, own) })
        : [],
    )
    return [fill(own.rightOf, { count: now.locked, max: CARDS }), ...fresh].join('. ')
  },
}

/** Loaded with the end of a run. */
export const end = async () => (await import('../end/end.tsx')).end

type Props = ShownProps<View, StadiumsAction, GameWords<'stadiums'>>

/** Points of a ground by check, and the three input methods. */
export function PointsTable({ locale, t: { own, play } }: Props) {
  const rows = [
    [own['worth-1'], MARKS[0]],
    [own['worth-2'], MARKS[1]],
    [own['worth-3'], MARKS[2]],
    [own.allAtFirst, ALL_AT_FIRST],
    [play['line-chance'], -CHANCE],
    [own.city, -HINT_POINTS],
  ] as const
  return (
    <>
      <section className="card stack">
        <h3>{own.worth}</h3>
        <dl className={styles.rows}>
          {rows.map(([name, points]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{signed(locale, points)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="well stack">
        <h3>{own.ways}</h3>
        <p className="sm">{own.waysSay}</p>
      </section>
    </>
  )
}
