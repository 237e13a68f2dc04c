import type { GameWords } from '#play/game.ts'
import { Dealt, type DealtProps } from '#play/practice/Dealt.tsx'
import { game } from '../play/game.tsx'

type Mode = 'easy' | 'hard' | 'themes'
const MODES = { easy: ['easy'], hard: ['hard'], themes: ['themes'] } as const satisfies Record<Mode, readonly Mode[]>

type Props = DealtProps<GameWords<'pixels'>> & {
  mode: Mode
  /** Name of the level or theme. */
  name: string
}

/** Unlimited practice, five faces at a time: easy, hard, or of one theme. */
export default function PixelsPractice({ mode, name, ...props }: Props) {
  return <Dealt game={game} modes={MODES[mode]} modeName={() => name} {...props} />
}
