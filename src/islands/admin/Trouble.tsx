import { CircleAlert } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import type { Trouble as Code } from './api.ts'
import { troubleText, type Speech } from './words.ts'

type Props = { speech: Speech; code: Code; onRetry?: () => void }

/** Error announced to screen readers, with a retry button where retrying can help. */
export function Trouble({ speech, code, onRetry }: Props) {
  return (
    <div role="alert" className="row wrap trouble">
      <p className="msg-bad">
        <CircleAlert className="i i-s" aria-hidden="true" />
        {troubleText(speech, code)}
      </p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {speech.t.admin.tryAgain}
        </Button>
      )}
    </div>
  )
}
