import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { playerName } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { useNames } from '#play/use-names.ts'
import { useSeen } from '#ui/use-seen.ts'
import type { View } from '../../rules/engine.ts'
import { PathTable } from '../play/PathTable.tsx'
import { Route } from './Route.tsx'

/**
 * The career as rows with years, after giving up also as a map; names the other footballer who was accepted as right.
 */
export function WholeCareer(props: EndProps<View, GameWords<'career-path'>>) {
  const {
    view,
    pack,
    t: { own },
  } = props
  const named = view.solved ? view.turns.at(-1)?.id : undefined
  useNames(pack, named === undefined ? [] : [named])
  const { ref, seen } = useSeen<HTMLDivElement>()
  return (
    <div ref={ref} className="stack" data-unseen={seen ? undefined : ''}>
      {named !== undefined && named !== view.answer?.id && (
        <p>{fill(own.alsoRight, { name: playerName(named, { pack }) })}</p>
      )}
      {view.gaveUp && <Route {...props} />}
      <PathTable
        rows={view.career ?? []}
        hidden={0}
        isNew={false}
        opened={view.hard ? 0 : view.rows.length}
        own={own}
      />
    </div>
  )
}
