import { Fragment } from 'react'
import { fill } from '#i18n/format.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { shortName } from '#play/room/seats.ts'
import styles from './answers.module.css'
import { Footballer } from './Footballer.tsx'
import type { Part } from './part.ts'

/** Answers of the rounds, who found them in how many guesses, and a report button. */
export function Answers({ game, state, players, locale, t }: Part) {
  return (
    <section className="card stack">
      <h2>{t.own.answers}</h2>
      <ol className={styles.answers}>
        {game.answers.map((answer, at) => (
          <li key={answer.id}>
            <Footballer answer={answer} pack={players.pack} className={styles.face} />
            <div className={styles.who}>
              <b>{answer.name}</b>
              <p>
                <Finders round={at} state={state} locale={locale} t={t} />
              </p>
            </div>
            <ReportButton
              about={{ game: 'wordle', about: { kind: 'footballer', id: answer.id }, name: answer.name }}
              small
              locale={locale}
              t={t.rooms}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** "Alba in 3 · not you": the fastest, and always oneself. */
function Finders({ round, state, ...words }: { round: number } & Pick<Part, 'state' | 'locale' | 't'>) {
  const { standings, you } = state.view
  const { own } = words.t
  const found = standings
    .filter(({ solvedAt }) => (solvedAt[round] ?? 0) > 0)
    .toSorted((one, other) => one.solvedAt[round]! - other.solvedAt[round]!)
  const missed = you !== null && !found.some(({ seat }) => seat === you)
  if (found.length === 0) return own.nobodyFound
  return (
    <>
      {found.map((row, at) => (
        <Fragment key={row.seat}>
          {at > 0 && ' · '}
          <b data-found={at === 0 || undefined}>
            {fill(own.foundIn, { name: shortName(row, you, words), n: row.solvedAt[round]! })}
          </b>
        </Fragment>
      ))}
      {missed && ` · ${own.notYou}`}
    </>
  )
}
