import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import type { RunAnswer } from '#contracts/runs.ts'
import type { WordleAction } from '#contracts/wordle.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { startOverlays } from '#islands/overlays.ts'
import { localDay } from '#stores/local-day.ts'
import { createRun, type Run } from '#stores/run.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import { askedDay } from './asked-day.ts'
import { $begunDay } from './begun-day.ts'
import type { View } from './engine/index.ts'
import { NextPlayer } from './NextPlayer.tsx'
import { Pitch, type WordleMessages } from './Pitch.tsx'
import { subtitleOf } from './subtitle.ts'
import { useCurtain } from './use-curtain.ts'
import { usePack } from './use-pack.ts'
import { Yours } from './Yours.tsx'

const TodayEnd = lazy(() => import('./TodayEnd.tsx'))

/** Another open game with a daily puzzle. */
export type NextGame = { id: string; name: string; path: string }

type Props = { packUrl: string; nextGames: readonly NextGame[]; locale: Locale; t: WordleMessages }

/** The player of the day, held by the server; `?date=` plays a past one. */
export default function Today({ packUrl, nextGames, locale, t }: Props) {
  const { pack, failed, retry } = usePack(packUrl)
  const [store] = useState(() => createRun<View>())
  const [refusal, setRefusal] = useState<RunTrouble | null>(null)
  const run = useStore(store.$run)
  const answer = run.status === 'open' ? run.answer : null
  const { open, fresh } = useCurtain(answer?.runId ?? null, answer?.view.over ?? false)
  useSubtitle(answer, locale, t)

  useEffect(() => {
    startOverlays()
    const asked = askedDay(location.search, localDay(), $begunDay.get(), Date.now())
    void store.open({ game: 'wordle', ...asked })
    const onReturn = () => document.visibilityState === 'visible' && void store.refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [store])

  useEffect(() => {
    if (answer?.mode === 'today') $begunDay.set(answer.view.over ? null : answer.date)
  }, [answer])

  async function act(action: WordleAction) {
    setRefusal(null)
    const code = await store.act(action)
    const now = store.$run.get()
    const taken =
      action.type !== 'guess' ||
      (now.status === 'open' && now.answer.view.rows.some(({ player }) => player === action.player))
    setRefusal(code ?? (taken ? null : 'wrong-order'))
  }

  if (run.status === 'closed') {
    return <Unreachable trouble={run.trouble} onRetry={store.retry} locale={locale} t={t} />
  }
  if (open && pack && answer?.end) {
    return (
      <Suspense>
        <TodayEnd
          answer={answer}
          end={answer.end}
          pack={pack}
          fresh={fresh}
          nextGames={nextGames}
          locale={locale}
          t={t}
        />
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
      above={<Notices run={run} refusal={refusal} onRetry={store.retry} locale={locale} t={t} />}
      left={<Yours locale={locale} t={t} />}
      right={<NextPlayer day={answer?.mode === 'today' ? answer.date : null} locale={locale} t={t} />}
      locale={locale}
      t={t}
    />
  )
}

/** The header is plain markup of the page; which day is played is known here only. */
function useSubtitle(answer: RunAnswer<View> | null, locale: Locale, t: WordleMessages) {
  useEffect(() => {
    const subtitle = document.querySelector('[data-subtitle]')
    if (answer && subtitle) subtitle.textContent = subtitleOf(answer, locale, t.wordle)
  }, [answer, locale, t])
}

type NoticesProps = {
  run: Run<View>
  refusal: RunTrouble | null
  onRetry: () => void
  locale: Locale
  t: WordleMessages
}

/** What the player should know about connection, tabs and days. */
function Notices({ run, refusal, onRetry, locale, t: { play } }: NoticesProps) {
  const answer = run.status === 'open' ? run.answer : null
  const trouble = run.status === 'open' ? run.trouble : null
  const isYesterday = answer?.mode === 'today' && answer.date !== localDay()
  return (
    <div className="notices" role="status">
      {trouble && (
        <p className="notice">
          {trouble === 'offline' ? play.kept : play.keptBusy}
          <Button size="small" onClick={onRetry}>
            {play.tryAgain}
          </Button>
        </p>
      )}
      {refusal && <p className="notice">{refusalText(refusal, play)}</p>}
      {answer?.mode === 'archive' && <p className="notice">{play.archiveNote}</p>}
      {isYesterday && (
        <p className="notice">
          {play.newDay}
          <a className="btn btn-s" href={localePath(locale, `/wordle/today?date=${localDay()}`)}>
            {play.playToday}
          </a>
        </p>
      )}
    </div>
  )
}

function refusalText(code: RunTrouble, play: WordleMessages['play']): string {
  const texts: Partial<Record<RunTrouble, string>> = {
    'unknown-player': play.refusedUnknown,
    'already-guessed': play.refusedAgain,
    'wrong-order': play.otherTab,
    'already-over': play.otherTab,
    'date-not-open': play.closed,
  }
  return texts[code] ?? play.refused
}

type UnreachableProps = { trouble: RunTrouble; onRetry: () => void; locale: Locale; t: WordleMessages }

function Unreachable({ trouble, onRetry, locale, t: { play } }: UnreachableProps) {
  const texts: Partial<Record<RunTrouble, string>> = {
    'date-not-open': play.dateNotOpen,
    'too-many-requests': play.tooManyRequests,
  }
  return (
    <div className="play">
      <section className="card stack lost-card" role="alert">
        <p>{texts[trouble] ?? play.todayFailed}</p>
        <div className="two">
          <a className="btn" href={localePath(locale, '/wordle/solo')}>
            {play.playSolo}
          </a>
          {trouble === 'date-not-open' ? (
            <a className="btn btn-p" href={localePath(locale, '/wordle/today')}>
              {play.playToday}
            </a>
          ) : (
            <Button look="primary" onClick={onRetry}>
              {play.tryAgain}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
