import { useEffect, useRef, useState } from 'react'

/** What was just done. `at` counts, so that the same sentence twice is said twice. */
export type Said = { text: string; at: number }

export function useSaid() {
  const [said, setSaid] = useState<Said>({ text: '', at: 0 })
  return { said, say: (text: string) => setSaid(({ at }) => ({ text, at: at + 1 })) }
}

type Props = {
  said: Said
  /** What was decided took the focus with it: the sentence takes it over, once its dialog has given it back. */
  takesFocus?: boolean
}

/** One line above a list that says what a decision did, to eyes and to screen readers. */
export function SaidLine({ said: { text, at }, takesFocus = false }: Props) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus && at > 0) line.current!.focus()
  }, [takesFocus, at])
  return (
    <p ref={line} role="status" tabIndex={-1} className="said sm">
      {text}
    </p>
  )
}
