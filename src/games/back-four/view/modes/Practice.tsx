import type { GameWords } from '#play/game.ts'
import { Dealt, type DealtProps } from '#play/practice/Dealt.tsx'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { LEVELS } from '../../rules/terms.ts'
import { game } from '../play/game.tsx'

/** Unlimited practice in three levels. */
export default function BackFourPractice(props: DealtProps<GameWords<'back-four'>>) {
  return <Dealt game={game} modes={LEVELS} modeName={(level) => props.t.own[level]} Choice={LevelChoice} {...props} />
}
