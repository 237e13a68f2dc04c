import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Messages } from '#i18n/messages/index.ts'
import { Button } from '#ui/Button.tsx'

type Props = {
  t: Messages<'rooms'>
  ask: string
  onLeave: () => void
  /** Shows only the icon, until it asks for confirmation. */
  compact?: boolean
}

/** Leaves the room and gives up the seat, after a confirmation. */
export function LeaveButton({ t, ask, onLeave, compact = false }: Props) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button
        look={asked ? 'outline' : 'quiet'}
        size="small"
        onClick={() => (asked ? onLeave() : setAsked(true))}
        onBlur={() => setAsked(false)}
        onKeyDown={(event) => event.key === 'Escape' && setAsked(false)}
      >
        <LogOut className="i" aria-hidden="true" />
        <span className={compact && !asked ? 'vh' : undefined}>{asked ? t.leaveSure : t.leave}</span>
      </Button>
      <span className="vh" role="status">
        {asked ? ask : ''}
      </span>
    </>
  )
}
