import type { GameWords, ShownProps } from '#play/game.ts'
import { signed } from '#i18n/signed.ts'
import type { View } from '../../rules/engine.ts'
import { HINT_POINTS } from '../../rules/terms.ts'
import type { StadiumsAction } from '../../rules/action.ts'
import styles from './worth.module.css'

type Props = ShownProps<View, StadiumsAction, GameWords<'stadiums'>>

/** Points of a ground by check, and the three input methods. */
export function Worth({ locale, t: { own } }: Props) {
  const rows = [
    [own['worth-1'], '8'],
    [own['worth-2'], '5'],
    [own['worth-3'], '2'],
    [own.allAtFirst, signed(locale, 12)],
    [own.city, signed(locale, -HINT_POINTS)],
  ]
  return (
    <>
      <section className="card stack">
        <h3>{own.worth}</h3>
        <dl className={styles.rows}>
          {rows.map(([name, points]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{points}</dd>
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
