import { useEffect, useRef, useState } from 'react'

/** Message about the last action. `at` is a counter, so that a repeated message is announced again. */
export type Said = { text: string; at: number }

export function useSaid() {
  const [said, setSaid] = useState<Said>({ text: '', at: 0 })
  return { said, say: (text: string) => setSaid(({ at }) => ({ text, at: at + 1 })) }
}

type Props = {
  said: Said
  /**
   * Moves the focus to the message when the decision removed the focused element, after its dialog has returned the
   * focus.
   */
  takesFocus?: boolean
}

/** Status line above a list, announced to screen readers. */
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
