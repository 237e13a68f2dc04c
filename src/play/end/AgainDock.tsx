import { CalendarDays } from 'lucide-react'
import { use } from 'react'
import type { GameId } from '#core/games.ts'
import type { Statistics, ResultRecord } from '#contracts/results.ts'
import { gameOf } from '#games/catalogue.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { localDay } from '#stores/local-day.ts'
import { hasPlayed } from './next.ts'
import { NextDock } from './NextDock.tsx'
import { endWords } from './prepare.ts'
import type { PointLine } from '#core/points.ts'
import { creditOf } from '#stores/local-progress.ts'

type Props = {
  game: { id: GameId; paths: { today: string } }
  records: Statistics
  /** Label of the level. */
  level: string
  onNext: () => void
  locale: Locale
}

/** After practice: play again, and today's puzzle until it is played. */
export function AgainDock({ game, records, level, onNext, locale }: Props) {
  const { end: words } = use(endWords(locale))
  const today = {
    label: words.playToday,
    to: localePath(locale, game.paths.today),
    icon: <CalendarDays className="i" aria-hidden="true" />,
  }
  return (
    <NextDock
      number={gameOf(game.id).number}
      label={words.again}
      note={level}
      to={onNext}
      other={hasPlayed(game.id, records, localDay()) ? null : today}
    />
  )
}

/** Deduction for many practice runs a day, so that the displayed points are final. */
export function fadeOf(game: GameId, record: ResultRecord, records: readonly ResultRecord[]): PointLine[] {
  const at = records.findIndex(({ id }) => id === record.id)
  const credit = creditOf(game, record, at < 0 ? records : records.slice(0, at))
  return credit < record.points ? [{ key: 'fade', points: credit - record.points }] : []
}
