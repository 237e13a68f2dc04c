import { useEffect, useRef, useState } from 'react'
import { Sign } from '#ui/Sign.tsx'
import type { Hint } from './engine/index.ts'
import { hintText, type Words } from './words.ts'

type Props = { hints: readonly Hint[]; face: string | null | undefined; words: Words }

/** The hints taken, under the board: the first is a face of few pixels where there is one, else words. */
export function Hints({ hints, face, words }: Props) {
  const [lost, setLost] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const known = useRef(hints.length)
  useEffect(() => {
    // On a phone the box stands over the foot of the board: what was paid for is not to hide behind it.
    if (hints.length > known.current) list.current?.scrollIntoView({ block: 'nearest' })
    known.current = hints.length
  }, [hints.length])
  if (hints.length === 0) return null
  const shown = face !== lost && face
  return (
    <ul className="hints" ref={list}>
      {hints.map((hint, at) =>
        at === 0 && shown ? (
          <li key={hint.kind}>
            <img
              className="face-16"
              src={shown}
              alt={words.t.face}
              width={112}
              height={112}
              onError={() => setLost(shown)}
            />
            {/* Who sees no face gets what everybody gets of a player without one. */}
            <span className="vh">{hintText(hint, words)}</span>
          </li>
        ) : (
          <li key={hint.kind} className="chip chip-p">
            <Sign name="bulb" className="i i-s" />
            {hintText(hint, words)}
          </li>
        ),
      )}
    </ul>
  )
}
