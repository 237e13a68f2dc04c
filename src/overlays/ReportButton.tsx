import type { Locale } from '#i18n/locales.ts'
import type { About } from './report/about.ts'
import { Opener } from './report/Opener.tsx'

type Props = {
  about: About
  /** Icon only. */
  iconOnly?: boolean
  locale: Locale
  t: { report: string; reportFailed: string }
}

/** "Report an error" button; its dialog loads on click. */
export function ReportButton({ about, iconOnly = false, locale, t }: Props) {
  const open = async () => (await import('./report-root.tsx')).openReport(about, locale)
  const label = iconOnly ? `${t.report}: ${about.name}` : t.report
  return <Opener small={iconOnly} label={label} failed={t.reportFailed} open={open} />
}
