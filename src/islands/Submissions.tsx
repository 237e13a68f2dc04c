import { localePath } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { SignedInOnly } from './guard/SignedInOnly.tsx'
import { SubmissionList } from './submissions/List.tsx'
import { Rules } from './submissions/Rules.tsx'
import { SendForm } from './submissions/SendForm.tsx'
import type { Speech } from './submissions/words.ts'

type Props = Speech & { search: Messages<'search'>; packUrl: string }

/** `/submissions`: the rules, the form and the pictures sent so far. */
export default function Submissions({ search, packUrl, ...speech }: Props) {
  const { locale, t } = speech
  return (
    <SignedInOnly t={t} path={localePath(locale, '/submissions')} waiting={<Waiting label={t.loading} />}>
      {(user) => (
        <>
          <header className="stack intro">
            <h1>{t.title}</h1>
            <p className="muted">{t.lead}</p>
          </header>
          <div className="cols">
            <Rules locale={locale} t={t} />
            <div className="stack">
              <SendForm account={user.id} search={search} packUrl={packUrl} {...speech} />
              <section className="card stack">
                <h2>{t.listTitle}</h2>
                <SubmissionList account={user.id} {...speech} />
              </section>
            </div>
          </div>
        </>
      )}
    </SignedInOnly>
  )
}

/** Skeleton of the page until the session is known. */
function Waiting({ label }: { label: string }) {
  return (
    <div className="cols" role="status" aria-label={label}>
      <div className="well ghost" />
      <div className="well ghost" />
    </div>
  )
}
