import { fill, plural } from '#i18n/format.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { Career } from '#play/career/CareerOf.tsx'
import { criterionInFull, criterionName } from '#play/criteria/words.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { listOf } from '#play/football-words.ts'
import { careersUrl } from '#games/careers-url.ts'
import { surnameOf } from '#core/surname.ts'
import { TurnIcon, Likeness } from '../play/Likeness.tsx'
import type { Past, View } from '../../rules/engine.ts'
import { pastText, type Words } from '../../words.ts'
import styles from './kept.module.css'
import { CriterionMark } from '#play/criteria/CriterionMark.tsx'

/** The card with its players, and every player who came: a row opens to all his clubs and the report link. */
export function Kept(props: EndProps<View, Words>) {
  const { view, pack, locale, t } = props
  const { own, end } = t
  const names = { pack, locale, words: own }
  const what = ({ did, cells }: Past) =>
    did === 'placed' || did === 'wrong' ? criterionName(view.cells[cells[0]!]!.criterion, names) : own[`did-${did}`]
  const rows = view.past.map((past, at) => {
    const { id, name, did } = past
    const fits = view.players?.[at]?.fits ?? []
    const criteria = fits.map((cell) => criterionInFull(view.cells[cell]!.criterion, names))
    const about = { game: 'bingo', about: { kind: 'footballer', id }, name } as const
    return {
      key: id,
      name: `${at + 1}. ${name}`,
      label: pastText(past, view.cells, { pack, locale, t: own }) || `${name}, ${own['did-lost']}`,
      signs: (
        <span className={styles.did} data-did={did}>
          <span className={styles.keptWhat}>{what(past)}</span>
          <span className={styles.mark}>
            <TurnIcon did={did} />
          </span>
        </span>
      ),
      more: (
        <div className={styles.more}>
          <div className={styles.fits}>
            <p>{fill(own.fittedAll, { criteria: listOf(criteria, locale, 'conjunction') })}</p>
            <ReportButton iconOnly about={about} locale={locale} t={end} />
          </div>
          <Career id={id} pack={pack} careersUrl={careersUrl} locale={locale} t={end} />
        </div>
      ),
    }
  })
  return (
    <>
      <KeptCard {...props} />
      {rows.length > 0 && (
        <details className={styles.all}>
          <summary>{plural(locale, own.keptAll, rows.length)}</summary>
          <KeptRows rows={rows} columns="46%" />
        </details>
      )}
    </>
  )
}

/** The final card: faces in filled cells, criteria in open ones. */
function KeptCard({ view, pack, locale, t: { own } }: EndProps<View, Words>) {
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
                <Likeness who={by} pack={pack} showsClub />
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
