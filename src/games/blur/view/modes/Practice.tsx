import type { GameWords } from '#play/game.ts'
import { Dealt, type DealtProps } from '#play/practice/Dealt.tsx'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { game } from '../play/game.tsx'

const LEVELS = ['easy', 'hard'] as const

/** Unlimited practice, five crests at a time, among eight clubs or by name. */
export default function BlurPractice(props: DealtProps<GameWords<'blur'>>) {
  return <Dealt game={game} modes={LEVELS} modeName={(level) => props.t.own[level]} Choice={LevelChoice} {...props} />
}
