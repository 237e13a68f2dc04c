import type { SeatCard } from '#contracts/rooms.ts'
import type { Row, Standing } from '#games/match/state.ts'
import type { RoomGame, RoomWords } from './game.ts'
import { SeatShirt } from './SeatShirt.tsx'
import { shortName } from './seats.ts'
import styles from './podium.module.css'

const ON_PODIUM = 3

type Props = {
  game: RoomGame
  standings: readonly Standing<Row>[]
  seats: readonly SeatCard[]
  you: number | null
  words: RoomWords
}

/** As many steps as people, three at most; two stand against each other. Read out in order. */
export function Podium({ game, standings, seats, you, words }: Props) {
  const shown = standings.slice(0, ON_PODIUM)
  return (
    <ol className={styles.podium} data-steps={shown.length}>
      {shown.map((row) => {
        const { figure, says, detail } = game.score(row, words)
        return (
          <li key={row.seat} data-rank={row.rank ?? undefined}>
            <SeatShirt seats={seats} seat={row.seat} />
            <b className={styles.name}>{shortName(row, you, words)}</b>
            <span className={styles.block}>
              <b className="num" aria-hidden="true">
                {figure}
              </b>
              <span className="vh">{says}</span>
              <span className={styles.detail}>{row.out ? words.t.rooms.isOut : detail}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
