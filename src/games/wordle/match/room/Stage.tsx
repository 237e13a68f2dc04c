import { Guesses } from '../../view/play/Guesses.tsx'
import styles from './stage.module.css'
import { boardWords, type Part } from './part.ts'
import { Progress } from './Progress.tsx'

/** Own rows; once finished, the others' colours, enlarged. */
export function Stage(part: Part) {
  const { game, players, say, locale, t } = part
  const { board } = game
  if (!board || (game.phase === 'round' && board.over)) return <Boards {...part} />
  if (board.rows.length === 0 || !players.pack) return <p className={styles.empty}>{t.own.rulesText}</p>
  return <Guesses key={game.round} view={board} pack={players.pack} say={say} locale={locale} t={boardWords(part)} />
}

/** The others' rows, enlarged. */
function Boards(part: Part) {
  const { players, you } = part.state.view
  return (
    <div className={styles.boards}>
      {part.game.boards
        .filter(({ seat }) => seat !== you)
        .map(({ seat }) => (
          <section key={seat} className={styles.rival}>
            <h3>{players.find((player) => player.seat === seat)?.name}</h3>
            <Progress {...part} seat={seat} large />
          </section>
        ))}
    </div>
  )
}
