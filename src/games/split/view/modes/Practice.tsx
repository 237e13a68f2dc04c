import type { GameWords } from '#play/game.ts'
import { Dealt, type DealtProps } from '#play/practice/Dealt.tsx'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { LEVELS } from '../../rules/terms.ts'
import { game } from '../play/game.tsx'

/** Unlimited practice, three at a time in one face, with or without shirts. */
export default function SplitPractice(props: DealtProps<GameWords<'split'>>) {
  return <Dealt game={game} modes={LEVELS} modeName={(level) => props.t.own[level]} Choice={LevelChoice} {...props} />
}
