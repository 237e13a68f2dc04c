import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { daysBetween } from '#core/days.ts'
import type { GameId } from '#core/games.ts'
import { earnedIn, honoursBy, honoursOf, nearestOf, type Earned as Kept, type Honour } from '#games/honours.ts'
import { fill } from '#i18n/format.ts'
import { noteNews, type DayNews } from '#stores/headlines.ts'
import { keepHonours, localHonours } from '#stores/honours.ts'
import { localDay } from '#stores/local-day.ts'
import { webStorage } from '#stores/persisted.ts'
import { $hasAccountRecords, $records } from '#stores/records.ts'
import { Disc } from '../honours/Disc.tsx'
import { grownOn } from './collected.ts'
import type { HonourWords } from '../honours/words.ts'
import styles from './earned.module.css'

/** Honours that a run has earned; none until the player's results are known, because old honours would look new. */
export function useEarned(game: GameId, result: ResultRecord | null) {
  const statistics = useStore($records)
  const isKnown = useStore($hasAccountRecords) || !webStorage()?.getItem('me')
  const honours = useMemo(
    () =>
      isKnown && result ? honoursBy(game, result, { statistics, kept: keptBefore(result), today: localDay() }) : [],
    [isKnown, game, result, statistics],
  )
  useEffect(() => void keepHonours(earnedIn(honours)), [honours])
  useEffect(() => {
    if (isKnown && result?.mode === 'today') noteNews(newsOf(game, result, honours, statistics))
  }, [isKnown, game, result, honours, statistics])
  return honours
}

/** Honours stored before the day of the result; those of that day may come from this very run. */
const keptBefore = ({ date }: ResultRecord): Kept =>
  Object.fromEntries(Object.entries(localHonours()).filter(([, day]) => daysBetween(day, date) > 0))

/** Facts for the home page, which does not load results. */
function newsOf(game: GameId, result: ResultRecord, earned: readonly Honour[], before: Statistics): DayNews {
  const { date } = result
  const others = (before[game] ?? []).filter(({ id }) => id !== result.id)
  const statistics = { ...before, [game]: [...others, result] }
  const [next] = nearestOf(honoursOf({ statistics, kept: localHonours(), today: localDay() }))
  return {
    date,
    honours: earned.map(({ id }) => id),
    next: next ? { id: next.id, have: next.have, need: next.need } : null,
    grown: grownOn(date, statistics),
  }
}

type Props = { honours: ReturnType<typeof useEarned>; t: HonourWords }

/** A new honour; further ones are counted. */
export function Earned({ honours: [honour, ...more], t }: Props) {
  if (!honour) return null
  return (
    <section className={`card ${styles.earned}`} data-honour={honour.id}>
      <Disc {...honour} times={1} />
      <p>
        <small>{t.new}</small>
        <b>{t[`name-${honour.name}`]}</b>
        {more.length > 0 && ` ${fill(t.andMore, { more: more.length })}`}
      </p>
    </section>
  )
}
