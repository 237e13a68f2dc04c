import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import type { ChoiceProps } from '#play/practice/Practice.tsx'
import { DIFFICULTIES } from '#data/types.ts'
import { difficultyOf, isTimed, levelOf, type Level } from '../../deal/levels.ts'
import styles from './levels.module.css'
import type { Words } from '../../words.ts'

type Props = ChoiceProps<Level> & { t: Words }

/** Three levels as chips, and the clock as a switch beside them. */
export function Levels({ levels, level, onChoose, label, t }: Props) {
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
