import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = {
  icon: ReactNode
  /** What it shows; `name` says it where that is a sign alone. */
  label: ReactNode
  name?: string
  /** Shown after the first press. */
  sure: string
  /** The same in a sentence, for the game's live region; empty: it is done at once. */
  ask: string
  onAsk: (sentence: string) => void
  onConfirm: () => void
  /** Why it cannot be done now; said when pressed. */
  refusal?: string | null
  busy?: boolean
}

/** Asks once: the first press changes the words, the second one does it, leaving the button takes it back. */
export function ConfirmButton({ icon, label, name, sure, ask, onAsk, onConfirm, refusal = null, busy = false }: Props) {
  const [asked, setAsked] = useState(false)

  function press() {
    if (refusal !== null) return onAsk(refusal)
    const isSure = asked || ask === ''
    setAsked(!isSure)
    if (isSure) onConfirm()
    else onAsk(ask)
  }

  return (
    <Button
      look={asked ? 'outline' : 'quiet'}
      size="small"
      busy={busy}
      aria-label={asked ? undefined : name}
      aria-disabled={refusal !== null || undefined}
      data-asks={asked || undefined}
      onClick={press}
      onBlur={() => setAsked(false)}
      onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}
    >
      {icon}
      {asked ? sure : label}
    </Button>
  )
}
