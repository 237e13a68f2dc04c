import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import '#styles/overlays.css'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { About } from './about.ts'
import { ReportForm } from './ReportForm.tsx'
import type { Words } from './words.ts'

type Props = { about: About; t: Words; onClose: () => void }

/** Asks what is wrong about a footballer, and says thank you. */
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

/** Takes the focus from the form that is gone, and is read aloud by that. */
function Thanks({ text }: { text: string }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1} className="carry">
      <CircleCheck className="i i-l" aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}
