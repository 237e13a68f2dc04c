import { Suspense } from 'react'
import type { BoardProps, GameWords } from '#play/game.ts'
import { Stage } from '#play/looks/Stage.tsx'
import { aside } from '#ui/aside.ts'
import type { View } from '../../rules/engine.ts'
import type { PixelsAction } from '../../rules/action.ts'

const Clues = aside(async () => ({ default: (await import('./lazy.tsx')).Clues }))

/** The current face. */
export function Asking(props: BoardProps<View, PixelsAction, GameWords<'pixels'>>) {
  const { view, pictures, act, t } = props
  if (view?.over) return null
  const clues = (
    <Suspense>
      <Clues {...props} />
    </Suspense>
  )
  return <Stage {...{ view, pictures, act, clues }} effect="pixels" t={t.own} />
}
