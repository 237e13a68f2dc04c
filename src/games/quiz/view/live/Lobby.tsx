import { Share2, Shirt as ShirtSign } from 'lucide-react'
import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { QuizLobby } from '#contracts/quiz-room.ts'
import { QUIZ } from '#games/catalogue.ts'
import { fill, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { useSharing } from '#play/end/sharing.ts'
import type { QuizLive } from '#stores/quiz-live/types.ts'
import { Button } from '#ui/Button.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import { Sound } from '../play/Sound.tsx'
import type { Words } from '../play/words.ts'
import { Bench } from '../play/Bib.tsx'
import { Night } from '../play/Night.tsx'
import { otherKits, Stand } from '../play/Stand.tsx'
import { Fan } from './Fan.tsx'
import { $ghost } from './ghost.ts'
import { BestFive } from './Lines.tsx'
import styles from './tunnel.module.css'

const NameSheet = lazy(() => import('./NameSheet.tsx'))

type Props = Words & {
  live: QuizLive
  lobby: QuizLobby
  name: string
  kit: string | undefined
  /** Spectator without a seat. */
  watches: boolean
  onJoin: () => void
  hasAccount: boolean
  /** Last match whose results the site has stored. */
  recorded: number | null
  /** The player came from the podium, so the focus has to move here. */
  cameOn: boolean
}

/** Number of last seconds that are shown as large numerals. */
const NUMERALS = 3

const LAMPS = 12
/** Number of lit lamps: two more each second, all at the kick-off. */
const lampsAt = (seconds: number): number => Math.max(2, LAMPS - 2 * seconds)

/** Lobby before kick-off: the clock, the stand, the player's shirt, and the pace-setters when few people are there. */
export function Lobby({ live, lobby, name, kit, watches, onJoin, hasAccount, recorded, cameOn, ...words }: Props) {
  const { locale, t } = words
  const seconds = useSecondsUntil(lobby.kickOffAt, live.now)
  const [isEditing, setIsEditing] = useState(false)
  const clock = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (cameOn) clock.current?.focus({ preventScroll: true })
  }, [cameOn])
  const address = `${location.origin}${localePath(locale, QUIZ.path)}`
  const { done, byHand, share } = useSharing(fill(t.fetchText, { address }), address)
  const last = seconds <= NUMERALS
  const hasFew = lobby.isQuick && lobby.players > 0
  const who = { lobby, name, kit, watches }
  const edit = () => setIsEditing(true)

  return (
    <div className={styles.lobby}>
      <Night on={lampsAt(seconds)} />
      <div className={styles.top}>
        <span />
        <Sound cue={last && seconds > 0 ? 'tick' : null} key={last ? seconds : 'still'} {...words} />
      </div>
      <p ref={clock} tabIndex={-1} className={styles.clock}>
        <span>{t.kickOffIn}</span>
        <b key={last ? seconds : 'still'} className="num" role="timer" aria-live="off" data-last={last || undefined}>
          {last ? seconds : minutesAndSeconds(seconds)}
        </b>
        <span className={lobby.isPrime ? styles.prime : 'muted'}>{lobby.isPrime ? t.primeNow : t.matchLine}</span>
      </p>
      {hasFew ? <LineUp {...words} {...who} onEdit={edit} /> : <StandWithShirt {...words} {...who} onEdit={edit} />}
      {watches && (
        <>
          <p className="muted">{t.watchOnly}</p>
          <Button look="primary" onClick={onJoin}>
            {t.gateJoin}
          </Button>
        </>
      )}
      <PaceNote {...words} lobby={lobby} watches={watches} />
      <div className={styles.dock}>
        {hasAccount && <BestFive {...words} recorded={recorded} kit={kit} />}
        <Button size="large" onClick={share}>
          <Share2 className="i" aria-hidden="true" />
          {done ? t.copied : t.fetchFriend}
        </Button>
        <p className="vh" role="status">
          {done && t.copied}
        </p>
        {byHand !== null && <p className="sm">{address}</p>}
      </div>
      {isEditing && (
        <Suspense>
          <NameSheet {...words} live={live} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}

type People = Words & Pick<Props, 'lobby' | 'name' | 'watches'>
type WhoProps = People & Pick<Props, 'kit'> & { onEdit: () => void }

/** The stand for five or more people, with the player's own shirt in front. */
function StandWithShirt({ lobby, name, kit, watches, onEdit, ...words }: WhoProps) {
  return (
    <>
      <Stand kits={otherKits(lobby.kits, kit, !watches)} mine={watches ? null : (kit ?? '')} lit={1} isLit />
      {!watches && (
        <div className={styles.you}>
          <Fan kit={kit} mine />
          <b>{name}</b>
          <EditButton {...words} onEdit={onEdit} />
        </div>
      )}
      <Others {...words} {...{ lobby, name, watches }} />
    </>
  )
}

/** Line-up of fewer than five people in their shirts, shown instead of the stand; two of them face each other. */
function LineUp({ lobby, name, kit, watches, onEdit, ...words }: WhoProps) {
  const others = lobby.names.filter((one) => watches || one.name !== name)
  const all = watches ? others : [{ name, kit }, ...others]
  return (
    <div className={styles.you} data-few="">
      {/* A new list for each number of people, so that shirts already shown do not slide. */}
      <ul
        key={all.length}
        className={styles.lineUp}
        data-count={all.length}
        aria-label={plural(words.locale, words.t.playing, lobby.players)}
      >
        {all.map((one, at) => (
          <li key={`${one.name}${at}`}>
            <Fan kit={one.kit} mine={!watches && at === 0} />
            <b className="cut">{one.name}</b>
          </li>
        ))}
      </ul>
      {!watches && <EditButton {...words} onEdit={onEdit} />}
    </div>
  )
}

const EditButton = ({ onEdit, t }: Words & { onEdit: () => void }) => (
  <Button look="quiet" size="small" onClick={onEdit}>
    <ShirtSign className="i" aria-hidden="true" />
    {t.nameAndShirt}
  </Button>
)

/** Maximum of names of the latest arrivals; the stand shows the shirts of all. */
const JUST_IN = 3

/** The latest arrivals, in one line that keeps its height while empty. */
function Others({ lobby, name, watches, locale, t }: People) {
  const others = lobby.names.filter((one) => one.name !== name)
  const more = lobby.players - Math.min(others.length, JUST_IN) - (watches ? 0 : 1)
  return (
    <ul className={styles.others} aria-label={plural(locale, t.playing, lobby.players)}>
      {others.slice(0, JUST_IN).map((one, at) => (
        <li key={`${one.name}${at}`}>
          <Fan kit={one.kit} />
          <span className="cut">{one.name}</span>
        </li>
      ))}
      {more > 0 && <li className="muted">{plural(locale, t.andMore, more)}</li>}
    </ul>
  )
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The pace-setters of a match with few people, and a note that rounds close early. */
function PaceNote({ lobby, watches, ...words }: Words & Pick<Props, 'lobby' | 'watches'>) {
  const { t } = words
  const ghost = useStore($ghost)
  return (
    <>
      {lobby.pace.length > 0 && <Bench {...words} pace={lobby.pace} ghost={ghost || null} />}
      {lobby.isQuick && !watches && (
        <p className={`well ${styles.note}`}>
          <b>{lobby.players === 2 ? t.duel : t.quiet}</b> {t.quickText}
        </p>
      )}
    </>
  )
}
