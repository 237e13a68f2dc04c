import type { Locale } from '#i18n/locales.ts'
import { SubmissionList } from '../submissions/List.tsx'
import type { MoreWords } from './words.ts'

const SHOWN = 5

type Props = { locale: Locale; words: MoreWords; account: string }

/** Newest submitted pictures and their status. */
export function Submissions({ locale, words: { submissions, errors }, account }: Props) {
  return <SubmissionList locale={locale} t={submissions} errors={errors} account={account} limit={SHOWN} />
}
