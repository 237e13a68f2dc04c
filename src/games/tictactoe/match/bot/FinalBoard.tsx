import type { EndProps } from '#play/end/play-end.ts'
import { factsOf } from '../../view/end/facts-of.ts'
import styles from '../../view/end/kept-grid.module.css'
import { Refused } from '../../view/end/Refused.tsx'
import type { Miss } from '../../rules/engine.ts'
import type { MatchView } from '../../rules/match.ts'
import { KeptBoard } from './KeptBoard.tsx'
import { sideName, type MatchWords } from './words.ts'

/** Final board, with the names that did not count. */
export function FinalBoard(props: EndProps<MatchView, MatchWords>) {
  const { view, pack, facts, locale, t } = props
  return (
    <div className={styles.kept}>
      <KeptBoard {...props} told={factsOf(facts)} nameOn={(side) => sideName(side, view, t.own)} />
      <Refused view={view} misses={missesOf(view)} pack={pack} locale={locale} t={t} />
      {view.strength === null && <p className="sm muted">{t.own.notKept}</p>}
    </div>
  )
}

/** Wrong names given by people. */
const missesOf = ({ turns, strength }: MatchView): Miss[] =>
  turns.flatMap(({ by, cell, id, fails }) =>
    id !== null && cell !== null && fails.length > 0 && (strength === null || by === 0)
      ? [{ cell, id, fails, fits: null }]
      : [],
  )
