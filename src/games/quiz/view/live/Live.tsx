import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { QuizPodium } from '#contracts/quiz-room.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { $guestKit, $guestName, anyKit, anyName } from '#play/room/guest.ts'
import { Lost } from '#play/room/Lost.tsx'
import { useMoment } from '#play/room/use-moment.ts'
import { useSubtitle } from '#play/room/use-subtitle.ts'
import { createQuizLive } from '#stores/quiz-live/live.ts'
import type { QuizMatch, Scene } from '#stores/quiz-match.ts'
import { $session } from '#stores/session.ts'
import { declareIntent } from '#ui/intent.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { Waiting } from '../play/Waiting.tsx'
import type { Words } from '../play/words.ts'
import styles from './live.module.css'
import { Lobby } from './Lobby.tsx'
import { Round } from './Round.tsx'
import { Trouble } from './Trouble.tsx'
import { useScene } from './use-scene.ts'

/** Seconds before a kick-off at which players who stayed move from the podium to the tunnel. */
const IN_THE_TUNNEL = 5

type Now = {
  /** Match whose podium the player has left; null when none. */
  left: number | null
  /** Seconds until the next kick-off; the tunnel takes the last of them. */
  toKickOff: number
}

/** Whether a podium shows now; an empty one is not shown to players who have just arrived. */
export function stands(podium: QuizPodium | null, { left, toKickOff }: Now): podium is QuizPodium {
  if (!podium || podium.match === left || toKickOff <= IN_THE_TUNNEL) return false
  return podium.own !== null || podium.table.length > 0
}

const FullTime = lazy(() => import('../end/FullTime.tsx'))
const REFUSED_MS = 4_000

type Props = Words & { watch: boolean; onJoin: () => void }

/** The live match, from the tunnel to the podium and the next. `onJoin`: a spectator asks for a seat. */
export default function Live({ watch, onJoin, ...words }: Props) {
  const { locale, t } = words
  const [live] = useState(() => {
    if (!$guestName.get()) $guestName.set(anyName(t.nicknames))
    if (!$guestKit.get()) $guestKit.set(anyKit())
    return createQuizLive(() => ({
      ...{ name: $guestName.get().trim(), kit: $guestKit.get(), locale },
      ...{ language: locale, watch },
    }))
  })
  useEffect(() => {
    declareIntent()
    live.open()
    return () => live.close()
  }, [live])
  useSigningIn(live.sit)

  const connection = useStore(live.$connection)
  const match = useStore(live.$match)
  const scene = useScene(match, live.now)
  const refused = useMoment(live.$refusal, REFUSED_MS)
  const guestKit = useStore($guestKit)
  const { status } = useStore($session)
  /** The podium being read, and the one that was left. */
  const [reading, setReading] = useState<QuizPodium | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const toKickOff = useSecondsUntil(match?.podium?.next.kickOffAt ?? null, live.now)
  const podium = match?.podium ?? null
  const isOver = scene === 'podium'
  const shown = reading ?? (isOver && stands(podium, { left, toKickOff }) ? podium : null)
  useSubtitle(subtitleOf(match, shown ? 'podium' : isOver ? 'lobby' : scene, words))

  const { status: is } = connection
  if (is === 'replaced' || is === 'full' || is === 'closed') {
    return <Trouble {...words} status={is} live={live} />
  }
  if (is === 'lost' && connection.down) return <Trouble {...words} status="lost" live={live} />
  if (!match || scene === null) return <Waiting text={t.connecting} />

  const { lobby, question, reveal, name } = match
  const isGuest = status === 'anonymous'
  const hasAccount = status === 'signed-in'
  const kit = lobby.names.find((one) => one.name === name)?.kit ?? (isGuest ? guestKit : undefined)
  const lost = is === 'lost'
  // Shown after full time only: a new version loads once the podium is left.
  if (is === 'stale' && !shown) return <Trouble {...words} status="stale" live={live} />

  function screen(current: QuizMatch, at: Scene) {
    if (shown) {
      return (
        <Suspense fallback={<Waiting text={t.connecting} />}>
          <FullTime
            key={shown.match}
            {...words}
            podium={shown}
            kit={kit}
            isGuest={isGuest}
            hasAccount={hasAccount}
            name={name}
            recorded={match?.recorded ?? null}
            now={live.now}
            onRead={() => setReading(shown)}
            onStay={() => {
              if (is === 'stale') return location.reload()
              setReading(null)
              setLeft(shown.match)
            }}
          />
        </Suspense>
      )
    }
    // The revealed question stays until the next one begins, although the next has already arrived.
    const asked = at === 'reveal' ? current.revealed : question
    if (asked && (at === 'question' || at === 'reveal')) {
      return (
        <Round
          {...words}
          live={live}
          match={current}
          question={asked}
          reveal={at === 'reveal' ? reveal : null}
          kit={kit}
          refusal={refused && refusalOf(refused.reason, t)}
        />
      )
    }
    const next = podium && podium.match === lobby.match ? { ...lobby, ...podium.next } : lobby
    return (
      <Lobby
        {...words}
        live={live}
        lobby={next}
        name={name}
        kit={kit}
        watches={current.from === null}
        onJoin={onJoin}
        hasAccount={hasAccount}
        recorded={current.recorded}
        cameOn={left !== null}
      />
    )
  }

  return (
    <>
      {lost && <Lost {...words} retryAt={connection.retryAt} onRetry={live.retry} />}
      <div
        key={shown ? 'podium' : scene === 'lobby' ? 'lobby' : 'round'}
        className={styles.live}
        inert={lost}
        data-frozen={lost || undefined}
      >
        {screen(match, scene)}
      </div>
    </>
  )
}

/** Signing in keeps the seat, and the result goes to the account. */
function useSigningIn(sit: () => Promise<boolean>) {
  const { status } = useStore($session)
  const [before] = useState(status)
  useEffect(() => {
    if (before === 'anonymous' && status === 'signed-in') void sit()
  }, [before, status, sit])
}

function refusalOf(reason: string, t: Words['t']): string {
  const key = `refused-${reason}` as const
  return key in t ? t[key as keyof typeof t & `refused-${string}`] : t.refused
}

function subtitleOf(match: QuizMatch | null, scene: Scene | null, { locale, t }: Words): string {
  if (!match || scene === null) return t.connecting
  const { lobby, question, reveal } = match
  if (scene === 'podium') return t.fullTime
  if (scene === 'lobby') return `${t.inTunnel} · ${plural(locale, t.playing, lobby.players)}`
  const round = (scene === 'reveal' ? reveal : question)?.round ?? 0
  const players = plural(locale, t.playing, question?.players ?? lobby.players)
  return `${fill(t.question, { n: number(locale, round + 1), max: 10 })} · ${players}`
}
