import { fill, number } from '#i18n/format.ts'
import { useProgress } from '#play/duel/use-progress.ts'
import type { MatchState, RoomWords } from './game.ts'
import styles from './rated.module.css'

const COUNTED_MS = 900

/** What a quick match did to my rating, counted up or down to it; or why it did nothing. As high before as after. */
export function Rated({ state, locale, t: { rooms: t } }: Pick<RoomWords, 'locale' | 't'> & { state: MatchState }) {
  const { you, quick } = state.view
  if (quick === null || you === null) return null
  const change = state.ratings.find(({ seat }) => seat === you)
  if (!quick.rated || (state.recorded && !change)) {
    return <p className={styles.rated}>{quick.rated ? t.unratedToday : t.unratedGuest}</p>
  }
  return (
    <p className={styles.rated} role="status">
      {change && <Moved {...change} locale={locale} t={t} />}
    </p>
  )
}

type MovedProps = { before: number; after: number; locale: RoomWords['locale']; t: RoomWords['t']['rooms'] }

function Moved({ before, after, locale, t }: MovedProps) {
  const progress = useProgress(COUNTED_MS)
  const [gain, shown] = [after - before, Math.round(before + (after - before) * progress)]
  return (
    <>
      <span aria-hidden="true">
        {t.rating} <b className="num">{number(locale, shown)}</b>{' '}
        <b className="n">{gain < 0 ? `−${number(locale, -gain)}` : `+${number(locale, gain)}`}</b>
      </span>
      <span className="vh">
        {fill(t.ratingMoved, { before: number(locale, before), after: number(locale, after) })}
      </span>
    </>
  )
}
