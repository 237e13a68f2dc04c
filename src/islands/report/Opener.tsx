import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'

type Props = { label: string; failed: string; open: () => Promise<void> }

/** A quiet button for a dialog that comes with the click, and says when it does not. */
export function Opener({ label, failed, open }: Props) {
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
        <Flag className="i" aria-hidden="true" />
        {label}
      </Button>
      {hasFailed && (
        <p className="sm" role="alert">
          {failed}
        </p>
      )}
    </div>
  )
}
