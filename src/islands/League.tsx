import { useEffect, useState, useSyncExternalStore } from 'react'
import { readLeagueCode, type League as Answer } from '#contracts/leagues.ts'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { forgetLeague } from '#stores/kept-league.ts'
import { readLeague, type LeagueReply } from '#stores/leagues.ts'
import { noteLeague } from '#stores/own-league.ts'
import { Announcement } from '#ui/Announcement.tsx'
import { Button } from '#ui/Button.tsx'
import { Board } from './league/Board.tsx'
import { Full, Gone } from './league/Closed.tsx'
import { Join } from './league/Join.tsx'
import s from './league/league.module.css'
import { Start } from './league/Start.tsx'
import type { Speech } from './league/words.ts'

/**
 * `/league`: without a fragment the form for a new league, else the league whose code the fragment contains. Browsers
 * never send fragments to servers, so the code appears in no log and no referrer.
 */
export default function League(speech: Speech) {
  const { t } = speech
  const hash = useHash()
  const [said, setSaid] = useState('')
  useEffect(() => void startOverlaysLazily(), [])

  // Moves the focus to the heading, because the focused button was removed.
  useEffect(() => {
    if (said) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [said])

  function leave() {
    forgetLeague()
    setSaid(t.leftNow)
    location.hash = ''
  }

  const code = hash === null ? null : readLeagueCode(hash)
  return (
    <>
      {hash === null && <Waiting t={t} />}
      {hash === '' && <Start speech={speech} onFound={(made) => void (location.hash = made)} />}
      {hash && code === null && <Gone speech={speech} />}
      {code !== null && <Opened key={code} speech={speech} code={code} onLeft={leave} />}
      <Announcement text={said} />
    </>
  )
}

/** The league of a code, read with the rights of this player. */
function Opened({ speech, code, onLeft }: { speech: Speech; code: string; onLeft: () => void }) {
  const { t, errors } = speech
  const [reply, setReply] = useState<LeagueReply<Answer> | null>(null)
  const [reading, setReading] = useState(0)
  const [isFull, setIsFull] = useState(false)

  useEffect(() => {
    let current = true
    void readLeague(code).then((answer) => {
      if (answer.ok) noteLeague(answer.answer)
      if (current) setReply(answer)
    })
    return () => void (current = false)
  }, [code, reading])

  const readAgain = () => setReading((count) => count + 1)
  if (reply === null) return <Waiting t={t} />
  if (!reply.ok) {
    if (reply.code === 'unknown-league') return <Gone speech={speech} />
    return (
      <section className={`card stack ${s.narrow}`} role="alert">
        <h1>{t.title}</h1>
        <p>{reply.code === 'too-many-requests' ? errors[reply.code] : t.failed}</p>
        <Button look="primary" onClick={readAgain}>
          {t.tryAgain}
        </Button>
      </section>
    )
  }
  const league = reply.answer
  if (league.you !== null) return <Board speech={speech} league={league} onLeft={onLeft} onChanged={readAgain} />
  if (isFull) return <Full speech={speech} league={league} />
  return <Join speech={speech} league={league} onJoined={readAgain} onFull={() => setIsFull(true)} />
}

const Waiting = ({ t }: Pick<Speech, 't'>) => (
  <p className={`js well muted ${s.narrow}`} role="status">
    {t.loading}
  </p>
)

/** The fragment of the address without its `#`; null in the HTML of the build and in the first render. */
function useHash(): string | null {
  return useSyncExternalStore<string | null>(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => location.hash.slice(1),
    () => null,
  )
}
