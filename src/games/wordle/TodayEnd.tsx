import { useStore } from '@nanostores/react'
import { ArrowRight, CalendarDays } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RunAnswer, RunEnd } from '#contracts/runs.ts'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { localDay } from '#stores/local-day.ts'
import { preference } from '#stores/preferences.ts'
import { recordResult } from '#stores/progress.ts'
import { $records } from '#stores/records.ts'
import { Button } from '#ui/Button.tsx'
import End from './End.tsx'
import type { Answer, View } from './engine/index.ts'
import type { Facts } from './facts.ts'
import { daysPlayed } from './figures.ts'
import NextPlayer from './NextPlayer.tsx'
import type { WordleMessages } from './Pitch.tsx'
import { paletteOf } from './share.ts'
import type { NextGame } from './Today.tsx'
import { streakIn } from './own-figures.ts'

const Archive = lazy(() => import('./Archive.tsx'))

type Props = {
  answer: RunAnswer<View, Facts>
  end: RunEnd<Facts>
  pack: Pack
  fresh: boolean
  nextGames: readonly NextGame[]
  locale: Locale
  t: WordleMessages
}

/** The end of the day's run: the server has counted it, the browser takes it over. */
export default function TodayEnd({ answer, end, pack, fresh, nextGames, locale, t }: Props) {
  const records = useStore($records)
  const [archive, setArchive] = useState(false)
  const taken = useRef(false)
  const isToday = answer.mode === 'today'

  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const known = $records.get().wordle?.some(({ id }) => id === end.result.id)
    if (!known) void recordResult('wordle', end.result, end.lines)
  }, [end])

  const next = nextGames.find(({ id }) => !records[id as keyof typeof records]?.some(isOfToday))
  return (
    <End
      view={answer.view as View & { answer: Answer }}
      pack={pack}
      lines={end.lines}
      noPoints={isToday ? t.play.noPoints : t.play.noPointsArchive}
      left={end.facts?.left ?? []}
      distribution={end.distribution}
      betterThan={end.betterThan}
      run={answer.runId}
      everyone={isToday ? t.play.everyone : t.play.everyoneThen}
      share={{
        title: fill(t.play.shareNumber, { number: answer.number }),
        streak: isToday ? streakIn(records) : 0,
        address: new URL(localePath(locale, '/wordle/today'), location.origin).href,
        palette: paletteOf(preference('palette')),
      }}
      fresh={fresh}
      locale={locale}
      t={t}
    >
      {isToday && <NextPlayer day={answer.date} locale={locale} t={t} />}
      <div className="two">
        {next && (
          <a className="btn" href={localePath(locale, '/wordle/solo')}>
            {t.play.playSolo}
          </a>
        )}
        <Button onClick={() => setArchive(true)}>
          <CalendarDays className="i" aria-hidden="true" />
          {t.play.archive}
        </Button>
        {!next && !daysPlayed(records).has(localDay()) && (
          <a className="btn" href={localePath(locale, '/wordle/today')}>
            {t.play.playToday}
          </a>
        )}
      </div>
      <a className="btn btn-p btn-l" href={next ? next.path : localePath(locale, '/wordle/solo')}>
        {next ? fill(t.play.next, { game: next.name }) : t.play.playSolo}
        <ArrowRight className="i" aria-hidden="true" />
      </a>
      {archive && (
        <Suspense>
          <Archive onClose={() => setArchive(false)} locale={locale} t={t} />
        </Suspense>
      )}
    </End>
  )
}

const isOfToday = ({ mode, date }: { mode: string; date: string }): boolean => mode === 'today' && date === localDay()
