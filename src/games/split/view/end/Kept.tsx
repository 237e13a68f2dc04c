import { fill } from '#i18n/format.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { KeptRows } from '#play/end/KeptRows.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { aboutText } from '#play/face/texts.ts'
import type { GameWords } from '#play/game.ts'
import type { View, ThirdView } from '../../rules/engine.ts'
import { EACH_POINTS } from '../../rules/terms.ts'
import styles from './kept.module.css'

/** The thirds that were found. */
export const foundIn = ({ thirds }: Pick<View, 'thirds'>): ThirdView[] => thirds.filter(({ isFound }) => isFound)

/** True for all three without a miss. */
export const isClean = ({ points }: Pick<View, 'points'>): boolean => points.clean > 0

/** Number of the guess that found this third, from 1; null without one. */
export function nameOf({ tried }: Pick<View, 'tried'>, at: number): number | null {
  const nth = tried.findIndex(({ third }) => third === at)
  return nth < 0 ? null : nth + 1
}

/** The three; a row opens to the whole face, his details and the report link. */
export function Kept({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'split'>>) {
  const rows = view.thirds.map(({ who, isFound }, at) => {
    const told = who!
    const n = nameOf(view, at)
    const says = n === null ? own.keptMissed : fill(own.keptFound, { n })
    return {
      key: told.id,
      name: told.name,
      label: `${own[`third-${at as 0 | 1 | 2}`]}: ${told.name}, ${says}`,
      signs: (
        <span className={styles.sign} data-found={isFound ? '' : undefined}>
          {isFound ? `+${EACH_POINTS}` : '×'}
        </span>
      ),
      more: (
        <div className={styles.more}>
          {!view.inWords && <img src={`/img/portrait/${told.id}.svg`} alt="" width={96} height={96} loading="lazy" />}
          <div>
            <p>{aboutText(told, { pack, locale, football })}</p>
            <ReportButton
              small
              about={{ game: 'split', about: { kind: 'footballer', id: told.id }, name: told.name }}
              locale={locale}
              t={end}
            />
          </div>
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="3.4em" />
}
