import criteriaUrl from '#data/generated/bingo-pack.json?url'
import searchUrl from '#data/generated/search-pack.json?url'
import { fill } from '#i18n/format.ts'
import { Practice, type PracticeProps, type ChoiceProps } from '#play/practice/Practice.tsx'
import { fetchPack } from '#stores/pack.ts'
import { game } from '../play/game.tsx'
import { difficultyOf, isTimed, LEVELS, type Level, levelOf } from '../../deal/levels.ts'
import type { Words } from '../../words.ts'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { DIFFICULTIES } from '#data/types.ts'
import styles from './levels.module.css'

async function rules() {
  const [{ practiceOf }, criteria, { openPack }] = await Promise.all([
    import('../../deal/practice.ts'),
    fetchPack(criteriaUrl),
    import('#stores/open-pack.ts'),
  ])
  return practiceOf(criteria, await openPack(searchUrl))
}

const modeOf = (level: Level) => (isTimed(level) ? 'timed' : 'normal')

/** Unlimited practice at three levels, timed or untimed. */
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

type Props = ChoiceProps<Level> & { t: Words }

/** Three levels as chips, with a switch for the clock. */
function Levels({ levels, level, onChoose, label, t }: Props) {
  const timed = level !== null && isTimed(level)
  const difficulty = level && difficultyOf(level)
  return (
    <div className={styles.levels}>
      <LevelChoice
        levels={DIFFICULTIES.filter((one) => levels.includes(levelOf(one, timed)))}
        level={difficulty}
        onChoose={(one) => onChoose(levelOf(one, timed))}
        label={label}
        nameOf={(one) => t[`level-${one}`]}
      />
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={timed}
        aria-label={t.timedLabel}
        title={t.timedLabel}
        onClick={() => difficulty && onChoose(levelOf(difficulty, !timed))}
      >
        <svg viewBox="0 0 24 24" className="i" aria-hidden="true">
          <path d="M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 9v4l2.5 2M9.5 2.5h5" />
        </svg>
        {t.timed}
      </button>
    </div>
  )
}
