import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useState, useCallback, useSyncExternalStore } from 'react'
import type { LiveQuestion, QuizLobby, QuizPodium } from '#contracts/quiz-room.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { $guestKit, $guestName, anyKit, anyName } from '#play/room/guest.ts'
import { Lost } from '#play/room/Lost.tsx'
import { useMoment } from '#play/room/use-moment.ts'
import { useSubtitle } from '#play/room/use-subtitle.ts'
import { createQuizLive } from '#stores/quiz-live/live.ts'
import type { QuizConnection, QuizLive } from '#stores/quiz-live/types.ts'
import { sceneAt, type QuizMatch, type Scene } from '#stores/quiz-match.ts'
import { $session } from '#stores/session.ts'
import { declareIntent } from '#ui/intent.ts'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { Night } from '../play/Night.tsx'
import type { Words } from '../play/words.ts'
import styles from './live.module.css'
import { EarlyLobby } from './EarlyLobby.tsx'
import { Lobby } from './Lobby.tsx'
import { Round } from './Round.tsx'
import { ROUNDS } from '../../match/timetable.ts'
import { QUIZ } from '#games/catalogue.ts'
import { localePath } from '#i18n/locales.ts'
import { Button } from '#ui/Button.tsx'
import waitingStyles from '../play/waiting.module.css'

/** Seconds before a kick-off at which players who stayed move from the podium to the lobby. */
const LOBBY_SECONDS = 5

type Now = {
  /** Match whose podium the player has left; null when none. */
  left: number | null
  /** Seconds until the next kick-off; the lobby shows for the last of them. */
  toKickOff: number
}

/** True when the podium shows; an empty podium is not shown to players who have just arrived. */
export function showsPodium(podium: QuizPodium | null, { left, toKickOff }: Now): podium is QuizPodium {
  if (!podium || podium.match === left || toKickOff <= LOBBY_SECONDS) return false
  return podium.own !== null || podium.table.length > 0
}

const fullTime = () => import('../end/FullTime.tsx')
const FullTime = lazy(fullTime)
const REFUSED_MS = 4_000

type Props = Words & { watch: boolean; onJoin: () => void }

/** The live matches, one after the other, from lobby to podium. `onJoin`: a spectator asks for a seat. */
export default function Live({ watch, onJoin, ...words }: Props) {
  const { t } = words
  const [live] = useState(() => connect(watch, words))
  useEffect(() => {
    declareIntent()
    live.open()
    return () => live.close()
  }, [live])
  useSigningIn(live.sit)

  const connection = useStore(live.$connection)
  const match = useStore(live.$match)
  const scene = useScene(match, live.now)
  usePreload(match)
  const refused = useMoment(live.$refusal, REFUSED_MS)
  const guestKit = useStore($guestKit)
  const { status } = useStore($session)
  const { shown, left, read, leave } = usePodium(live, match, scene)
  const isOver = scene === 'podium'
  useSubtitle(subtitleOf(match, shown ? 'podium' : isOver ? 'lobby' : scene, words))

  const isLost = useLongLost(connection)
  const trouble = troubleOf(connection, match !== null && scene !== null && !shown, isLost)
  if (trouble) return <Trouble {...words} status={trouble} live={live} />
  if (!match || scene === null) return <EarlyLobby {...words} watches={watch} />

  const isGuest = status === 'anonymous'
  const hasAccount = status === 'signed-in'
  const { name, recorded } = match
  const kit = match.lobby.names.find((one) => one.name === name)?.kit ?? (isGuest ? guestKit : undefined)
  const lost = connection.status === 'lost'
  const asked = askedIn(match, scene)

  function stay({ match: seen }: QuizPodium) {
    if (connection.status === 'stale') return location.reload()
    leave(seen)
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
        {shown ? (
          <Suspense fallback={<Night />}>
            <FullTime
              key={shown.match}
              {...words}
              {...{ kit, isGuest, hasAccount, name, recorded }}
              podium={shown}
              now={live.now}
              onRead={read}
              onStay={() => stay(shown)}
            />
          </Suspense>
        ) : asked ? (
          <Round
            {...words}
            {...{ live, match, kit }}
            question={asked}
            reveal={scene === 'reveal' ? match.reveal : null}
            refusal={refused && refusalOf(refused.reason, t)}
            onJoin={watch ? onJoin : null}
          />
        ) : (
          <Lobby
            {...words}
            {...{ live, name, kit, hasAccount, recorded, onJoin }}
            lobby={lobbyAfter(match)}
            watches={match.from === null}
            cameOn={left !== null}
          />
        )}
      </div>
    </>
  )
}

