import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { RunTrouble } from '#stores/run-api.ts'
import type { RunAnswer } from '#contracts/runs.ts'
import { aside } from '#ui/aside.ts'
import { Slow } from '#ui/Slow.tsx'
import type { OwnWords, PlayGame, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { useEnding } from '../use-ending.ts'
import { usePack } from '../use-pack.ts'
import { createRanked, type RankedView } from './ranked-run.ts'
import type { RunsProps } from './Ranked.tsx'
import { Start } from './Start.tsx'
import { $shownUntil } from './RankedProgress.tsx'
import { nextRow } from '#core/rows.ts'
import { fill } from '#i18n/format.ts'
import styles from './side-panel.module.css'
import type { Messages } from '#i18n/messages/index.ts'
import type { Run } from '#stores/run.ts'
import noticesStyles from '../daily/notices.module.css'

const WeekBoard = aside(async () => ({ default: (await import('./WeekBoard.tsx')).WeekBoard }))
const loadEnd = () => import('./RankedEnd.tsx')

/** Words that the shell of ranked runs needs from a game. */
type RankedWords = OwnWords & { rankedLead: string; bonusTitle: string; bonusLine: string }

type Props<View extends RankedView, Action extends Wire, Own extends RankedWords> = RunsProps<Own> & {
  game: PlayGame<View, Action, Own>
  /** Time per answer, and the allowance for the network. */
  clock: { stepMs: number; travelMs: number }
}

/** Ranked runs against the server's clock, as many as the player likes, each started by a tap. */
export function RankedRuns<View extends RankedView, Action extends Wire, Own extends RankedWords>(
  props: Props<View, Action, Own>,
) {
  const { game, clock, asked, packUrl, first, locale, t, words } = props
  const { pack, failed, retry } = usePack(packUrl)
  const [ranked] = useState(() => createRanked<View>(game.id, clock))
  const begun = useStore(ranked.$begun)
  const [waits, setWaits] = useState(asked === 'begin')
  const [packFailed, setPackFailed] = useState(false)
  const [refusal, setRefusal] = useState<RunTrouble | null>(null)
  const run = useStore(ranked.$run)
  const answer = begun && run.status === 'open' ? run.answer : null
  const view = answer?.view ?? null
  const shown = useMemo(() => ({ view, pack, facts: undefined, isPractice: true, locale, t }), [view, pack, locale, t])
  const { ended, fresh } = useEnding(game, answer?.runId ?? null, shown, loadEnd)

  useFirstPictures(ranked, answer, pack !== null)
  useEffect(() => ranked.follow(), [ranked])
  useEffect(() => ranked.$shownUntil.subscribe((until) => $shownUntil.set(until)), [ranked])
  useEffect(() => {
    if (asked === 'resume') void ranked.resume()
    else void beginWithPack(packUrl, ranked).then(onBegun)
  }, [asked, packUrl, ranked])

  function onBegun(isLoaded: boolean) {
    setPackFailed(!isLoaded)
    setWaits(false)
  }

  function begin() {
    if (waits) return
    setRefusal(null)
    setWaits(true)
    void beginWithPack(packUrl, ranked).then(onBegun)
  }

  async function act(action: Action | { type: 'hint' } | { type: 'giveUp' }) {
    setRefusal(null)
    setRefusal(await ranked.act(action))
  }

  if (ended && pack && answer?.end) {
    return <ended.RankedEnd {...{ game, answer, end: answer.end, pack, fresh, locale, t, words }} onAgain={begin} />
  }
  const opens = waits || (begun && run.status === 'opening')
  if (!answer && !opens) {
    return (
      <Start
        game={game.id}
        seconds={clock.stepMs / 1000}
        lead={t.own.rankedLead}
        first={first}
        busy={false}
        trouble={packFailed ? 'offline' : begun ? closedBy(run) : null}
        onBegin={begin}
        practice={game.paths.practice}
        locale={locale}
        t={words}
      />
    )
  }
  // The frame already shows while the server deals, so that only the first pair is missing.
  return (
    <PlayFrame
      game={game}
      runId={answer?.runId ?? ''}
      view={view}
      pack={pack}
      packFailed={failed}
      onRetryPack={retry}
      busy={isBusy(run)}
      act={(action) => void act(action)}
      {...(view && sidesOf(view.run))}
      notices={<RankedNotices run={run} refusal={refusal} opens={opens} t={words} />}
      locale={locale}
      t={t}
    />
  )

  function sidesOf(length: number) {
    return {
      left: <WeekBoard key={answer?.runId} game={game.id} run={length} locale={locale} t={words} />,
      right: <BonusLine run={length} t={t.own} />,
    }
  }
}

const isBusy = (run: Run<RankedView>): boolean => run.status !== 'open' || run.sending || run.answer.view.over

/** Reason why no run opened; null for a run that no longer exists. */
const closedBy = (run: Run<unknown>): RunTrouble | null =>
  run.status === 'closed' && run.trouble !== 'unknown-run' ? run.trouble : null

/** Starts the shown clock of the first pair once its pictures are decoded. */
function useFirstPictures<View extends RankedView>(
  ranked: ReturnType<typeof createRanked<View>>,
  answer: RunAnswer<View> | null,
  isLoaded: boolean,
) {
  const run = isLoaded && answer?.view.at === 0 ? answer.runId : null
  useEffect(() => {
    if (run === null) return
    const frame = requestAnimationFrame(
      () => void ranked.startClock([...document.querySelectorAll<HTMLImageElement>('[data-stage] img')]),
    )
    return () => cancelAnimationFrame(frame)
  }, [ranked, run])
}

/** Loads the pack before the run starts its clock. False when loading fails. */
async function beginWithPack(packUrl: string, { begin }: { begin: () => Promise<void> }): Promise<boolean> {
  try {
    await (await import('#stores/open-pack.ts')).loadPack(packUrl)
  } catch {
    return false
  }
  await begin()
  return true
}

type BonusLineProps = { run: number; t: { bonusTitle: string; bonusLine: string } }

/** Side panel: distance to the next bonus; null once all are earned. */
function BonusLine({ run, t }: BonusLineProps) {
  const row = nextRow(run)
  if (!row) return null
  return (
    <section className="well stack">
      <h2 className={styles.title}>{t.bonusTitle}</h2>
      <p className="sm">{fill(t.bonusLine, { ...row, left: row.length - run })}</p>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ scale: `${run / row.length} 1` }} />
      </span>
    </section>
  )
}

type RankedNoticesProps = { run: Run<unknown>; refusal: RunTrouble | null; opens: boolean; t: Messages<'ranked'> }

/** Notices about connection, tabs and the clock. */
function RankedNotices({ run, refusal, opens, t }: RankedNoticesProps) {
  const trouble = run.status === 'open' ? run.trouble : null
  const label =
    trouble === 'offline'
      ? t.offline
      : trouble
        ? t.busy
        : refusal === 'too-late'
          ? t.tooLate
          : refusal === 'wrong-order' || refusal === 'already-over'
            ? t.otherTab
            : null
  if (opens) {
    return (
      <div className={noticesStyles.notices}>
        <div className={`${noticesStyles.notice} ${noticesStyles.under}`}>
          <Slow waits={t.drawing} failed={t.notLoaded} again={t.tryAgain} />
        </div>
      </div>
    )
  }
  return (
    <div className={noticesStyles.notices} role="status">
      {label && <p className={noticesStyles.notice}>{label}</p>}
    </div>
  )
}
