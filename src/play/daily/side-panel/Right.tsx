import { useCallback } from 'react'
import type { Day } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { loadSidePanel } from '#stores/side-panel.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { PlayWords } from '../../game.ts'
import type { SidePanel } from '#contracts/side-panel.ts'
import styles from './side-panel.module.css'
import { localDay } from '#stores/local-day.ts'
import { useMinutesLeft } from '#ui/use-minutes-left.ts'

/** A sample of possible answers, and the number of others. */
const CouldBe = ({ title, says: label, draws, pictures }: NonNullable<SidePanel['could']>) => (
  <section className="card stack">
    <h3>{title}</h3>
    <div className={styles.wall} data-draws={draws}>
      {pictures.map((source) => (
        <img key={source} src={source} alt="" width={128} height={128} />
      ))}
    </div>
    <p className="sm muted">{label}</p>
  </section>
)

type Props = { game: GameId; path: string; day: Day | null; isNew: boolean; locale: Locale; t: PlayWords }

/** Right panel of a daily: the next puzzle, once it is out; until the first move, possible answers. */
export default function Right({ game, path, day, isNew, locale, t }: Props) {
  const load = useCallback(async () => (isNew ? loadSidePanel(game, locale) : null), [isNew, game, locale])
  const { could, note } = useLoaded(load).loaded ?? {}
  return (
    <>
      {day !== null && <NewDay path={path} day={day} locale={locale} t={t} />}
      {isNew && could && <CouldBe {...could} />}
      {isNew && note && (
        <section className="well stack">
          <h3>{note.title}</h3>
          <p className="sm muted">{note.says}</p>
        </section>
      )}
    </>
  )
}

type NewDayProps = { path: string; day: Day; locale: Locale; t: PlayWords }

/** Link to the next puzzle, once it is out. */
function NewDay({ path, day, locale, t: { play } }: NewDayProps) {
  useMinutesLeft(nextMidnight)
  if (day === localDay()) return null
  return (
    <section className="well stack">
      <a className="lk sm" href={localePath(locale, `${path}?date=${localDay()}`)}>
        {play.newDay}
      </a>
    </section>
  )
}

/** End of the player's day, ms. */
const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0)
