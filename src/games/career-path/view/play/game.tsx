import type { GameWords, PlayGame, BoardProps } from '#play/game.ts'
import { playIntent } from '#ui/intent.ts'
import { Dock } from './Dock.tsx'
import type { View } from '../../rules/engine.ts'
import { CLUE_POINTS, MOST_TURNS } from '../../rules/terms.ts'
import type { CareerPathAction } from '../../rules/action.ts'
import { PathTable } from './PathTable.tsx'
import { fill } from '#i18n/format.ts'
import styles from './tally.module.css'

export const game: PlayGame<View, CareerPathAction, GameWords<'career-path'>> = {
  id: 'career-path',
  paths: { today: '/career-path/today', practice: '/career-path/classic' },
  steps: { max: MOST_TURNS, of: (view) => view.of, done: ({ turns }) => turns.length },
  Asking,
  Progress,
  Dock,
  hint: (view, _, { play }) => ({
    cost: view?.hidden === 0 ? 0 : CLUE_POINTS,
    refusal: view?.cluesLeft === 0 ? play.noHintLeft : null,
  }),
  async board() {
    await playIntent()
    return (await import('./board.tsx')).board
  },
  end: async () => (await import('../end/end.tsx')).end,
  took: (action, before, now) => action.type !== 'guess' || now.turns[before.turns.length]?.id === action.player,
}

/** Number of rows reserved while a career loads. */
const RESERVED_ROWS = 6

/** The first rows, before the pack is loaded. */
function Asking({ view, t: { own } }: BoardProps<View, CareerPathAction, GameWords<'career-path'>>) {
  return <PathTable rows={view?.rows ?? []} hidden={view?.hidden ?? RESERVED_ROWS} isNew={false} own={own} />
}

type Props = Pick<BoardProps<View, CareerPathAction, GameWords<'career-path'>>, 'runId' | 'view' | 'locale' | 't'>

/** Number of the guess, and the points for a right answer now and later. The dock has the same figure in words. */
function Progress({ view, t: { own } }: Props) {
  return (
    <>
      <p className="b n" data-left={view?.left}>
        {view && fill(own.stepOf, { n: Math.min(view.turns.length + 1, view.of), max: view.of })}
      </p>
      <span className={styles.ladder} aria-hidden="true">
        {view?.rungs.map((points, at) => (
          <b key={at} className="n" data-off={at - view.rung}>
            {points}
          </b>
        ))}
      </span>
    </>
  )
}
