import { pictureAddress } from '#core/picture-address.ts'
import { Fragment, useState, useEffect } from 'react'
import { fill } from '#i18n/format.ts'
import { ReportButton } from '#overlays/ReportButton.tsx'
import { shortName } from '#play/room/seats.ts'
import styles from './answers.module.css'
import type { Part } from './part.ts'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import type { Answer } from '../../rules/engine.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { Panel } from '#ui/Panel.tsx'

/** Answers of the rounds with their finders and numbers of guesses, and a report button. */
export function Answers({ game, state, players, locale, t }: Part) {
  return (
    <Panel title={t.own.answers}>
      <ol className={styles.answers}>
        {game.answers.map((answer, at) => (
          <li key={answer.id}>
            <Footballer answer={answer} pack={players.pack} className={styles.answersFace} />
            <div className={styles.who}>
              <b>{answer.name}</b>
              <p>
                <Finders round={at} state={state} locale={locale} t={t} />
              </p>
            </div>
            <ReportButton
              about={{ game: 'wordle', about: { kind: 'footballer', id: answer.id }, name: answer.name }}
              iconOnly
              locale={locale}
              t={t.rooms}
            />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** "Alba in 3 · not you": the players who found an answer, fewest guesses first, and whether the viewer did. */
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

type Props = { answer: Answer; pack: Pack | null; className: string | undefined }

/** Portrait of a footballer, or the club's crest; decorative, because the name is next to it. */
function Footballer({ answer: { id, club }, pack, className }: Props) {
  const author = useAuthor(id)
  const [lost, setLost] = useState(false)

  const drawn = pack?.byId.get(id)?.portrait === true
  if ((drawn || author !== null) && !lost) {
    const src = pictureAddress(`portrait/${id}.webp?w=256`)
    return <img className={className} src={src} alt="" width={88} height={88} onError={() => setLost(true)} />
  }
  const known = club === null ? undefined : pack?.clubs.get(club)
  return <span className={className}>{known && <ClubCrest club={known} size={48} />}</span>
}

/** Author of a submitted portrait; null without one or while loading. */
function useAuthor(id: string): string | null {
  const [author, setAuthor] = useState<string | null>(null)
  useEffect(() => {
    void sentPortraits().then((authors) => setAuthor(Object.hasOwn(authors, id) ? (authors[id] ?? null) : null))
  }, [id])
  return author
}

/** Between two rounds: the answer, the score, and the time until the next round. */
export function Reveal({ room, state, game, players, t }: Part) {
  const { standings, clock, settings } = state.view
  const { answer, round } = game
  const seconds = useSecondsUntil(clock?.until ?? null, room.now)
  if (!answer) return null
  return (
    <section className={styles.reveal} aria-label={t.own.itWas}>
      <Footballer key={answer.id} answer={answer} pack={players.pack} className={styles.face} />
      <div>
        <p className={styles.round}>{fill(t.own.roundItWas, { n: round })}</p>
        <p className={styles.name}>{answer.name}</p>
        <p className={styles.leads}>{leadsLabel(standings, state.view.you, t)}</p>
        <Author id={answer.id} t={t} />
      </div>
      <b className={`num ${styles.seconds}`} aria-hidden="true">
        {seconds}
      </b>
      <span className="vh">{fill(round === settings.rounds ? t.own.tableIn : t.own.nextIn, { seconds })}</span>
    </section>
  )
}

/** Credits the author of the portrait. */
function Author({ id, t }: { id: string; t: Part['t'] }) {
  const author = useAuthor(id)
  return author !== null && <p className={styles.by}>{fill(t.own.pictureBy, { author })}</p>
}

/** "Alba leads 2–0", or the level score. */
function leadsLabel(standings: Part['state']['view']['standings'], you: number | null, { own }: Part['t']): string {
  const [first, second] = standings
  if (!first || !second) return ''
  const score = `${first.score}–${second.score}`
  if (first.rank === null || first.rank === second.rank) return fill(own.level, { score })
  return first.seat === you ? fill(own.youLead, { score }) : fill(own.leads, { name: first.name, score })
}
