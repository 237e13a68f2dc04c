import { fill } from '#i18n/format.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import styles from './reveal.module.css'
import { Footballer, useAuthor } from './Footballer.tsx'
import type { Part } from './part.ts'

/** Between two rounds: the answer, the score, and the time until the next. */
export function Reveal({ room, state, game, players, t }: Part) {
  const { standings, clock, settings } = state.view
  const { answer, round } = game
  const seconds = useSecondsUntil(clock?.until ?? null, room.now)
  if (!answer) return null
  return (
    <section className={styles.reveal} aria-label={t.own.itWas}>
      <Footballer key={answer.id} answer={answer} pack={players.pack} className={styles.face} />
      <div>
        <p className={styles.round}>{fill(t.own.roundItWas, { n: round })}</p>
        <p className={styles.name}>{answer.name}</p>
        <p className={styles.leads}>{leadsSays(standings, state.view.you, t)}</p>
        <Author id={answer.id} t={t} />
      </div>
      <b className={`num ${styles.seconds}`} aria-hidden="true">
        {seconds}
      </b>
      <span className="vh">{fill(round === settings.rounds ? t.own.tableIn : t.own.nextIn, { seconds })}</span>
    </section>
  )
}

/** Credits the author of the portrait. */
function Author({ id, t }: { id: string; t: Part['t'] }) {
  const author = useAuthor(id)
  return author !== null && <p className={styles.by}>{fill(t.own.pictureBy, { author })}</p>
}

/** "Alba leads 2–0", or the level score. */
function leadsSays(standings: Part['state']['view']['standings'], you: number | null, { own }: Part['t']): string {
  const [first, second] = standings
  if (!first || !second) return ''
  const score = `${first.score}–${second.score}`
  if (first.rank === null || first.rank === second.rank) return fill(own.level, { score })
  return first.seat === you ? fill(own.youLead, { score }) : fill(own.leads, { name: first.name, score })
}
