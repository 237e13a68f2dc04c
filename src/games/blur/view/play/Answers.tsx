import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { LookTools } from '#play/looks/LookTools.tsx'
import { Onward } from '#play/looks/Onward.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { ClubSearch } from './ClubSearch.tsx'
import { Eight } from './Eight.tsx'
import type { View } from '../../rules/engine.ts'
import { hintOf } from './hint.ts'
import type { BlurAction } from '../../rules/action.ts'

type Props = BoardProps<View, BlurAction, GameWords<'blur'>>

/** The way to the next look, hints, and clubs to choose from or a box for a name; while a crest is shown whole, the way on. */
export function Answers(props: Props) {
  const { runId, view, busy, act, say, locale, t } = props
  const { revealed, goOn } = useDone(runId, view)
  // Before another key can be pressed.
  useLayoutEffect(goOnTyping, [])
  if (revealed && view) return <Onward view={view} goOn={goOn} t={t.own} />
  return (
    <>
      <LookTools {...{ view, busy, act, say }} hint={hintOf(view, t)} step={t.own.clearer} t={t} />
      {view && !view.over && view.options.length === 0 ? (
        <ClubSearch
          used={new Set(view.tried.map(({ id }) => id))}
          onName={(club) => act({ type: 'guess', club })}
          busy={busy}
          locale={locale}
          t={t}
        />
      ) : (
        <Eight {...props} />
      )}
    </>
  )
}
