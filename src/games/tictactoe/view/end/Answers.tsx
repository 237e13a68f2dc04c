import { useState } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { Career } from '#play/career/CareerOf.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import type { Pack } from '#search/pack.ts'
import { Button } from '#ui/Button.tsx'
import { careersUrl } from '#games/careers-url.ts'
import type { Grid } from '../../rules/grid.ts'
import type { Facts } from '../../rules/engine.ts'
import { LEAST_COUNTED } from '../../rules/rarity.ts'
import { cellName, shareText } from '../../sentences.ts'
import type { OwnWords } from '../../words.ts'
import styles from './kept-grid.module.css'

/** Answers shown at once. */
const SHOWN_AT_FIRST = 8

type Props = {
  cell: number
  view: Grid
  /** The player's answer in this cell. */
  mine: string | undefined
  answers: Facts['answers'][number]
  counted: number
  pack: Pack
  locale: Locale
  t: Pick<EndProps<unknown, OwnWords>['t'], 'own' | 'end'>
}

/** Right answers of a cell, most frequent first; each opens the footballer's clubs and has a report button. */
export function Answers({ cell, view, mine, answers, counted, pack, locale, t }: Props) {
  const { own, end } = t
  const [open, setOpen] = useState<number | null>(null)
  const named = answers.filter(({ id }) => pack.byId.has(id))
  const shown = open === cell ? named : named.slice(0, SHOWN_AT_FIRST)
  return (
    <section className={styles.answers} aria-live="polite">
      <h3 className={styles.title}>{cellName(cell, view, { locale, t: own })}</h3>
      <p className="sm muted">{plural(locale, own.answers, answers.length)}</p>
      <ul>
        {shown.map(({ id, share }) => {
          const name = pack.byId.get(id)!.name
          return (
            <li key={id} data-mine={id === mine ? '' : undefined}>
              <span className={styles.bar} style={{ scale: `${Math.min(1, share)} 1` }} />
              <details className={styles.who}>
                <summary>
                  <span>{name}</span>
                  <span className="n">{shareText(share, counted >= LEAST_COUNTED, own)}</span>
                </summary>
                <Career id={id} pack={pack} careersUrl={careersUrl} locale={locale} t={end} />
              </details>
              <div className={styles.report}>
                <ReportButton
                  iconOnly
                  about={{ game: 'tictactoe', about: { kind: 'footballer', id }, name }}
                  locale={locale}
                  t={end}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {shown.length < named.length && (
        <Button size="small" onClick={() => setOpen(cell)}>
          {fill(own.showAll, { count: named.length })}
        </Button>
      )}
    </section>
  )
}
