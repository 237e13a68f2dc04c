import { Trophy } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import type { OwnLeagues } from '#contracts/leagues.ts'
import { plural } from '#i18n/format.ts'
import { foundLeague, ownLeagues } from '#stores/leagues.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Problem } from '#ui/Problem.tsx'
import { errorText } from '../error-text.ts'
import s from './league.module.css'
import { SeatFields, useSeat } from './SeatFields.tsx'
import type { Speech } from './words.ts'

const NAME_MAX = 20

/** `/league` without a code: the player's leagues, and the form for a new one. */
export function Start({ speech, onFound }: { speech: Speech; onFound: (code: string) => void }) {
  const { locale, t, errors, nicknames } = speech
  const seat = useSeat(nicknames)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [own, setOwn] = useState<OwnLeagues['leagues']>([])

  useEffect(() => {
    let current = true
    void ownLeagues().then((reply) => current && reply.ok && setOwn(reply.answer.leagues))
    return () => void (current = false)
  }, [])

  async function start(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const reply = await foundLeague({ name, player: seat.name, kit: seat.kit })
    setBusy(false)
    if (!reply.ok) return setProblem(errorText(errors, reply.code === 'bad-request' ? 'username-invalid' : reply.code))
    seat.keep()
    onFound(reply.answer.code)
  }

  return (
    <div className={s.narrow}>
      <header className="stack">
        <h1 className="d">{t.startTitle}</h1>
        <p className="muted">{t.startText}</p>
      </header>
      {own.length > 0 && (
        <section className="card stack">
          <h2 id="own-leagues">{t.yours}</h2>
          <ul className={s.own} aria-labelledby="own-leagues">
            {own.map((league) => (
              <li key={league.code}>
                <a href={`#${league.code}`}>
                  <Trophy className="i" aria-hidden="true" />
                  <b className="grow">{league.name}</b>
                  <span className="muted">{plural(locale, t.members, league.seats)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form className="stack" noValidate onSubmit={(event) => void start(event)}>
        <Field
          label={t.nameLabel}
          icon={Trophy}
          hint={t.nameHint}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <SeatFields seat={seat} t={t} />
        <div className="well">
          <h2>{t.countsTitle}</h2>
          <p className="sm">{t.countsText}</p>
        </div>
        {problem && <Problem id="league-problem" text={problem} />}
        <Button type="submit" look="primary" size="large" busy={busy} className={s.wide!}>
          {t.start}
        </Button>
      </form>
    </div>
  )
}
