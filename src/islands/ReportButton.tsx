import type { Locale } from '#i18n/locales.ts'
import type { About } from './report/about.ts'
import { Opener } from './report/Opener.tsx'

type Props = {
  about: About
  locale: Locale
  t: { report: string; reportFailed: string }
}

/** "Report an error": the dialog behind it comes with the click. */
export function ReportButton({ about, locale, t }: Props) {
  const open = async () => (await import('./report-root.tsx')).openReport(about, locale)
  return <Opener label={t.report} failed={t.reportFailed} open={open} />
}
