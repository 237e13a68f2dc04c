import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import type { Words } from './words.ts'

/** Leaving gives up the seat: asked once. */
export function LeaveButton({ t, ask, onLeave }: { t: Words['t']['rooms']; ask: string; onLeave: () => void }) {
  const [says, setSays] = useState('')
  return (
    <>
      <ConfirmButton
        icon={<LogOut className="i" aria-hidden="true" />}
        label={t.leave}
        sure={t.leaveSure}
        ask={ask}
        onAsk={setSays}
        onConfirm={onLeave}
      />
      <p className="vh" role="status">
        {says}
      </p>
    </>
  )
}
