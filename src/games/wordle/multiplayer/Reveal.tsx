import { Check, X } from 'lucide-react'
import { fill } from '#i18n/format.ts'
import { ReportButton } from '#islands/ReportButton.tsx'
import type { RoomState } from '#stores/room.ts'
import type { View } from '../race/state.ts'
import type { Words as WordleWords } from '../words.ts'
import { Revealed } from './Revealed.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import { seatName } from './seats.ts'
import { useSecondsUntil } from './use-room-clock.ts'
import type { Words } from './words.ts'

type Props = Words & { room: RaceRoom; state: RoomState<View>; words: WordleWords | null }

/** Between two rounds: who it was, who found him and how, and where everybody stands. */
export function Reveal({ room, state, words, ...rest }: Props) {
  const t = rest.t.rooms
  const { standings, settings, clock, you } = state.view
  const { answer, round } = state.view.game!
  const seconds = useSecondsUntil(clock?.until ?? null, room.now)
  const isLast = round === settings.rounds
  if (!answer) return null
  return (
    <section className="card stack reveal">
      <Revealed key={answer.id} answer={answer} itWas={t.itWas} words={words} />
      <ol className="lead n" aria-label={t.standing}>
        {standings.map((row) => {
          const at = row.solvedAt[round - 1] ?? 0
          return (
            <li key={row.seat} className={row.seat === you ? 'me' : undefined}>
              <b className="num">{row.rank ?? '–'}</b>
              <span className="cut">{seatName(row, you, rest)}</span>
              <span className={at > 0 ? 'chip chip-c' : 'chip'}>
                {at > 0 ? <Check className="i i-s" aria-hidden="true" /> : <X className="i i-s" aria-hidden="true" />}
                {at > 0 ? fill(t.solvedAt, { n: at }) : t.notSolved}
              </span>
              <b>{`${row.score}/${round}`}</b>
            </li>
          )
        })}
      </ol>
      <ReportButton
        about={{ game: 'wordle', about: { kind: 'footballer', id: answer.id }, name: answer.name }}
        locale={rest.locale}
        t={t}
      />
      <p className="sm muted n center">{fill(isLast ? t.tableIn : t.nextIn, { seconds })}</p>
    </section>
  )
}
