import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import type { RunAnswer } from '#contracts/runs.ts'
import type { NextGame } from '#play/end/next.ts'
import type { WordleAction } from '#games/wordle/wire.ts'
import type { Locale } from '#i18n/locales.ts'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { declareIntent } from '#ui/intent.ts'
import type { Run } from '#stores/run.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import type { View } from './engine/index.ts'
import { Notices } from './Notices.tsx'
import { Pitch, type WordleMessages } from './Pitch.tsx'
import { subtitleOf } from './subtitle.ts'
import { createToday } from './today-run.ts'
import { Unreachable } from './Unreachable.tsx'
import { useCurtain } from './use-curtain.ts'
import { usePack } from './use-pack.ts'

const ignore = () => {}
const NextPlayer = lazy(() => import('./NextPlayer.tsx'))
const TodayEnd = lazy(() => import('./TodayEnd.tsx'))

type Props = { packUrl: string; nextGames: readonly NextGame[]; locale: Locale; t: WordleMessages }

/** The player of the day, held by the server; `?date=` plays a past one. */
export default function Today({ packUrl, nextGames, locale, t }: Props) {
  const { pack, failed, retry } = usePack(packUrl)
  const [today] = useState(createToday)
  const [refusal, setRefusal] = useState<RunTrouble | null>(null)
  const run = useStore(today.$run)
  const answer = run.status === 'open' ? run.answer : null
  const { open, fresh } = useCurtain(answer?.runId ?? null, answer?.view.over ?? false)
  const begun = answer !== null && answer.n > 0
  useSubtitle(answer, locale, t)

  useEffect(() => void startOverlaysLater(), [])
  useEffect(() => today.follow(), [today])
  useEffect(() => {
    // Rows, or the end, to be shown with the players' names.
    if (begun) declareIntent()
  }, [begun])

  useEffect(() => {
    // What home and picker tell about the day; nobody waits for it.
    if (begun)
      import('./daily-note.ts').then(
        ({ noteToday }) => noteToday(answer, { locale, football: t.football, pack }),
        ignore,
      )
  }, [begun, answer, locale, t, pack])

  async function act(action: WordleAction) {
    setRefusal(null)
    const refused = await today.act(action)
    const now = today.$run.get()
    setRefusal(refused ?? (isTaken(action, now) ? null : 'wrong-order'))
  }

  if (run.status === 'closed') return <Unreachable trouble={run.trouble} onRetry={today.retry} locale={locale} t={t} />
  if (open && pack && answer?.end) {
    return (
      <Suspense>
        <TodayEnd {...{ answer, end: answer.end, pack, fresh, nextGames, locale, t }} />
      </Suspense>
    )
  }
  return (
    <Pitch
      runId={answer?.runId ?? ''}
      view={answer?.view ?? null}
      pack={pack}
      packFailed={failed}
      onRetryPack={retry}
      busy={run.status !== 'open' || run.sending || run.answer.view.over}
      onGuess={(player) => void act({ type: 'guess', player })}
      onHint={() => void act({ type: 'hint' })}
      onGiveUp={() => void act({ type: 'giveUp' })}
      face={answer?.pictures?.[0]?.[0]}
      above={<Notices run={run} refusal={refusal} onRetry={today.retry} locale={locale} t={t} />}
      right={<NextPlayer day={answer?.mode === 'today' ? answer.date : null} locale={locale} t={t} />}
      locale={locale}
      t={t}
    />
  )
}

/** A step that another tab took first is answered with that tab's guess. */
const isTaken = (action: WordleAction, run: Run<View>): boolean =>
  action.type !== 'guess' ||
  (run.status === 'open' && run.answer.view.rows.some(({ player }) => player === action.player))

/** The header is plain markup of the page; which day is played is known here only. */
function useSubtitle(answer: RunAnswer<View> | null, locale: Locale, t: WordleMessages) {
  useEffect(() => {
    const subtitle = document.querySelector('[data-subtitle]')
    if (answer && subtitle) subtitle.textContent = subtitleOf(answer, locale, t.play)
  }, [answer, locale, t])
}
