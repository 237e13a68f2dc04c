import seasonsUrl from '#data/generated/seasons-pack.json?url'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { fetchPack } from '#stores/pack.ts'
import type { Level } from '../../rules/engine.ts'
import { AskingOfLeagues } from '../play/Asking.tsx'
import { game } from '../play/game.tsx'
import type { GameWords } from '#play/game.ts'

const LEVELS: readonly Level[] = ['now', 'any']

async function rules() {
  const [{ practiceOf }, seasons] = await Promise.all([import('../../deal/practice.ts'), fetchPack(seasonsUrl)])
  return practiceOf(seasons)
}

const practice = { ...game, Asking: AskingOfLeagues }

/** Unlimited practice, ten questions at a time: from the last two seasons, or from any. */
export default function StatisticsPractice(props: PracticeProps<GameWords<'statistics'>>) {
  const { own } = props.t
  return (
    <Practice
      game={practice}
      rules={rules}
      mode="normal"
      levels={LEVELS}
      levelName={(level) => own[`level-${level}`]}
      {...props}
    />
  )
}
