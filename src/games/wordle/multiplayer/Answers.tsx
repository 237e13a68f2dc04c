import { ReportButton } from '#islands/ReportButton.tsx'
import type { Answer } from '../engine/index.ts'
import type { Words } from './words.ts'

/** Whom the rounds asked for, and a way to say that something about them is wrong. */
export function Answers({ answers, words: { locale, t } }: { answers: readonly Answer[]; words: Words }) {
  return (
    <section className="card">
      <h2>{t.rooms.answers}</h2>
      <ol className="asked">
        {answers.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <ReportButton
              about={{ game: 'wordle', about: { kind: 'footballer', id }, name }}
              locale={locale}
              t={t.rooms}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
