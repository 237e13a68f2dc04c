import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'

type Props = {
  label: string
  failed: string
  open: () => Promise<void>
  /** Icon only; screen readers get the label. */
  small?: boolean
}

/** Quiet button that loads its dialog on click, and says so when the load fails. */
export function Opener({ label, failed, open, small = false }: Props) {
  const [loading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function press() {
    setLoading(true)
    setFailed(false)
    try {
      await open()
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className="stack">
      <Button look="quiet" size="small" busy={loading} onClick={() => void press()}>
        <Flag className={small ? 'i i-s' : 'i'} aria-hidden="true" />
        {small ? <span className="vh">{label}</span> : label}
      </Button>
      {hasFailed && (
        <p className="sm" role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}
