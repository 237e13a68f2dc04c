import { Suspense } from 'react'
import { HINT_POINTS } from '#games/looks/terms.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { fill } from '#i18n/format.ts'
import { StandIn, StandInBox } from '#play/looks/StandIn.tsx'
import { useDone } from '#play/looks/use-done.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'
import type { View } from '../../rules/engine.ts'
import { loadLazyParts } from './on-demand.ts'
import type { BlurAction } from '../../rules/action.ts'
import { Eight } from './Eight.tsx'
import styles from './room.module.css'

const Note = aside(async () => ({ default: (await loadLazyParts()).Note }))
/** Lazy import: a page that is only read downloads no tools. */
const Answers = aside(async () => {
  await playIntent()
  return { default: (await loadLazyParts()).Answers }
})

/** The question, clues bought, next look, and the options or the search box. */
export function Dock(props: DockProps<View, BlurAction, GameWords<'blur'>>) {
  const { runId, view, said, tools, t } = props
  const { revealed } = useDone(runId, view)
  const { own } = t
  const note = view && !revealed && !view.inWords && view.clues.length > 0 && (
    <Suspense>
      <Note {...props} />
    </Suspense>
  )
  const isNamed = view && !view.over && view.options.length === 0
  const placeholders = [own.clearer, `${t.play.hintName} −${HINT_POINTS}`, own.skip]
  const placeholder = (
    <StandIn
      tools={placeholders}
      placeholder={own.search.placeholder}
      input={isNamed ? null : <ReservedSpace {...props} />}
    />
  )
  return (
    <>
      <DockLine said={said} note={note} tools={tools}>
        {view && revealed ? fill(own.soFar, { points: view.points }) : questionText(view, own)}
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

function questionText(view: View | null, own: GameWords<'blur'>): string {
  if (view?.wrongLeft === 1) return own.oneLeft
  return view && view.look === view.worth.length - 1 ? own.lastLook : own.ask
}

/** Space reserved for the eight options, or for the search box in hard. */
const ReservedSpace = (props: DockProps<View, BlurAction, GameWords<'blur'>>) => (
  <div className={props.view ? undefined : styles.either}>
    <Eight {...props} />
    {!props.view && <StandInBox placeholder={props.t.own.search.placeholder} />}
  </div>
)
