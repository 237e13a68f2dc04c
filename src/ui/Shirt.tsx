import { Check } from 'lucide-react'

/** Shirt of a game or a level, from the symbol `#shirt` of every page. Decorative: the text beside it says the same. */
type Props = { number: number | string; state?: 'next' | 'half' | 'done' | 'kit' | 'training' }

export function Shirt({ number, state }: Props) {
  return (
    <span className="shirt" data-s={state} aria-hidden="true">
      <svg viewBox="0 0 96 88">
        <use href="#shirt" />
      </svg>
      <b className="num">{number}</b>
      <span className="tick">
        <Check className="i" />
      </span>
    </span>
  )
}
