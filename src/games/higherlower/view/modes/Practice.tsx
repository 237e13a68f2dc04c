import { pictureAddress } from '#core/picture-address.ts'
import valuesUrl from '#data/generated/values-pack.json?url'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { fetchPack } from '#stores/pack.ts'
import { endless } from './endless-game.tsx'
import type { Level } from '../../deal/practice.ts'
import type { GameWords } from '#play/game.ts'

const LEVELS: readonly Level[] = ['all', 'premierleague', 'liga', 'seriea', 'bundesliga', 'ligue1']

async function rules() {
  const [{ practiceOf }, values] = await Promise.all([import('../../deal/practice.ts'), fetchPack(valuesUrl)])
  return practiceOf(values)
}

/** Practice with three lives, for all leagues or one. */
export default function HigherLowerPractice(props: PracticeProps<GameWords<'higherlower'>>) {
  const { own, football } = props.t
  return (
    <Practice
      game={endless}
      rules={rules}
      mode="normal"
      levels={LEVELS}
      levelName={(level) => (level === 'all' ? own.allLeagues : football[`league-${level}`])}
      levelSign={(level) =>
        level === 'all' ? (
          own.all
        ) : (
          <img src={pictureAddress(`league/${level}.svg`)} alt="" width={28} height={28} fetchPriority="low" />
        )
      }
      {...props}
    />
  )
}
