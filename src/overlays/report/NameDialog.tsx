import { useState } from 'react'
import '#styles/overlays.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NameForm } from './NameForm.tsx'
import { Thanks } from './Thanks.tsx'
import type { Words } from './words.ts'

type Props = { names: readonly string[]; t: Words; onClose: () => void }

/** Dialog that reports a player's name. */
export function NameDialog({ names, t, onClose }: Props) {
  const [sent, setSent] = useState(false)
  return (
    <Dialog title={t.nameTitle} closeLabel={t.close} onClose={onClose}>
      {sent ? (
        <>
          <Thanks text={t.nameThanks} />
          <Button look="primary" size="large" onClick={onClose}>
            {t.close}
          </Button>
        </>
      ) : (
        <NameForm names={names} t={t} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}
