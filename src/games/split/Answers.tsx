import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from './engine/index.ts'
import type { SplitAction } from './wire.ts'

type Props = BoardProps<View, SplitAction, GameWords<'split'>> & { failed: boolean; onRetry: () => void }

/** The box for a name. */
export function Answers({ view, pack, busy, act, failed, onRetry, locale, t: { search } }: Props) {
  // Before another key can be pressed.
  useLayoutEffect(goOnTyping, [])
  return (
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
  )
}
