import { lazy, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Pack } from '#search/pack.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Sign } from '#ui/Sign.tsx'
import { Wide } from '#ui/Wide.tsx'
import { Board } from './Board.tsx'
import type { View } from './engine/index.ts'
import { Legend } from './Legend.tsx'
import { Speaker } from './Speaker.tsx'
import { Tools } from './Tools.tsx'
import { hintText, type Words } from './words.ts'

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
          <Tools {...props} play={t.play} />
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
