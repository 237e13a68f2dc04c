import { Check } from 'lucide-react'
import { startTransition, useId, useOptimistic, useState } from 'react'
import {
  leaguesText,
  PRACTICE_LEAGUES,
  practiceLeagues,
  withLeague,
  type PracticeLeague,
} from '#core/practice-leagues.ts'
import { fill } from '#i18n/format.ts'
import { LANGUAGE_TAGS } from '#i18n/locales.ts'
import type { SettingWords } from './setting-words.ts'
import type { Speech } from './words.ts'

/** Games whose practice is the same for every choice (docs/games). */
const UNFILTERED = ['back-four'] as const

type Props = {
  speech: Speech
  words: SettingWords
  chosen: unknown
  onChoose: (key: string, value: string | null) => Promise<unknown>
}

/** Leagues whose footballers, clubs and grounds practice asks about; at least one league stays. */
export function PracticeLeagues({ speech: { locale, games }, words, chosen, onChoose }: Props) {
  const id = useId()
  const [shown, show] = useOptimistic(practiceLeagues(chosen))
  const [isLast, setLast] = useState(false)
  function choose(league: PracticeLeague) {
    const next = withLeague(shown, league)
    setLast(next === shown)
    if (next === shown) return
    startTransition(async () => {
      show(next)
      await onChoose('leagues', leaguesText(next))
    })
  }
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' })
  return (
    <div className="setting">
      <span id={id}>{words.leagues}</span>
      <span className="seg leagues" role="group" aria-labelledby={id} aria-describedby={`${id}-text`}>
        {PRACTICE_LEAGUES.map((league) => (
          <button key={league} type="button" aria-pressed={shown.includes(league)} onClick={() => choose(league)}>
            {shown.includes(league) && <Check className="i i-s" aria-hidden="true" />}
            {words[`league-${league}`]}
          </button>
        ))}
      </span>
      <span role="status" className="sm">
        {isLast && words.leaguesLast}
      </span>
      <span id={`${id}-text`} className="xs muted">
        {fill(words.leaguesText, { games: list.format(UNFILTERED.map((game) => games[game])) })}
      </span>
    </div>
  )
}
