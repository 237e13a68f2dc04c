import { Sign } from '#ui/Sign.tsx'
import type { Hint } from './engine/index.ts'
import { hintText, type Words } from './words.ts'

/** The hints taken, under the board. */
export function Hints({ hints, words }: { hints: readonly Hint[]; words: Words }) {
  if (hints.length === 0) return null
  return (
    <ul className="hints">
      {hints.map((hint) => (
        <li key={hint.kind} className="chip chip-p">
          <Sign name="bulb" className="i i-s" />
          {hintText(hint, words)}
        </li>
      ))}
    </ul>
  )
}
