import { useStore } from '@nanostores/react'
import { use, useEffect, useRef, type ReactNode } from 'react'
import type { RunAnswer, RunEnd } from '#contracts/runs.ts'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { recordResult } from '#stores/progress.ts'
import { $records } from '#stores/records.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import { streakIn } from '../own-figures.ts'
import { AgainDock, fadeOf } from './AgainDock.tsx'
import { EndFrame } from './EndFrame.tsx'
import type { PlayEnd } from './play-end.ts'
import { endWords } from './prepare.ts'

type Props<View extends PlayView, Own extends OwnWords> = {
  game: { id: GameId; paths: { today: string; practice: string }; end: () => Promise<PlayEnd<View, Own>> }
  answer: RunAnswer<View>
  end: RunEnd
  pack: Pack
  fresh: boolean
  /** Choice of the level. */
  choice: ReactNode
  /** Label of the level. */
  level: string
  /** Address at which a friend plays the same. */
  path: string
  onNext: () => void
  locale: Locale
  t: PlayWords<Own>
}

/** End of a server-held practice run: adopts the server's result. */
export function DealtEnd<View extends PlayView, Own extends OwnWords>(props: Props<View, Own>) {
  const { game, answer, end, pack, fresh, level, path, onNext, locale, t } = props
  const records = useStore($records)
  const { end: words } = use(endWords(locale))
  const recorded = useRef('')

  useEffect(() => {
    if (recorded.current === end.result.id) return
    recorded.current = end.result.id
    const known = $records.get()[game.id]?.some(({ id }) => id === end.result.id)
    if (!known) void recordResult(game.id, end.result, end.lines)
  }, [game, end])

  return (
    <EndFrame
      isPractice
      {...{ game, view: answer.view, pack, facts: end.facts, fresh, locale, t }}
      lines={[...end.lines, ...fadeOf(game.id, end.result, records[game.id] ?? [])]}
      noPoints={words.noPoints}
      streak={streakIn(records)}
      distribution={null}
      betterThan={null}
      everyone=""
      run={answer.runId}
      result={end.result}
      challenge={{ runId: answer.runId }}
      share={{ title: `${t.own.title} · ${level} ·`, address: new URL(path, location.origin).href }}
    >
      {props.choice}
      <AgainDock {...{ game, records, level, onNext, locale }} />
    </EndFrame>
  )
}
