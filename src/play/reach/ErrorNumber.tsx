import { fill } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { lastErrorNumber } from '#stores/error-number.ts'

/** Number of the server's last failure, for a report; null when there is none. */
export function ErrorNumber({ t }: { t: Messages<'play'> }) {
  const number = lastErrorNumber()
  return number && <span className="sm muted">{fill(t.errorNumber, { code: number })}</span>
}
