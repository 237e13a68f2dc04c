import { useState } from 'react'
import '#styles/submissions.css'
import { localePath } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import { Row } from './Row.tsx'
import { useSubmissions } from './use-submissions.ts'
import type { Speech } from './words.ts'

type Props = Speech & {
  account: string
  /** Number of newest rows shown read-only, with a link to the full page. */
  limit?: number
}

/** The account's submissions, newest first. */
export function SubmissionList({ account, limit, ...speech }: Props) {
  const { t, locale } = speech
  const { submissions, refresh } = useSubmissions(account)
  const [spoken, setSpoken] = useState('')
  const isShort = limit !== undefined
  const link = isShort && (
    <a className="btn btn-s" href={localePath(locale, '/submissions')}>
      {submissions.status === 'ready' && submissions.rows.length > 0 ? t.all : t.sendTitle}
    </a>
  )

  if (submissions.status === 'loading') return <Loading t={t} rows={limit ?? 2} />
  if (submissions.status === 'failed') return <Failed t={t} onRetry={() => void refresh()} />
  if (submissions.rows.length === 0) {
    return (
      <div className="stack">
        <p className="well">{t.empty}</p>
        {link}
      </div>
    )
  }
  return (
    <div className="stack">
      <ol className={isShort ? 'subs short' : 'subs'} aria-label={t.title}>
        {submissions.rows.slice(0, limit).map((sent) => (
          <Row key={sent.id} sent={sent} short={isShort} onWithdrawn={refresh} onAsk={setSpoken} {...speech} />
        ))}
      </ol>
      {link}
      <p className="vh" role="status">
        {spoken}
      </p>
    </div>
  )
}

/** Skeleton with the height of the rows. */
function Loading({ t, rows }: Pick<Speech, 't'> & { rows: number }) {
  return (
    <div className="subs" role="status" aria-label={t.loading}>
      {Array.from({ length: rows }, (_, at) => (
        <i key={at} className="well ghost-row" />
      ))}
    </div>
  )
}

function Failed({ t, onRetry }: Pick<Speech, 't'> & { onRetry: () => void }) {
  return (
    <div className="well stack" role="alert">
      <p>{t.listFailed}</p>
      <Button size="small" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  )
}
