import { Flag } from 'lucide-react'
import { useState } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { Pack } from '#search/pack.ts'
import type { RoomState } from '#stores/room.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Board } from '../Board.tsx'
import type { Words as WordleWords } from '../words.ts'
import type { View } from '../race/state.ts'
import { Clock } from './Clock.tsx'
import { LeaveButton } from './LeaveButton.tsx'
import { Reactions } from './Reactions.tsx'
import { Refusal } from './Refusal.tsx'
import { Reveal } from './Reveal.tsx'
import { Rivals } from './Rivals.tsx'
import type { RaceRoom } from './RoomScreen.tsx'
import { Speaker } from './Speaker.tsx'
import type { Words } from './words.ts'

type Props = Words & {
  room: RaceRoom
  code: string
  state: RoomState<View>
  players: { pack: Pack | null; failed: boolean; retry: () => void }
  onLeave: () => void
}

/** A round: my board in the middle, the others' colours beside it, the clock above. */
export function Match(props: Props) {
  const { room, code, state, players, onLeave, locale, t } = props
  const { view } = state
  const words: WordleWords | null = players.pack && { pack: players.pack, locale, t: t.wordle }
  const hasForfeited = view.players.some(({ seat, out }) => seat === view.you && out)
  const head = fill(t.rooms.roundOf, { n: view.round, max: view.settings.rounds })
  return (
    <div className="play wd race">
      <aside className="side">
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
        <div className="only-s">
          <Rivals room={room} state={state} locale={locale} t={t} />
        </div>
        {view.phase === 'reveal' && <Reveal room={room} state={state} words={words} locale={locale} t={t} />}
        {view.board ? (
          <Board
            key={`${view.match}-${view.round}`}
            view={view.board}
            words={words}
            t={t.wordle}
            guessOf={t.rooms.guessOf}
          />
        ) : (
          <p className="well b" role="status">
            {view.players.length < 8 ? t.rooms.youWatchMatch : t.rooms.youWatchFull}
          </p>
        )}
        {view.phase === 'round' && view.board && !hasForfeited && <Moves {...props} />}
        {hasForfeited && <p className="well b">{t.rooms.youOut}</p>}
        <div className="only-s stack">
          <Reactions room={room} state={state} locale={locale} t={t} />
          <LeaveButton t={t.rooms} ask={t.rooms.leaveAskMatch} onLeave={onLeave} />
        </div>
        <Speaker state={state} words={words} code={code} locale={locale} t={t} />
      </div>
      <aside className="side">
        <section className="card stack">
          <h2>{t.rooms.rivals}</h2>
          <Rivals room={room} state={state} locale={locale} t={t} />
        </section>
        <Reactions room={room} state={state} locale={locale} t={t} />
      </aside>
    </div>
  )
}

function Facts({ code, state, locale, t: { rooms: t } }: Props) {
  const { settings, round } = state.view
  const facts = [
    [t.round, `${round} – ${settings.rounds}`],
    [t.difficulty, t[settings.difficulty]],
    [t.room, code],
    ...(state.watching > 0 ? [[t.subtitle, plural(locale, t.watching, state.watching)]] : []),
  ]
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="n">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The search box while I can guess, else why not. */
function Moves({ room, state, players, locale, t }: Props) {
  const [says, setSays] = useState('')
  const board = state.view.board!
  if (board.over) {
    const text = board.solved ? t.rooms.youSolved : board.gaveUp ? t.rooms.youPassed : t.rooms.youMissed
    return (
      <div className="act">
        <p className="well b center" role="status">
          {text}
        </p>
      </div>
    )
  }
  return (
    <div className="act">
      <Refusal room={room} t={t.rooms} />
      <PlayerSearch
        pack={players.pack}
        failed={players.failed}
        onRetry={players.retry}
        used={new Set(board.rows.map(({ player }) => player))}
        onSubmit={(player) => room.send({ type: 'guess', player })}
        submitLabel={t.rooms.guess}
        t={t.search}
        locale={locale}
      />
      <div className="one">
        <ConfirmButton
          icon={<Flag className="i" aria-hidden="true" />}
          label={t.rooms.pass}
          sure={t.rooms.passSure}
          ask={t.rooms.passAsk}
          onAsk={setSays}
          onConfirm={() => room.send({ type: 'pass' })}
        />
        <p className="vh" role="status">
          {says}
        </p>
      </div>
    </div>
  )
}
