import { useStore } from '@nanostores/react'
import { ArrowRight, CalendarDays, RotateCcw } from 'lucide-react'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { total, type PointLine } from '#core/points.ts'
import type { ResultRecord } from '#contracts/results.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { creditOf } from '#stores/local-progress.ts'
import { localDay } from '#stores/local-day.ts'
import { preference } from '#stores/preferences.ts'
import { recordResult } from '#stores/progress.ts'
import { $records } from '#stores/records.ts'
import type { Round } from '#stores/round.ts'
import { Button } from '#ui/Button.tsx'
import End from './End.tsx'
import type { Answer, State, View } from './engine/index.ts'
import { playersLeft } from './left.ts'
import { outcomeOf } from './outcome.ts'
import type { Level } from './engine/limits.ts'
import { packPool } from './pack-clues.ts'
import type { WordleMessages } from './Pitch.tsx'
import { daysPlayed } from './figures.ts'
import { paletteOf } from './share.ts'
import { streakIn } from './own-figures.ts'

type Props = {
  round: Round<{ answer: string }, State, View>
  level: Level
  pack: Pack
  fresh: boolean
  /** Easy, normal, hard. */
  choice: ReactNode
  onKept: () => void
  onNext: () => void
  locale: Locale
  t: WordleMessages
}

/** The end of a practice run: takes it into the player's progress, once. */
export default function SoloEnd({ round, level, pack, fresh, choice, onKept, onNext, locale, t }: Props) {
  const records = useStore($records)
  const outcome = useMemo(() => outcomeOf(round.state), [round.state])
  const left = useMemo(() => playersLeft(round.state, packPool(pack, level)), [round.state, pack, level])
  const record = useMemo(() => recordOf(round, level, outcome), [round, level, outcome])
  const sent = useRef('')

  useEffect(() => {
    if (round.kept || sent.current === record.id) return
    sent.current = record.id
    void recordResult('wordle', record, outcome.lines).then(onKept)
  }, [round.kept, record, outcome.lines, onKept])

  const todayPath = localePath(locale, '/wordle/today')
  return (
    <End
      view={round.view as View & { answer: Answer }}
      pack={pack}
      lines={[...outcome.lines, ...fadeOf(record, records.wordle ?? [])]}
      noPoints={t.play.noPoints}
      left={left}
      distribution={null}
      betterThan={null}
      everyone={t.play.everyone}
      share={{
        title: `· ${t.wordle[`level-${level}`]} ·`,
        streak: streakIn(records),
        address: new URL(localePath(locale, '/wordle/solo'), location.origin).href,
        palette: paletteOf(preference('palette')),
      }}
      fresh={fresh}
      locale={locale}
      t={t}
    >
      {choice}
      {!daysPlayed(records).has(localDay()) && (
        <a className="btn" href={todayPath}>
          <CalendarDays className="i" aria-hidden="true" />
          {t.play.playToday}
          <ArrowRight className="i" aria-hidden="true" />
        </a>
      )}
      <Button look="primary" size="large" onClick={onNext}>
        <RotateCcw className="i" aria-hidden="true" />
        {t.play.again}
      </Button>
    </End>
  )
}

function recordOf({ id, ms }: Props['round'], mode: Level, outcome: ReturnType<typeof outcomeOf>): ResultRecord {
  const { won, score, lines, n, tags } = outcome
  return { id, mode, date: localDay(), won, score, points: Math.max(0, total(lines)), ms, n, tags }
}

/** What the many runs of a day take off: the figures on the screen are those that count. */
function fadeOf(record: ResultRecord, records: readonly ResultRecord[]): PointLine[] {
  const at = records.findIndex(({ id }) => id === record.id)
  const credit = creditOf('wordle', record, at < 0 ? records : records.slice(0, at))
  return credit < record.points ? [{ key: 'fade', points: credit - record.points }] : []
}
