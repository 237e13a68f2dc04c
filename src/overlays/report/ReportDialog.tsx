import { useState } from 'react'
import '#styles/overlays.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { About } from './about.ts'
import { ReportForm } from './ReportForm.tsx'
import { Thanks } from './Thanks.tsx'
import type { Words } from './words.ts'

type Props = { about: About; t: Words; onClose: () => void }

/** Dialog that reports a wrong fact about a footballer. */
export function ReportDialog({ about, t, onClose }: Props) {
  const [thanks, setThanks] = useState<string | null>(null)
  return (
    <Dialog title={t.title} closeLabel={t.close} onClose={onClose}>
      {thanks === null ? (
        <ReportForm about={about} t={t} onSent={(again) => setThanks(again ? t.thanksAgain : t.thanks)} />
      ) : (
        <>
          <Thanks text={thanks} />
          <Button look="primary" size="large" onClick={onClose}>
            {t.close}
          </Button>
        </>
      )}
    </Dialog>
  )
}
