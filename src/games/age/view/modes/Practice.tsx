import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { game } from '../play/game.tsx'
import type { GameWords } from '#play/game.ts'

const LEVELS = ['normal'] as const
const rules = async () => (await import('../../deal/practice.ts')).practice

/** Unlimited practice, ten at a time. */
export default function AgePractice(props: PracticeProps<GameWords<'age'>>) {
  return <Practice game={game} rules={rules} levels={LEVELS} levelName={() => props.t.own.practice} {...props} />
}
