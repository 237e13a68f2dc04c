import { useState } from 'react'
import type { QuizMatchBoard } from '#contracts/quiz-boards.ts'
import type { QuizLine } from '#contracts/quiz-room.ts'
import { readMatchBoard } from '#stores/quiz-own.ts'
import { Button } from '#ui/Button.tsx'
import type { Words } from '../play/words.ts'
import { Lines } from '../live/Lines.tsx'

type Props = Words & {
  match: number
  /** Own name and score; the line with both is the player's. */
  name: string
  score: number | null
}

type State = 'closed' | 'busy' | 'failed' | QuizMatchBoard

/** Stored results of the accounts in a match: up to a hundred, loaded on demand. */
export function MatchBoard({ match, name, score, ...words }: Props) {
  const { t } = words
  const [state, setState] = useState<State>('closed')

  async function open() {
    setState('busy')
    setState((await readMatchBoard(match)) ?? 'failed')
  }

  if (typeof state === 'string') {
    return (
      <div className="stack">
        {state === 'failed' && (
          <p className="sm" role="alert">
            {t.boardFailed}
          </p>
        )}
        <Button busy={state === 'busy'} onClick={() => void open()}>
          {state === 'failed' ? t.tryAgain : t.boardOfMatch}
        </Button>
      </div>
    )
  }
  const place = state.rows.findIndex((row) => row.username === name && row.score === score)
  return (
    <section className="card stack" aria-labelledby="board-of-match">
      <h2 id="board-of-match">{t.boardOfMatch}</h2>
      {state.rows.length === 0 ? (
        <p role="status">{state.held > 0 ? t.held : t.nobody}</p>
      ) : (
        <Lines {...words} lines={linesOf(state, t.somebody)} place={place < 0 ? null : place} />
      )}
    </section>
  )
}

const linesOf = ({ rows }: QuizMatchBoard, somebody: string): QuizLine[] =>
  rows.map(({ rank, score, username, kit }) => ({
    ...{ rank, score, name: username ?? somebody, guest: false },
    ...(kit !== null && { kit }),
  }))
