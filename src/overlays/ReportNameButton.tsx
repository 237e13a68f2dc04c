import type { Locale } from '#i18n/locales.ts'
import { Opener } from './report/Opener.tsx'

type Props = {
  /** Names that can be reported. */
  names: readonly string[]
  locale: Locale
  t: { reportName: string; reportFailed: string }
}

/** "Report a name" button; its dialog loads on click. */
export function ReportNameButton({ names, locale, t }: Props) {
  const open = async () => (await import('./report-root.tsx')).openNameReport(names, locale)
  return <Opener label={t.reportName} failed={t.reportFailed} open={open} />
}
