import { fill } from '#i18n/format.ts'
import { CriterionMark } from '#play/criteria/CriterionMark.tsx'
import { criterionInFull, criterionName } from '#play/criteria/words.ts'
import type { EndProps } from '#play/end/play-end.ts'
import type { View } from '../../rules/engine.ts'
import { Likeness } from '../play/Likeness.tsx'
import { surnameOf } from '../play/surname.ts'
import type { Words } from '../../words.ts'
import styles from './kept-card.module.css'

/** The card as it ended: faces where it was filled, what was asked where it stayed open. */
export function KeptCard({ view, pack, locale, t: { own } }: EndProps<View, Words>) {
  const names = { pack, locale, words: own }
  return (
    <ol className={styles.card} aria-label={own.card}>
      {view.cells.map(({ criterion, state, by }, cell) => {
        const label = by === null ? own.cellOpen : state === 'wild' ? own.cellWild : own.cellFilled
        const asked = criterionInFull(criterion, names)
        return (
          <li key={cell} className={styles.cell} data-state={state}>
            <span className="vh">{fill(label, { criterion: asked, name: by?.name ?? '' })}</span>
            <span className={styles.picture} aria-hidden="true">
              {by ? (
                <Likeness who={by} pack={pack} tellsClub />
              ) : (
                <CriterionMark criterion={criterion} pack={pack} size={30} />
              )}
            </span>
            {by && (
              <b className={styles.name} aria-hidden="true">
                {surnameOf(by.name)}
              </b>
            )}
            <span className={styles.what} aria-hidden="true">
              {criterionName(criterion, names)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
