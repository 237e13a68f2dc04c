import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import type { About } from './report/about.ts'

type Props = {
  about: About
  locale: Locale
  t: { report: string; reportFailed: string }
}

/** "Report an error": the dialog behind it comes with the click. */
export function ReportButton({ about, locale, t }: Props) {
  const [loading, setLoading] = useState(false)
  const [failed, setFailed] = useState(false)

  async function open() {
    setLoading(true)
    setFailed(false)
    try {
      const { openReport } = await import('./report-root.tsx')
      await openReport(about, locale)
    } catch {
      setFailed(true)
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className="stack">
      <Button look="quiet" size="small" busy={loading} onClick={() => void open()}>
        <Flag className="i" aria-hidden="true" />
        {t.report}
      </Button>
      {failed && (
        <p className="sm" role="alert">
          {t.reportFailed}
        </p>
      )}
    </div>
  )
}
