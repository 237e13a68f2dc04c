import { Swords } from 'lucide-react'
import type { NewChallenge } from '#contracts/challenges.ts'
import { fill } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import { makeChallenge } from '#stores/challenges.ts'
import { useSending } from './sending.ts'
import type { EndWords } from './words/index.ts'
import styles from './shares.module.css'

type Props = {
  /** Created from the run on press. */
  challenge: NewChallenge
  /** Parts of the link's text: "Age", "41 points". */
  game: string
  points: string
  locale: Locale
  t: EndWords['end']
}

/** Creates and shares a challenge to beat this run. */
export function ChallengeButton({ challenge, game, points, locale, t }: Props) {
  const { sent, byHand, send } = useSending(async () => {
    const reply = await makeChallenge(challenge)
    if (!reply.ok) return null
    const address = new URL(localePath(locale, `/c/${reply.answer.code}`), location.origin).href
    return fill(t.challengeText, { game, points, address })
  })
  return (
    <>
      <button
        type="button"
        className={`btn btn-l ${styles.challenge}`}
        aria-disabled={sent === 'working'}
        onClick={send}
        data-challenge
      >
        <Swords className="i" aria-hidden="true" />
        <span>{sent === 'copied' ? t.copied : t.challenge}</span>
      </button>
      <p className={sent === 'failed' ? `sm ${styles.byHand}` : 'vh'} role="status">
        {sent === 'copied' ? t.challengeMade : sent === 'failed' ? t.challengeFailed : ''}
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
