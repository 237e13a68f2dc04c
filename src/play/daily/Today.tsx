import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { RunAnswer } from '#contracts/runs.ts'
import type { Locale } from '#i18n/locales.ts'
import { playIntent } from '#ui/intent.ts'
import { aside } from '#ui/aside.ts'
import type { NextGame } from '../end/next.ts'
import type { OwnWords, PlayGame, PlayView, PlayWords, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { orPlain } from '../reach/or-plain.tsx'
import { useHeldRun } from '../use-held-run.ts'
import { createDaily } from './daily-run.ts'
import { Notices } from './Notices.tsx'
import { toIsoDate, type Day } from '#core/days.ts'
import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'

const loadLazy = () => import('./lazy.ts')
/** Loads at the first intent to play, because a visitor who only reads needs nothing beyond the board. */
const loadLazyWithIntent = () => playIntent().then(loadLazy)
const Unreachable = orPlain(async () => (await loadLazy()).unreachable())
const Left = aside(async () => (await loadLazyWithIntent()).left())
const Right = aside(async () => (await loadLazyWithIntent()).right())
const loadEnd = async () => (await loadLazy()).end()
const loadNote = async () => (await loadLazy()).note()

/** Props of a daily's island. */
export type TodayProps<Own extends OwnWords = OwnWords> = {
  packUrl: string
  nextGames: readonly NextGame[]
  /** The slot `first`: the first-visit card. */
  first?: ReactNode
  locale: Locale
  t: PlayWords<Own>
}

type Props<View extends PlayView, Action extends Wire, Own extends OwnWords> = TodayProps<Own> & {
  game: PlayGame<View, Action, Own>
}

/** A day's puzzle, held by the server; `?date=` plays a past one. */
export function Today<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<View, Action, Own>,
) {
  const { game, packUrl, nextGames, first, locale, t } = props
  const [daily] = useState(() => createDaily<View>(game.id))
  const page = { packUrl, isPractice: false, locale, t }
  const { run, answer, pack, begun, refusal, ended, fresh, frame } = useHeldRun(game, daily, page, loadEnd)
  const path = game.paths.today
  useSubtitle(answer, locale, t)
  useEffect(() => {
    // Deferred, because nothing on this page needs the notes for home, pickers and archive.
    if (!begun || !answer) return
    loadNote()
      .then(({ noteRun }) => noteRun(game, answer, { pack, locale, t }))
      .catch(ignore)
  }, [begun, game, answer, pack, locale, t])

  useEffect(() => daily.follow(game.asks?.()), [daily, game])

  if (run.status === 'closed') {
    return (
      <Suspense>
        <Unreachable
          game={game.id}
          paths={game.paths}
          trouble={run.trouble}
          trying={run.trying}
          onRetry={daily.retry}
          locale={locale}
          t={t}
        />
      </Suspense>
    )
  }
  if (ended && pack && answer?.end) {
    return (
      <Suspense>
        <ended.TodayEnd {...{ game, answer, end: answer.end, pack, fresh, nextGames, locale, t }} />
      </Suspense>
    )
  }
  const day = answer?.mode === 'today' ? answer.date : null
  const sidePanel = { game: game.id, path, day, isNew: day !== null && !begun, locale, t }
  return (
    <PlayFrame
      {...frame}
      agreed={answer?.agreed}
      first={first}
      notices={<Notices path={path} run={run} refusal={refusal} onRetry={daily.retry} locale={locale} t={t} />}
      left={answer && <Left {...sidePanel} />}
      right={<Right {...sidePanel} />}
    />
  )
}

/** Updates the page's static header, because only the island knows which day is played. */
function useSubtitle(answer: RunAnswer<unknown> | null, locale: Locale, t: PlayWords) {
  useEffect(() => {
    const subtitle = document.querySelector<HTMLElement>('[data-subtitle]')
    if (!answer || !subtitle) return
    // The header's style sheet draws the bars of the step.
    subtitle.dataset['step'] = stepOf(answer.date)
    if (answer.mode === 'today') subtitle.textContent = todayText(answer, t.play)
    // Lazy, because only the archive needs dates in words.
    else
      void loadLazy().then(({ archivedText }) => (subtitle.textContent = archivedText(answer, locale, t.play)), ignore)
  }, [answer, locale, t])
}

/** The step of the week, Sunday first as browsers count. */
const stepOf = (day: Day) => String(new Date(toIsoDate(day)).getUTCDay()) as '0'

const ignore = () => {}

/** "Under lights, no. 128": the step of the week and the number. */
export const todayText = ({ date, number }: { date: Day; number: number }, t: Messages<'play'>): string =>
  fill(t.today, { step: t[`step-${stepOf(date)}`], number })
