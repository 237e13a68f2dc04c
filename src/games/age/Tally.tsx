import { fill, plural } from '#i18n/format.ts'
import type { BoardProps, GameWords } from '#play/game.ts'
import type { Done, View } from './engine/index.ts'
import { ASKED } from './engine/marks.ts'
import { meanOff, offSays, signedOff } from './figures.ts'
import { answeredOf, useTold } from './told.ts'
import styles from './tally.module.css'
import type { AgeAction } from './wire.ts'

type Props = Pick<BoardProps<View, AgeAction, GameWords<'age'>>, 'runId' | 'view' | 'locale' | 't'>

/** Who of the ten it is, how far off each answer was, and all of them on average: the heat of the run. */
export function Tally({ runId, view, locale, t: { own } }: Props) {
  const { revealed } = useTold(runId, view)
  const done = view ? answeredOf(view) : []
  const off = meanOff(done)
  const n = Math.min(ASKED, done.length + (revealed ? 0 : 1))
  return (
    <div className={styles.tally}>
      <p className={styles.step}>{fill(own.stepOf, { n, max: ASKED })}</p>
      <p className={styles.mean} data-warm={off === null ? undefined : off <= 2}>
        {off === null ? '' : offSays(off, locale, own)}
      </p>
      <ol className={styles.strip} aria-label={own.strip}>
        {Array.from({ length: ASKED }, (_, at) => (
          <Cell key={at} n={at + 1} done={done[at]} locale={locale} t={own} />
        ))}
      </ol>
    </div>
  )
}

type CellProps = { n: number; done: Done | undefined; locale: Props['locale']; t: GameWords<'age'> }

/** A figure in each: colour is never alone. */
function Cell({ n, done, locale, t }: CellProps) {
  const off = done ? signedOff(done) : null
  if (off === null) return <li aria-hidden="true" />
  const years = Math.abs(off)
  return (
    <li data-off={Math.min(years, 5)}>
      <span aria-hidden="true">{years}</span>
      <span className="vh">{plural(locale, t.stripNth, years, { n })}</span>
    </li>
  )
}
