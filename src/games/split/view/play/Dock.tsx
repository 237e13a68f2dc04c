import { Suspense } from 'react'
import type { DockProps, GameWords } from '#play/game.ts'
import { StandIn } from '#play/looks/StandIn.tsx'
import { DockLine } from '#play/tools/DockLine.tsx'
import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'
import type { View } from '../../rules/engine.ts'
import { HINT_KINDS } from '../../rules/terms.ts'
import { hintLabel } from '../../words.ts'
import type { SplitAction } from '../../rules/action.ts'

/** Lazy import: a page that is only read shows an empty box and downloads no search. */
const Answers = aside(async () => {
  await playIntent()
  return { default: (await import('./lazy.tsx')).Answers }
})

/** "Name any of the three", hints about the selected third, and the search box. */
export function Dock(props: DockProps<View, SplitAction, GameWords<'split'>>) {
  const { view, said, tools, t } = props
  const { own, search } = t
  const placeholder = (
    <StandIn tools={HINT_KINDS.map((kind) => hintLabel(kind, own))} placeholder={search.placeholder} />
  )
  return (
    <>
      <DockLine said={said} tools={tools}>
        {view?.left === 1 ? own[isSavable(view) ? 'askSave' : 'askLast'] : own.ask}
      </DockLine>
      {view ? (
        <Suspense fallback={placeholder}>
          <Answers {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </>
  )
}

/** True while more than one third is open, so that the last guess alone cannot find them all. */
const isSavable = ({ thirds }: View): boolean => thirds.filter(({ isFound }) => !isFound).length > 1