/** The podium on screen, or null. `read` keeps it beyond the next kick-off, `leave` closes it. */
function usePodium(live: QuizLive, match: QuizMatch | null, scene: Scene | null) {
  const [reading, setReading] = useState<QuizPodium | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const podium = match?.podium ?? null
  const toKickOff = useSecondsUntil(podium?.next.kickOffAt ?? null, live.now)
  const shown = reading ?? (scene === 'podium' && showsPodium(podium, { left, toKickOff }) ? podium : null)
  function leave(seen: number) {
    setReading(null)
    setLeft(seen)
  }
  return { shown, left, read: () => setReading(shown), leave }
}

/** Connects with the guest's name and shirt, which are drawn at random on the first visit. */
function connect(watch: boolean, { locale, t }: Words): QuizLive {
  if (!$guestName.get()) $guestName.set(anyName(t.nicknames))
  if (!$guestKit.get()) $guestKit.set(anyKit())
  return createQuizLive(() => ({
    ...{ name: $guestName.get().trim(), kit: $guestKit.get(), locale },
    ...{ language: locale, watch },
  }))
}

/**
 * Reason to replace the match with a message: the seat is lost, the rooms are down, the connection was lost too long,
 * or the page is outdated. An outdated page reloads once the player leaves the podium.
 */
function troubleOf(connection: QuizConnection, isPlaying: boolean, isLongLost: boolean) {
  const { status } = connection
  if (status === 'replaced' || status === 'full' || status === 'closed') return status
  if (status === 'lost') return connection.down || (isLongLost && isPlaying) ? status : null
  return status === 'stale' && isPlaying ? status : null
}

/** Longer than a question, so that the frozen question is over by then. */
const LONG_LOST_MS = 15_000

/** True once the connection has been lost for `LONG_LOST_MS`, until it is back. */
function useLongLost({ status }: QuizConnection): boolean {
  const isLost = status === 'lost'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setIsLong(true), LONG_LOST_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLost])
  return isLost && isLong
}

/** The question on screen: a revealed question stays until the next one begins, even if that has already arrived. */
function askedIn({ question, revealed }: QuizMatch, scene: Scene): LiveQuestion | null {
  if (scene === 'reveal') return revealed
  return scene === 'question' ? question : null
}

/** The lobby of the next match, with the data announced by the last podium. */
const lobbyAfter = ({ lobby, podium }: QuizMatch): QuizLobby =>
  podium && podium.match === lobby.match ? { ...lobby, ...podium.next } : lobby

/** Takes the seat again after signing in, so that the result goes to the account. */
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

type Stopped = Exclude<QuizConnection['status'], 'connecting' | 'open'>

/** Message that the match cannot be played, with the alternatives. */
function Trouble({ status, live, locale, t }: Words & { status: Stopped; live: QuizLive }) {
  return (
    <section className={waitingStyles.waiting} role="alert">
      <Night beams={false} on={0} />
      <h2>{t[`${status}Title`]}</h2>
      <p className="muted">{status === 'lost' ? t.downText : t[`${status}Text`]}</p>
      {status === 'replaced' && (
        <Button look="primary" size="large" onClick={live.join}>
          {t.playHere}
        </Button>
      )}
      {status === 'lost' && (
        <Button look="primary" size="large" onClick={live.retry}>
          {t.tryNow}
        </Button>
      )}
      {(status === 'stale' || status === 'closed') && (
        <Button look="primary" size="large" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      )}
      <a className="btn btn-l" href={localePath(locale, QUIZ.practice)}>
        {t.practice}
      </a>
    </section>
  )
}

/** Preloads the pictures of a question that arrived early, and during the last question the podium's code. */
function usePreload(match: QuizMatch | null) {
  const question = match?.question
  useEffect(() => {
    for (const { address } of question?.pictures ?? []) new Image().src = address
    if (question?.round === ROUNDS - 1) void fullTime()
  }, [question])
}

/** Timers may fire slightly early. */
const TIMER_SLACK_MS = 10

/**
 * The scene on screen, from the shard's messages and the start times of questions that arrived early. A player who
 * returns during a question sees it at once.
 */
function useScene(match: QuizMatch | null, now: () => number): Scene | null {
  const startAt = match?.question?.startAt ?? null
  const atStart = useCallback(
    (changed: () => void) => {
      const timer = startAt === null ? undefined : setTimeout(changed, Math.max(0, startAt - now()) + TIMER_SLACK_MS)
      return () => clearTimeout(timer)
    },
    [startAt, now],
  )
  const hasBegun = useSyncExternalStore(
    atStart,
    () => startAt !== null && now() >= startAt,
    () => false,
  )
  return match && sceneAt(match, (startAt ?? 0) - (hasBegun ? 0 : 1))
}
