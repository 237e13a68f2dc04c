import { Swords } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { ChallengeAnswer } from '#contracts/challenges.ts'
import { kitOf } from '#core/kits.ts'
import { dayText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { useSending } from '../end/sending.ts'
import { Kit } from '#ui/Kit.tsx'
import { AWAY_KIT, nameOf, challengeText, type ChallengeWords } from './challenge.ts'
import styles from './challenge.module.css'

type Props = {
  challenge: ChallengeAnswer
  /** Name of the game, its question, and the address of a new run. */
  game: string
  /** The game with the practice's choices: "Career path · Hard · Fans". */
  deal: string
  hook: string
  practice: string
  /** The game is loading. */
  loading: boolean
  failed: boolean
  onTake: () => void
  locale: Locale
  t: ChallengeWords
}

/** Before the run: the challenger, the score to beat and the marks of the run, without the deal. */
export function Dare(props: Props) {
  const { challenge, game, deal, hook, practice, locale, t } = props
  const { code, friends, verified, you, withdrawn } = challenge
  const isOwn = you === 'challenger'
  useEffect(() => void startOverlaysLazily(), [])

  return (
    <div className={styles.page}>
      <DareHero {...props} />
      {!withdrawn && (
        <img
          className={styles.run}
          src={`/og/c/${locale}/${code}.run.png`}
          width={1200}
          height={630}
          alt={fill(t.picture, { game })}
        />
      )}
      <section className="stack">
        <p className="b">{challengeText(challenge, game, deal, locale, t)}</p>
        <p>{withdrawn ? t.withdrawnText : isOwn ? t.ownText : `${hook}${/[?!]$/.test(hook) ? '' : '.'} ${t.rule}`}</p>
        <p className="sm muted">
          {friends.played > 0
            ? plural(locale, t.friends, friends.played, { best: number(locale, friends.best ?? 0) })
            : t.noFriends}{' '}
          {verified ? t.verified : t.unverified}
        </p>
        {challenge.scores && challenge.scores.length > 0 && (
          <ol className={styles.scores} aria-label={t.scores}>
            {challenge.scores.map(({ by, points }, at) => (
              <li key={at}>
                <span>{by ?? t.friend}</span>
                <b className="n">{plural(locale, t.pointsPlain, points)}</b>
              </li>
            ))}
          </ol>
        )}
      </section>
      <div className={styles.dock} data-dock>
        {isOwn ? (
          <SendLink {...{ challenge, game, locale, t }} />
        ) : withdrawn ? (
          <Ways practice={practice} locale={locale} t={t} primary />
        ) : (
          <button
            type="button"
            className="btn btn-p btn-l"
            aria-disabled={props.loading}
            onClick={() => !props.loading && props.onTake()}
            data-take
          >
            <Swords className="i" aria-hidden="true" />
            {props.loading ? t.loading : you === 'begun' ? t.goOn : t.take}
          </button>
        )}
        <p className="sm muted" role={props.failed ? 'alert' : undefined}>
          {props.failed ? t.takeFailed : fill(t.open, { date: dayText(locale, challenge.expires) })}
        </p>
      </div>
    </div>
  )
}

/** Shirt and name of the challenger, and the score to beat. */
function DareHero({ challenge, locale, t }: Pick<Props, 'challenge' | 'locale' | 't'>) {
  const { challenger, kit, you, withdrawn } = challenge
  const isOwn = you === 'challenger'
  return (
    <section className={styles.dare}>
      <Kit kit={kitOf(kit) ?? AWAY_KIT} />
      <div>
        <p className={styles.over}>{isOwn ? t.own : fill(t.dares, { who: nameOf(challenge, t) })}</p>
        <h2 className={styles.big} tabIndex={-1}>
          {withdrawn ? t.withdrawn : plural(locale, t.points, challenger.points)} {!isOwn && !withdrawn && t.beat}
        </h2>
      </div>
    </section>
  )
}

function SendLink({ challenge, game, locale, t }: Pick<Props, 'challenge' | 'game' | 'locale' | 't'>) {
  const { sent, byHand, send } = useSending(() => {
    const address = new URL(localePath(locale, `/c/${challenge.code}`), location.origin).href
    return Promise.resolve(fill(t.sendBackText, { game, points: challenge.challenger.points, address }))
  })
  return <Sender {...{ sent, byHand, send, t }} label={t.send} />
}

type SenderProps = ReturnType<typeof useSending> & { label: ReactNode; t: ChallengeWords }

/** The share button of a link, its result, and the text for manual copying. */
export function Sender({ sent, byHand, send, label, t }: SenderProps) {
  return (
    <>
      <button type="button" className="btn btn-p btn-l" aria-disabled={sent === 'working'} onClick={send}>
        <Swords className="i" aria-hidden="true" />
        {sent === 'copied' ? t.copied : label}
      </button>
      <p className={sent === 'failed' ? 'sm' : 'vh'} role="status">
        {sent === 'copied' ? t.copied : sent === 'failed' ? t.makeFailed : ''}
      </p>
      {byHand !== null && (
        <label className={`sm ${styles.byHand}`}>
          {t.copyYourself}
          <textarea readOnly rows={3} value={byHand} onFocus={(event) => event.currentTarget.select()} autoFocus />
        </label>
      )}
    </>
  )
}

/** Next steps: a new run, or the line-up. */
export function Ways({
  practice,
  locale,
  t,
  primary = false,
}: {
  practice: string
  locale: Locale
  t: ChallengeWords
  primary?: boolean
}) {
  return (
    <div className={styles.ways}>
      <a className={primary ? 'btn btn-p' : 'btn'} href={localePath(locale, practice)}>
        {t.playNew}
      </a>
      <a className="btn" href={localePath(locale, '/')}>
        {t.allGames}
      </a>
    </div>
  )
}
