import { PlayerPicture } from '#play/PlayerPicture.tsx'
import { nationName } from '#play/football-words.ts'
import type { GameWords, ShownProps } from '#play/game.ts'
import type { View } from '../../rules/engine.ts'
import { CLEAN_POINTS, EACH_POINTS, HINTS } from '../../rules/terms.ts'
import styles from './panels.module.css'
import type { SplitAction } from '../../rules/action.ts'

type Props = ShownProps<View, SplitAction, GameWords<'split'>>

/** Points table. */
export function Pays({ t: { own } }: Props) {
  const rows = [
    [own.paysEach, EACH_POINTS],
    [own.paysClean, `+${CLEAN_POINTS}`],
    [own['clue-nation'], `−${HINTS.nation}`],
    [own['clue-club'], `−${HINTS.club}`],
  ] as const
  return (
    <section className="card stack">
      <h2>{own.pays}</h2>
      <dl className={styles.rows}>
        {rows.map(([term, points]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The footballers found so far, with their whole faces. */
export function Found({ view, pack, locale, t: { own } }: Props) {
  const found = view.thirds.flatMap(({ isFound, who }) => (isFound && who ? who : []))
  return (
    <section className="card stack">
      <h2>{own.foundTitle}</h2>
      {found.map(({ id, name, nation, club }) => (
        <div key={id} className={styles.one}>
          {!view.inWords && (
            <span className={styles.face}>
              <PlayerPicture id={id} club={club} pack={pack} />
            </span>
          )}
          <p>
            <b>{name}</b>
            <br />
            {nationName(nation, { pack, locale })}
          </p>
        </div>
      ))}
      <p className="muted">{own.foundNote}</p>
    </section>
  )
}
