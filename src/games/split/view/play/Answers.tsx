import { useLayoutEffect } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { goOnTyping } from '#play/looks/begun.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import type { View } from '../../rules/engine.ts'
import { Hints } from './Hints.tsx'
import type { SplitAction } from '../../rules/action.ts'

type Props = BoardProps<View, SplitAction, GameWords<'split'>> & { failed: boolean; onRetry: () => void }

/** Hints about the third that is chosen, and the box for a name. */
export function Answers({ failed, onRetry, ...props }: Props) {
  const { view, pack, busy, act, locale, t } = props
  // Before another key can be pressed.
  useLayoutEffect(goOnTyping, [])
  return (
    <>
      <Hints {...props} />
      <PlayerSearch
        pack={pack}
        failed={failed}
        onRetry={onRetry}
        used={new Set(view?.tried.map(({ id }) => id))}
        onSubmit={(player) => act({ type: 'guess', player })}
        submitLabel={t.search.guess}
        busy={busy}
        t={t.search}
        locale={locale}
      />
    </>
  )
}
