import { lazy, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { FootballWords } from '#play/game.ts'
import type { Pack } from '#search/pack.ts'
import { playIntent } from '#ui/intent.ts'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { Wide } from '#ui/Wide.tsx'
import { Board } from './Board.tsx'
import type { View } from './engine/index.ts'
import { Legend } from './Legend.tsx'
import { Tools } from './Tools.tsx'
import type { Words } from './words.ts'

async function loadTold() {
  await playIntent()
  return import('./told.ts')
}

const LeftSide = lazy(() => import('./LeftSide.tsx'))

export type WordleMessages = {
  play: Messages<'play'>
  wordle: Messages<'wordle'>
  search: Messages<'search'>
  football: FootballWords
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
  /** Address of the face that the first hint opens. */
  face?: string | null
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
  const { loaded: told, ...loading } = useLoaded(loadTold)
  const words: Words | null = pack && { pack, locale, football: t.football, t: t.wordle }
  const shown = view && words && told && { view, words, ...told }
  function retry() {
    if (loading.failed) loading.retry()
    if (props.packFailed) props.onRetryPack()
  }

  return (
    <div className="play wd">
      <div className="side">
        <Wide>
          <LeftSide
            hard={view?.hard ?? false}
            says={shown && shown.knownSays(shown.view, shown.words)}
            crest={shown && <shown.KnownClub view={shown.view} pack={shown.words.pack} />}
            locale={locale}
            t={t}
          />
        </Wide>
      </div>
      <div className="col">
        {props.above}
        <Board view={view} t={t.wordle} guessOf={t.wordle.stepOf}>
          {shown && <shown.Rows key={runId} rows={shown.view.rows} words={shown.words} />}
        </Board>
        {shown && <shown.Hints hints={shown.view.hints} face={props.face} words={shown.words} />}
        <div className="act">
          <PlayerSearch
            pack={pack}
            failed={props.packFailed || loading.failed}
            onRetry={retry}
            used={new Set(view?.rows.map(({ player }) => player))}
            onSubmit={onGuess}
            submitLabel={t.search.guess}
            busy={busy || (pack !== null && !view)}
            t={t.search}
            locale={locale}
          />
          <Tools {...props} t={t} />
        </div>
        {shown && <shown.Speaker view={shown.view} words={shown.words} />}
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
