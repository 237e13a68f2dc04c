import { useEffect, useState } from 'react'
import type { OwnChallenge } from '#contracts/challenges.ts'
import { toIsoDate } from '#core/days.ts'
import { dateText } from '#i18n/date.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { localePath } from '#i18n/locales.ts'
import { ownChallenges } from '#stores/challenges.ts'
import type { Speech } from './words.ts'

const SHOWN = 5

/** Newest open challenges with the friends' results; renders nothing without any. */
export function Challenges({ locale, t, games }: Speech) {
  const [challenges, setChallenges] = useState<readonly OwnChallenge[]>([])
  useEffect(() => {
    let current = true
    void ownChallenges().then((reply) => current && reply.ok && setChallenges(reply.answer.challenges))
    return () => void (current = false)
  }, [])
  if (challenges.length === 0) return null
  return (
    <section className="card stack">
      <h2 id="challenges">{t.challenges}</h2>
      <ol className="latest sm" aria-labelledby="challenges">
        {challenges.slice(0, SHOWN).map(({ code, game, date, points, friends, expires }) => (
          <li key={code}>
            <a href={localePath(locale, `/c/${code}`)}>
              <b>{games[game]}</b> {date && <span className="n">{shortDate(toIsoDate(date), locale)}</span>}
            </a>
            <span className="n">{plural(locale, t.pointsOf, points)}</span>
            <span>
              {friends.played === 0
                ? t.challengesNone
                : plural(locale, t.challengesPlayed, friends.played, { best: number(locale, friends.best ?? 0) })}
            </span>
            <span className="muted n">{fill(t.challengesUntil, { date: shortDate(expires, locale) })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const shortDate = (iso: string, locale: Speech['locale']) => dateText(locale, iso, { day: 'numeric', month: 'short' })
