import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'

type Props = {
  icon: ReactNode
  /** Visible label; `name` is the accessible one when the label is an icon. */
  label: ReactNode
  name?: string
  /** Label after the first press. */
  sure: string
  /** The question for the live region; empty: no confirmation is needed. */
  ask: string
  onAsk: (sentence: string) => void
  onConfirm: () => void
  /** Why it is disabled now; announced when pressed. */
  refusal?: string | null
  busy?: boolean
}

/** Button with a confirmation: the first press changes the label, the second confirms, blur cancels. */
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
