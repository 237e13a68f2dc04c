import { useStore } from '@nanostores/react'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { GameId } from '#core/games.ts'
import { toIsoDate, type Day } from '#core/days.ts'
import { LANGUAGE_TAGS, localePath, type Locale } from '#i18n/locales.ts'
import { localDay } from '#stores/local-day.ts'
import { daysPlayed } from '../figures.ts'
import { $records } from '#stores/records.ts'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './archive.module.css'
import { isOpenInArchive, monthOf, monthsSinceLaunch, weekdayNames } from './month.ts'
import type { PlayWords } from '../game.ts'
import { dateText } from './subtitle.ts'

type Props = { game: { id: GameId; paths: { today: string } }; onClose: () => void; locale: Locale; t: PlayWords }

/** The past days, month by month: what was played, and what can be. */
export default function Archive({ game, onClose, locale, t: { play } }: Props) {
  const [now] = useState(Date.now)
  const months = monthsSinceLaunch(localDay(new Date(now)))
  const [at, setAt] = useState(months.length - 1)
  const played = daysPlayed(useStore($records), game.id)
  const month = months[at]!
  const title = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <Dialog title={play.archive} closeLabel={play.close} onClose={onClose}>
      <p className="sm muted">{play.archiveLead}</p>
      <div className="row between">
        <Turn label={play.previousMonth} disabled={at === 0} onClick={() => setAt(at - 1)} Icon={ChevronLeft} />
        <h3 aria-live="polite">{title.format(new Date(toIsoDate(month)))}</h3>
        <Turn
          label={play.nextMonth}
          disabled={at === months.length - 1}
          onClick={() => setAt(at + 1)}
          Icon={ChevronRight}
        />
      </div>
      <div className={styles.month}>
        {weekdayNames(LANGUAGE_TAGS[locale]).map((name) => (
          <span key={name} className="xs muted" aria-hidden="true">
            {name}
          </span>
        ))}
        {monthOf(month).map((day, cell) =>
          day === null ? (
            <span key={`before-${cell}`} />
          ) : (
            <DayCell
              key={day}
              day={day}
              open={isOpenInArchive(day, now)}
              played={played.has(day)}
              path={game.paths.today}
              locale={locale}
              play={play}
            />
          ),
        )}
      </div>
    </Dialog>
  )
}

type DayProps = { day: Day; open: boolean; played: boolean; path: string; locale: Locale; play: PlayWords['play'] }

function DayCell({ day, open, played, path, locale, play }: DayProps) {
  const figure = day.split('-')[2]
  if (!open) return <span className={`${styles.day} ${styles.closed}`}>{figure}</span>
  const label = `${dateText(day, locale)}, ${played ? play.archiveDone : play.archiveOpen}`
  return (
    <a
      className={styles.day}
      data-played={played || undefined}
      href={localePath(locale, `${path}?date=${day}`)}
      aria-label={label}
    >
      {figure}
      {played && <Check className="i i-s" aria-hidden="true" />}
    </a>
  )
}

type TurnProps = { label: string; disabled: boolean; onClick: () => void; Icon: typeof ChevronLeft }

function Turn({ label, disabled, onClick, Icon }: TurnProps) {
  return (
    <button
      type="button"
      className="ib"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  )
}
