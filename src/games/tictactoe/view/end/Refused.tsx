import { ReportButton } from '#overlays/ReportButton.tsx'
import { Career } from '#play/career/CareerOf.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { careersUrl } from '#games/careers-url.ts'
import type { Grid } from '../../rules/grid.ts'
import type { Miss } from '../../rules/engine.ts'
import { fittingSideText, cellName, whyNot } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import styles from './kept-grid.module.css'

type Props = { view: Grid; misses: readonly Miss[] } & Pick<EndProps<unknown, OwnWords>, 'pack' | 'locale' | 't'>

/** Names that did not count, with the reason; a row opens the footballer's clubs and a report button. */
export function Refused({ view, misses, pack, locale, t: { own, end } }: Props) {
  const said = { locale, t: own }
  if (misses.length === 0) return null
  const rows = misses.map((miss) => {
    const { id, cell } = miss
    const name = pack.byId.get(id)?.name ?? id
    const why = whyNot(miss, view, said)
    return {
      key: `${cell} ${id}`,
      name,
      label: `${name}: ${why}`,
      signs: <span className={styles.why}>{why}</span>,
      more: (
        <>
          <div className={styles.asked}>
            <p className="sm">{[`${cellName(cell, view, said)}.`, fittingSideText(miss, view, said)].join(' ')}</p>
            <ReportButton
              iconOnly
              about={{ game: 'tictactoe', about: { kind: 'footballer', id }, name }}
              locale={locale}
              t={end}
            />
          </div>
          <Career id={id} pack={pack} careersUrl={careersUrl} locale={locale} t={end} />
        </>
      ),
    }
  })
  return (
    <section className={styles.refused}>
      <h3 className={styles.title}>{own.refused}</h3>
      <KeptRows rows={rows} columns="50%" />
    </section>
  )
}
