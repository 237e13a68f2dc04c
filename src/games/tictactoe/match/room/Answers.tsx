import { useCallback, useMemo } from 'react'
import { fill } from '#i18n/format.ts'
import type { Pack } from '#search/pack.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import styles from '../../view/end/kept-grid.module.css'
import type { Facts } from '../../rules/engine.ts'
import { KeptBoard } from '../bot/KeptBoard.tsx'
import { nameOn, type Part } from './part.ts'

/** All final boards, last one first; a cell opens its list of right answers, each with a report button. */
export const Answers = (part: Part) => part.players.pack && <Boards part={part} pack={part.players.pack} />

function Boards({ part, pack }: { part: Part; pack: Pack }) {
  const { boards } = part.game
  const load = useCallback(async () => (await import('./all-answers.ts')).answersBy(pack), [pack])
  const { loaded: answers } = useLoaded(load)
  return boards
    .map((_, at) => <Board key={at} at={at} factsFor={answers ?? null} pack={pack} part={part} />)
    .toReversed()
}

type Props = { at: number; factsFor: ((view: Part['game']['boards'][number]) => Facts) | null; pack: Pack; part: Part }

function Board({ at, factsFor, pack, part }: Props) {
  const { game, state, locale, t } = part
  const { match } = state.view
  const view = game.boards[at]!
  // The boards of a finished match do not change, but their objects do.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const revealed = useMemo(() => factsFor?.(view) ?? null, [factsFor, match, at])
  return (
    <section className={`card stack ${styles.kept}`}>
      <h2>{fill(t.own.boardOf, { n: at + 1 })}</h2>
      <KeptBoard
        view={view}
        pack={pack}
        revealed={revealed}
        nameOn={(side) => nameOn(side, part)}
        locale={locale}
        t={{ own: t.own.grid, end: t.own.end }}
      />
    </section>
  )
}
