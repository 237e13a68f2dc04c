import { useEffect, useRef } from 'react'
import { fill, number } from '#i18n/format.ts'
import { Button } from '#ui/Button.tsx'
import { Shirt } from '#ui/Shirt.tsx'
import { useSecondsUntil } from '#ui/use-seconds-until.ts'
import type { KitProps } from './game.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { SeatShirt } from './SeatShirt.tsx'
import sheet from './sheet.module.css'
import styles from './awaited.module.css'

type Props = KitProps & { onLeave: () => void; onSeek: () => void }

/** Screen before a quick match or its rematch: the awaited player, the time left, and alternatives. */
export function Awaited({ game, room, state, onLeave, onSeek, ...words }: Props) {
  const { locale } = words
  const t = words.t.rooms
  const { you, players, quick, settings, match } = state.view
  const seconds = useSecondsUntil(quick!.until, room.now)
  const rival = players.find(({ seat }) => seat !== you)
  const late = seconds === 0
  const isGone = match !== null && !rival
  const isRequest = match !== null && rival !== undefined && !rival.ready
  const title = titleOf({ rival: rival?.name, isRematch: match !== null, late }, t)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const mine = state.seats.find(({ seat }) => seat === you)
  const theirs = state.seats.find(({ seat }) => seat === rival?.seat)

  return (
    <div className={sheet.page}>
      <section className={sheet.hero}>
        <h2 tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <span className="vh" role="status">
          {title}
        </span>
        <div className={sheet.against} aria-hidden="true">
          {you === null ? <Shirt number={1} /> : <SeatShirt seats={state.seats} seat={you} />}
          {t.against}
          {rival ? (
            <SeatShirt seats={state.seats} seat={rival.seat} />
          ) : (
            <span className={sheet.nobody}>
              <Shirt number="?" state="training" />
            </span>
          )}
        </div>
        {mine?.rating !== undefined && (
          <p className={styles.ratings}>
            <b className="n">{number(locale, mine.rating)}</b>
            <b className="n">{theirs?.rating === undefined ? '–' : number(locale, theirs.rating)}</b>
          </p>
        )}
        <p className={sheet['in-short']}>{game.settingsSummary(settings, words)}</p>
        {!isGone && (
          <p className="num n" role="timer" aria-live="off">
            <span className="vh">{t.timeLeft}</span>
            {`0:${String(seconds).padStart(2, '0')}`}
          </p>
        )}
      </section>
      <div className={sheet.sheet}>
        {isRequest && late && (
          <Button look="outline" size="large" onClick={() => room.send({ type: 'rematch' })}>
            {t.askAgain}
          </Button>
        )}
        <Button look={late || isGone ? 'primary' : 'outline'} size="large" onClick={onSeek}>
          {t.lookAgain}
        </Button>
        <LeaveButton t={t} ask={t.leaveAsk} onLeave={onLeave} />
      </div>
    </div>
  )
}

type Waited = { rival: string | undefined; isRematch: boolean; late: boolean }

function titleOf({ rival, isRematch, late }: Waited, t: KitProps['t']['rooms']): string {
  if (!isRematch) return late ? t.awaitedLate : t.awaited
  if (rival === undefined) return t.rivalLeft
  return fill(late ? t.rematchLate : t.rematchWaits, { name: rival })
}
