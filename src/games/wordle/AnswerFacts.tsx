import { LANGUAGE_TAGS } from '#i18n/locales.ts'
import { ReportButton } from '#islands/ReportButton.tsx'
import type { Answer } from './engine/index.ts'
import type { WordleMessages } from './Pitch.tsx'
import type { Words } from './words.ts'

type Props = { answer: Answer; run: string | undefined; words: Words; t: WordleMessages }

/** What is known of the answer, with the date of the source, and a way to say that it is wrong. */
export function AnswerFacts({ answer, run, words, t: { play } }: Props) {
  const { pack, locale } = words
  const date = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' }).format(new Date(iso))
  const facts = [
    ...(answer.born
      ? [{ term: play.born, text: date(answer.born, { day: 'numeric', month: 'short', year: 'numeric' }) }]
      : []),
    { term: play.clubs, text: answer.clubs.map((id) => pack.clubs.get(id)?.shortName ?? id).join(', ') },
    { term: play.sourceDate, text: date(`${pack.asOf.slice(0, 7)}-01`, { month: 'long', year: 'numeric' }) },
  ]
  return (
    <section className="card">
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="n">{text}</dd>
          </div>
        ))}
      </dl>
      <ReportButton
        about={{ game: 'wordle', about: { kind: 'footballer', id: answer.id }, name: answer.name, ...(run && { run }) }}
        locale={locale}
        t={play}
      />
    </section>
  )
}
