import type { Messages } from '#i18n/messages/index.ts'
import type { Level } from './engine/limits.ts'

type Props = { levels: readonly Level[]; level: Level | null; onChoose: (level: Level) => void; t: Messages<'wordle'> }

/** Easy, normal, hard. Each level keeps its own player, so that changing loses nothing. */
export function LevelChoice({ levels, level, onChoose, t }: Props) {
  return (
    <div className="seg levels" role="group" aria-label={t.level}>
      {levels.map((each) => (
        <button key={each} type="button" aria-pressed={each === level} onClick={() => onChoose(each)}>
          {t[`level-${each}`]}
        </button>
      ))}
    </div>
  )
}
