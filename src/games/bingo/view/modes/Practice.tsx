import criteriaUrl from '#data/generated/bingo-pack.json?url'
import searchUrl from '#data/generated/search-pack.json?url'
import { fill } from '#i18n/format.ts'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { fetchPack } from '#stores/pack.ts'
import { game } from '../play/game.ts'
import { Levels } from './Levels.tsx'
import { difficultyOf, isTimed, LEVELS, type Level } from '../../deal/levels.ts'
import type { Words } from '../../words.ts'

async function rules() {
  const [{ practiceOf }, criteria, { openPack }] = await Promise.all([
    import('../../deal/practice.ts'),
    fetchPack(criteriaUrl),
    import('#stores/open-pack.ts'),
  ])
  return practiceOf(criteria, await openPack(searchUrl))
}

const modeOf = (level: Level) => (isTimed(level) ? 'timed' : 'normal')

/** Another card, as often as one likes: at three levels, with or without the clock. */
export default function BingoPractice(props: PracticeProps<Words>) {
  const { own } = props.t
  const levelName = (level: Level) => {
    const name = own[`level-${difficultyOf(level)}`]
    return isTimed(level) ? fill(own.timedOf, { level: name }) : name
  }
  return (
    <Practice
      game={game}
      rules={rules}
      mode={modeOf}
      levels={LEVELS}
      levelName={levelName}
      choice={(choice) => <Levels {...choice} t={own} />}
      {...props}
    />
  )
}
