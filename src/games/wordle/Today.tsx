import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { lazy, Suspense, useEffect, useState } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import type { RunAnswer } from '#contracts/runs.ts'
import type { WordleAction } from '#contracts/wordle.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Run } from '#stores/run.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { View } from './engine/index.ts'
import { Notices } from './Notices.tsx'
import { Pitch, type WordleMessages } from './Pitch.tsx'
import { subtitleOf } from './subtitle.ts'
import { Unreachable } from './Unreachable.tsx'
import { useCurtain } from './use-curtain.ts'
import { usePack } from './use-pack.ts'

const NextPlayer = lazy(() => import('./NextPlayer.tsx'))
const TodayEnd = lazy(() => import('./TodayEnd.tsx'))

/** The run protocol comes behind the first paint, beside the players. */
async function openRun() {
  const [{ openToday }, { startOverlays }] = await Promise.all([
    import('./today-run.ts'),
    import('#islands/overlays.ts'),
  ])
  startOverlays()
  return openToday()
}

/** Another open game with a daily puzzle. */
export type NextGame = { id: string; name: string; path: string }

type Props = { packUrl: string; nextGames: readonly NextGame[]; locale: Locale; t: WordleMessages }

const OPENING = atom<Run<View>>({ status: 'opening' })

/** The player of the day, held by the server; `?date=` plays a past one. */
export default function Today({ packUrl, nextGames, locale, t }: Props) {
  const { pack, failed, retry } = usePack(packUrl)
  const opening = useLoaded(openRun)
  const today = opening.loaded
  const [refusal, setRefusal] = useState<RunTrouble | null>(null)
  const run = useStore(today?.run.$run ?? OPENING)
  const answer = run.status === 'open' ? run.answer : null
  const { open, fresh } = useCurtain(answer?.runId ?? null, answer?.view.over ?? false)
  useSubtitle(answer, locale, t)

  useEffect(() => today?.stop, [today])

  async function act(action: WordleAction) {
    if (!today) return
    setRefusal(null)
    const refused = await today.run.act(action)
    const now = today.run.$run.get()
    setRefusal(refused ?? (isTaken(action, now) ? null : 'wrong-order'))
  }

  if (opening.failed || run.status === 'closed') {
    const trouble = run.status === 'closed' ? run.trouble : 'offline'
    return <Unreachable trouble={trouble} onRetry={today?.run.retry ?? opening.retry} locale={locale} t={t} />
  }
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
      above={<Notices run={run} refusal={refusal} onRetry={() => today?.run.retry()} locale={locale} t={t} />}
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
    if (answer && subtitle) subtitle.textContent = subtitleOf(answer, locale, t.wordle)
  }, [answer, locale, t])
}
