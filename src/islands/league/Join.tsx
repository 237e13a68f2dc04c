import { useState, type FormEvent } from 'react'
import type { League } from '#contracts/leagues.ts'
import { plural } from '#i18n/format.ts'
import { joinLeague } from '#stores/leagues.ts'
import { Button } from '#ui/Button.tsx'
import { Problem } from '#ui/Problem.tsx'
import { errorText } from '../error-text.ts'
import { Head } from './Head.tsx'
import s from './league.module.css'
import { SeatFields, useSeat } from './SeatFields.tsx'
import { Table } from './Table.tsx'
import type { Speech } from './words.ts'

type Props = { speech: Speech; league: League; onJoined: () => void; onFull: () => void }

/** A league as a reader with the link sees it: the table, the own seat dashed, and one button. */
export function Join({ speech, league, onJoined, onFull }: Props) {
  const { locale, t, errors, nicknames } = speech
  const seat = useSeat(nicknames, league.seats)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function join(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const reply = await joinLeague({ code: league.code, player: seat.name, kit: seat.kit })
    setBusy(false)
    if (!reply.ok) {
      if (reply.code === 'league-full') return onFull()
      return setProblem(errorText(errors, reply.code === 'bad-request' ? 'username-invalid' : reply.code))
    }
    seat.keep()
    onJoined()
  }

  return (
    <div className={s.narrow}>
      <Head speech={speech} league={league} over={t.invited}>
        {plural(locale, t.joinText, league.seats.length)}
      </Head>
      <Table speech={speech} league={league} guest={seat.kit} />
      <form className="stack" noValidate onSubmit={(event) => void join(event)}>
        <SeatFields seat={seat} t={t} />
        {problem && <Problem id="league-problem" text={problem} />}
        <Button type="submit" look="primary" size="large" busy={busy} className={s.wide!}>
          {t.join}
        </Button>
        <p className="sm muted">{t.joinNote}</p>
      </form>
    </div>
  )
}
