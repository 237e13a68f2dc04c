import { fill } from '#i18n/format.ts'
import type { RoomState } from '#stores/room.ts'
import { Board } from '../Board.tsx'
import { Rows } from '../Rows.tsx'
import type { Words as WordleWords } from '../words.ts'
import { SEATS, type View } from '../race/state.ts'
import type { usePack } from '#play/use-pack.ts'
import { Clock } from './Clock.tsx'
import { Facts } from './Facts.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { Moves } from './Moves.tsx'
import { Reactions } from './Reactions.tsx'
import { Reveal } from './Reveal.tsx'
import { Rivals } from './Rivals.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import { Speaker } from './Speaker.tsx'
import type { Words } from './words.ts'

type Props = Words & {
  room: RaceRoom
  code: string
  state: RoomState<View>
  players: ReturnType<typeof usePack>
  onLeave: () => void
}

/** A round: my board in the middle, the others' colours beside it, the clock above. */
export function Match(props: Props) {
  const { room, code, state, players, onLeave, locale, t } = props
  const { view } = state
  const game = view.game!
  const words: WordleWords | null = players.pack && { pack: players.pack, locale, football: t.football, t: t.wordle }
  const hasForfeited = view.players.some(({ seat, out }) => seat === view.you && out)
  const head = fill(t.rooms.roundOf, { n: game.round, max: view.settings.rounds })
  return (
    <div className="play wd race">
      <aside className="side" aria-label={t.rooms.match}>
        <section className="card">
          <h2>{t.rooms.match}</h2>
          <Facts {...props} />
        </section>
        <section className="well stack">
          <h3>{t.rooms.rules}</h3>
          <p className="sm muted">{t.rooms.rulesText}</p>
        </section>
        <LeaveButton t={t.rooms} ask={t.rooms.leaveAskMatch} onLeave={onLeave} />
      </aside>
      <div className="col">
        <div className="row between">
          <h2 className="b n round">{head}</h2>
          <Clock room={room} view={view} locale={locale} t={t.rooms} />
        </div>
        <div className="only-s stack">
          <Rivals room={room} state={state} locale={locale} t={t} />
          <Reactions room={room} state={state} locale={locale} t={t} />
        </div>
        {game.phase === 'reveal' && <Reveal room={room} state={state} words={words} locale={locale} t={t} />}
        {game.board ? (
          <Board view={game.board} t={t.wordle} guessOf={t.rooms.guessOf}>
            {words && <Rows key={`${view.match}-${game.round}`} rows={game.board.rows} words={words} />}
          </Board>
        ) : (
          <p className="well b" role="status">
            {view.players.length < SEATS.most ? t.rooms.youWatchMatch : t.rooms.youWatchFull}
          </p>
        )}
        {game.phase === 'round' && game.board && !hasForfeited && <Moves {...props} />}
        {hasForfeited && <p className="well b">{t.rooms.youOut}</p>}
        <div className="only-s">
          <LeaveButton t={t.rooms} ask={t.rooms.leaveAskMatch} onLeave={onLeave} />
        </div>
        <Speaker state={state} words={words} code={code} locale={locale} t={t} />
      </div>
      <aside className="side" aria-label={t.rooms.rivals}>
        <section className="card stack">
          <h2>{t.rooms.rivals}</h2>
          <Rivals room={room} state={state} locale={locale} t={t} />
        </section>
        <Reactions room={room} state={state} locale={locale} t={t} />
      </aside>
    </div>
  )
}
