import { lazy, useState, type ReactNode } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Pack } from '#search/pack.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Sign } from '#ui/Sign.tsx'
import { Wide } from '#ui/Wide.tsx'
import { Board } from './Board.tsx'
import type { View } from './engine/index.ts'
import { HINT_AFTER, HINT_POINTS } from './engine/limits.ts'
import { Legend } from './Legend.tsx'
import { hintText, playerName, rowSays, type Words } from './words.ts'

const LeftSide = lazy(() => import('./LeftSide.tsx'))

export type WordleMessages = {
  play: Messages<'play'>
  wordle: Messages<'wordle'>
  search: Messages<'search'>
}

type Props = {
  /** Names the run: a new one starts with closed tiles. */
  runId: string
  view: View | null
  pack: Pack | null
  packFailed: boolean
  onRetryPack: () => void
  /** The last action is on its way. */
  busy: boolean
  onGuess: (player: string) => void
  onHint: () => void
  onGiveUp: () => void
  /** Above the board: difficulty, a note, trouble. */
  above?: ReactNode
  /** Under the legend, on wide screens. */
  right?: ReactNode
  locale: Locale
  t: WordleMessages
}

/** Everything of a Wordle in play: board, hints, search box, and the panels of wide screens. */
export function Pitch(props: Props) {
  const { runId, view, pack, busy, onGuess, locale, t } = props
  const words: Words | null = pack && { pack, locale, t: t.wordle }
  return (
    <div className="play wd">
      <div className="side">
        <Wide>
          <LeftSide view={view} words={words} locale={locale} t={t} />
        </Wide>
      </div>
      <div className="col">
        {props.above}
        <Board key={runId} view={view} words={words} t={t.wordle} guessOf={t.play.guessOf} />
        {view && words && view.hints.length > 0 && (
          <ul className="hints">
            {view.hints.map((hint) => (
              <li key={hint.kind} className="chip chip-p">
                <Sign name="bulb" className="i i-s" />
                {hintText(hint, words)}
              </li>
            ))}
          </ul>
        )}
        <div className="act">
          <PlayerSearch
            pack={pack}
            failed={props.packFailed}
            onRetry={props.onRetryPack}
            used={new Set(view?.rows.map(({ player }) => player))}
            onSubmit={onGuess}
            submitLabel={t.play.guess}
            busy={busy || !view}
            t={t.search}
            locale={locale}
          />
          <Tools {...props} />
        </div>
        <Speaker view={view} words={words} />
      </div>
      <div className="side">
        <section className="card stack">
          <h2>{t.wordle.howToRead}</h2>
          <Legend hard={view?.hard ?? false} t={t.wordle} />
        </section>
        {props.right && <Wide>{props.right}</Wide>}
      </div>
    </div>
  )
}

function Tools({ view, busy, onHint, onGiveUp, locale, t: { play } }: Props) {
  const [says, setSays] = useState('')
  const refusals = {
    'hint-too-early': plural(locale, play.hintTooEarly, HINT_AFTER - (view?.guesses ?? 0)),
    'no-hint-left': play.noHintLeft,
  }
  const refusal = view ? view.hintRefusal : 'hint-too-early'
  const confirm = (act: () => void) => () => {
    setSays('')
    act()
  }
  return (
    <div className="two tools">
      <ConfirmButton
        icon={<Sign name="bulb" />}
        label={fill(play.hint, { points: HINT_POINTS })}
        sure={fill(play.hintSure, { points: HINT_POINTS })}
        ask={fill(play.hintAsk, { points: HINT_POINTS })}
        onAsk={setSays}
        onConfirm={confirm(onHint)}
        refusal={refusal && refusals[refusal]}
        busy={busy}
      />
      <ConfirmButton
        icon={<Sign name="flag" />}
        label={play.giveUp}
        sure={play.giveUpSure}
        ask={play.giveUpAsk}
        onAsk={setSays}
        onConfirm={confirm(onGiveUp)}
        busy={busy || !view}
      />
      <p className="says xs muted" role="status">
        {says}
      </p>
    </div>
  )
}

type Heard = { rows: number; hints: number; sentence: string }

/** One sentence per guess or hint; silent about what was there before. */
function Speaker({ view, words }: { view: View | null; words: Words | null }) {
  const [heard, setHeard] = useState<Heard | null>(null)
  if (view && words && (heard?.rows !== view.rows.length || heard.hints !== view.hints.length)) {
    setHeard({ rows: view.rows.length, hints: view.hints.length, sentence: heard ? news(view, heard, words) : '' })
  }
  return (
    <p className="vh" role="status">
      {heard?.sentence}
    </p>
  )
}

function news({ rows, hints, solved }: View, heard: Heard, words: Words): string {
  if (rows.length > heard.rows) {
    const row = rows.at(-1)!
    return solved ? fill(words.t.saysSolved, { name: playerName(row.player, words) }) : rowSays(row, words)
  }
  return hints.length > heard.hints ? hintText(hints.at(-1)!, words) : ''
}
