import { useCallback } from 'react'
import gridsUrl from '#data/generated/grids-pack.json?url'
import { LevelChoice } from '#play/practice/LevelChoice.tsx'
import { Practice, type PracticeProps } from '#play/practice/Practice.tsx'
import { game } from '../../match/bot/game.ts'
import styles from '../../match/bot/strength.module.css'
import { LEVELS, type Level } from '../../match/bot/levels.ts'
import type { MatchWords } from '../../match/bot/words.ts'

/** Against the bot at a shown strength, or two on one screen. */
export default function TictactoeBot(props: PracticeProps<MatchWords>) {
  const { packUrl } = props
  const rules = useCallback(async () => {
    const { match } = await import('../../deal/practice.ts')
    return match(packUrl, gridsUrl)
  }, [packUrl])
  const levelName = (level: Level) => props.t.own[`level-${level}`]
  return (
    <Practice
      game={game}
      rules={rules}
      mode="bot"
      levels={LEVELS}
      levelName={levelName}
      choice={(choosing) => (
        <div className={styles.strength}>
          <span aria-hidden="true">{props.t.own.botKnows}</span>
          <LevelChoice {...choosing} nameOf={levelName} />
        </div>
      )}
      {...props}
    />
  )
}
