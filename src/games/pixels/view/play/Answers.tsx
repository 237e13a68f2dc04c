import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { LookTools } from '#play/looks/LookTools.tsx'
import { Onward } from '#play/looks/Onward.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import { hintOf } from './hint.ts'
import type { PixelsAction } from '../../rules/action.ts'

type Props = BoardProps<View, PixelsAction, GameWords<'pixels'>> & { failed: boolean; onRetry: () => void }

/** The way to the next look, hints, and the box for a name; while a face is shown whole, the way on. */
export function Answers({ runId, view, pack, busy, act, say, failed, onRetry, locale, t }: Props) {
  const { revealed, goOn } = useDone(runId, view)
  // Before another key can be pressed.
  useLayoutEffect(goOnTyping, [])
  const { own, search } = t
  if (revealed && view) return <Onward view={view} goOn={goOn} keepsRoom t={own} />
  return (
    <>
      <LookTools {...{ view, busy, act, say }} hint={hintOf(view, t)} step={own.sharpen} t={t} />
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.tried.map(({ id }) => id))}
        onSubmit={(player) => act({ type: 'guess', player })}
        submitLabel={search.guess}
        busy={busy}
        t={search}
        locale={locale}
      />
    </>
  )
}
