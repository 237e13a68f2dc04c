import { useStore } from '@nanostores/react'
import { use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import { total } from '#core/points.ts'
import { MAX_CHALLENGE_BYTES, type PlayedAction } from '#contracts/challenges.ts'
import type { ResultRecord } from '#contracts/results.ts'
import type { Outcome } from '#games/outcome.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { localDay } from '#stores/local-day.ts'
import { recordResult } from '#stores/progress.ts'
import { $records } from '#stores/records.ts'
import type { Round } from '#stores/round.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import { AgainDock, fadeOf } from './AgainDock.tsx'
import { EndFrame } from './EndFrame.tsx'
import { streakIn } from '../own-figures.ts'
import type { PlayEnd } from './play-end.ts'
import { endOf, endWords } from './prepare.ts'

type Props<State, View extends PlayView, Own extends OwnWords> = {
  game: { id: GameId; paths: { today: string; practice: string }; end: () => Promise<PlayEnd<View, Own>> }
  round: Pick<Round<unknown, State, View>, 'id' | 'deal' | 'seed' | 'actions' | 'ms' | 'state' | 'view' | 'kept'>
  /** Catalogue mode of the level. */
  mode: string
  /** Label of the level. */
  level: string
  /** Must be stable between renders. */
  outcomeOf: (state: State) => Outcome
  /** False: not recorded as a result. */
  isKept: boolean
  facts: unknown
  pack: Pack
  fresh: boolean
  /** Choice of the level. */
  choice: ReactNode
  onKept: () => void
  onNext: () => void
  locale: Locale
  t: PlayWords<Own>
}

/** End of a practice run: records it in the player's progress, once. */
export function PracticeEnd<State, View extends PlayView, Own extends OwnWords>(props: Props<State, View, Own>) {
  const { game, round, mode, level, outcomeOf, isKept, facts, pack, fresh, onKept, onNext, locale, t } = props
  const records = useStore($records)
  const { end: words } = use(endWords(locale))
  const { handsOn, versus } = use(endOf(game))
  const outcome = useMemo(() => outcomeOf(round.state), [round.state, outcomeOf])
  const record = useMemo(() => recordOf(round, mode, outcome), [round, mode, outcome])
  const sent = useRef('')

  useEffect(() => {
    if (!isKept || round.kept || sent.current === record.id) return
    sent.current = record.id
    void recordResult(game.id, record, outcome.lines).then(onKept)
  }, [game, isKept, round.kept, record, outcome.lines, onKept])

  const path = localePath(locale, game.paths.practice)
  return (
    <EndFrame
      isPractice
      {...{ game, view: round.view, pack, facts, fresh, locale, t }}
      lines={[...outcome.lines, ...fadeOf(game.id, record, records[game.id] ?? [])]}
      result={isKept ? record : null}
      noPoints={words.noPoints}
      streak={streakIn(records)}
      distribution={null}
      betterThan={null}
      everyone=""
      challenge={
        // Only a run that can be compared step by step can be a challenge.
        versus && {
          game: game.id,
          mode,
          deal: handsOn?.(round.deal, roomFor(round.actions)) ?? round.deal,
          result: { id: round.id, seed: round.seed, actions: round.actions as PlayedAction[] },
        }
      }
      share={{ title: `${t.own.title} · ${level} ·`, address: new URL(path, location.origin).href }}
    >
      {props.choice}
      <AgainDock {...{ game, records, level, onNext, locale }} />
    </EndFrame>
  )
}

/** Bytes of a challenge without deal and actions. */
const ENVELOPE_BYTES = 300

const roomFor = (actions: readonly unknown[]): number =>
  MAX_CHALLENGE_BYTES - ENVELOPE_BYTES - JSON.stringify(actions).length

function recordOf({ id, ms }: { id: string; ms: number }, mode: string, outcome: Outcome): ResultRecord {
  const { won, score, lines, n, tags, items } = outcome
  const points = Math.max(0, total(lines))
  return { id, mode, date: localDay(), won, score, points, ms, n, tags, ...(items && { items }) }
}
