import { useStore } from '@nanostores/react'
import { use } from 'react'
import type { GameId } from '#core/games.ts'
import { toIsoDate, addDays, type Day } from '#core/days.ts'
import type { RunAnswer, RunEnd } from '#contracts/runs.ts'
import { dailyNumber, gameOf } from '#games/catalogue.ts'
import { dayText } from '#i18n/date.ts'
import { fill, plural } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { localDay } from '#stores/local-day.ts'
import { $records } from '#stores/records.ts'
import { useMinutesLeft } from '#ui/use-minutes-left.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import { collectedIn } from './collected.ts'
import { EndFrame } from './EndFrame.tsx'
import { nextUp, type NextGame } from './next.ts'
import { NextDock } from './NextDock.tsx'
import { streakIn } from '../own-figures.ts'
import type { PlayEnd } from './play-end.ts'
import { endWords } from './prepare.ts'
import { useRecorded } from './use-recorded.ts'
import type { EndWords } from './words/index.ts'
import { gainOfRepair, REPAIR_TAG, streakDays } from '#core/repair.ts'
import { streakOf } from '#core/streak.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import { recordsOf } from '#stores/local-progress.ts'

type Props<View extends PlayView, Own extends OwnWords> = {
  game: { id: GameId; paths: { today: string; practice: string }; end: () => Promise<PlayEnd<View, Own>> }
  answer: RunAnswer<View>
  end: RunEnd
  pack: Pack
  fresh: boolean
  /** Other games with a daily. */
  nextGames: readonly NextGame[]
  locale: Locale
  t: PlayWords<Own>
}

/** End of a daily: adopts the server's result. */
export function TodayEnd<View extends PlayView, Own extends OwnWords>(props: Props<View, Own>) {
  const { game, answer, end, pack, fresh, nextGames, locale, t } = props
  const records = useStore($records)
  const { end: words } = use(endWords(locale))
  const isToday = answer.mode === 'today'

  useRecorded(game.id, end)

  const news = streakNews(end.result, records, localDay())
  // An archive run changes no streak, except by a repair.
  const streak = isToday || news ? streakIn(records) : 0
  const own = { id: game.id, name: t.own.title, path: localePath(locale, game.paths.today) }
  const openGames = nextGames.filter(({ id }) => dailyNumber(id, localDay()) >= 1)
  const { next, done, open } = nextUp(own, isToday, openGames, records, localDay())
  const wait = useWait(words)
  const note = open > 1 ? fill(words.playedToday, { done, open }) : isToday ? wait : null
  return (
    <EndFrame
      isPractice={false}
      {...{ game, view: answer.view, pack, facts: end.facts, fresh, streak, locale, t }}
      lines={end.lines}
      unpaid={!isToday}
      noPoints={!isToday ? words.noPointsArchive : streak > 0 ? words.noPointsSafe : words.noPoints}
      news={news && (news.is === 'repaired' || fresh) ? { is: news.is, text: newsText(news, locale, words) } : null}
      note={isToday && answer.date !== localDay() ? countsFor(answer, locale, words) : null}
      result={end.result}
      collected={collectedIn(end.result, records[game.id] ?? [])}
      tell={end.tell}
      distribution={end.distribution}
      betterThan={end.betterThan}
      everyone={isToday ? words.everyone : words.everyoneThen}
      share={{
        title: `${t.own.title} ${fill(words.shareNumber, { number: answer.number })}`,
        address: new URL(localePath(locale, game.paths.today), location.origin).href,
        day: answer.date,
      }}
      run={answer.runId}
      archive={localePath(locale, `/archive?game=${game.id}`)}
      challenge={{ runId: answer.runId }}
    >
      <NextDock
        number={gameOf(next?.id ?? game.id).number}
        note={note ?? (isToday && streak > 0 ? plural(locale, words.streakGoesOn, streak) : null)}
        {...onwardTo()}
      />
    </EndFrame>
  )

  /** The next daily; after the last one, the full-time page on home; otherwise practice. */
  function onwardTo(): { label: string; to: string } {
    if (next?.id === game.id) return { label: words.playToday, to: next.path }
    if (next) return { label: fill(words.next, { game: next.name }), to: next.path }
    if (isToday && answer.date === localDay()) return { label: words.toFullTime, to: localePath(locale, '/') }
    return { label: words.practice, to: localePath(locale, game.paths.practice) }
  }
}

const newsText = (news: StreakNews, locale: Locale, t: EndWords['end']): string =>
  news.is === 'frozen'
    ? plural(locale, t.freezeSaved, news.days, { left: news.left })
    : plural(locale, t.streakWhole, news.length)

const countsFor = ({ date }: { date: RunAnswer<unknown>['date'] }, locale: Locale, t: EndWords['end']): string =>
  fill(t.countsFor, { date: dayText(locale, toIsoDate(date)) })

const HOUR = 60

/** "New puzzle in 4 h 12 min", in local time; null while unknown. */
function useWait(t: EndWords['end']): string | null {
  const minutes = useMinutesLeft(nextMidnight)
  if (minutes === null) return null
  const parts = { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR }
  return fill(t.newIn, { time: fill(minutes < HOUR ? t.minutes : t.hoursMinutes, parts) })
}

/** End of the player's day, ms. */
const nextMidnight = (now: number): number => new Date(now).setHours(24, 0, 0, 0)

/** `frozen`: number of days just saved, and remaining freezes (`left`). `repaired`: length of the restored streak. */
type StreakNews = { is: 'frozen'; days: number; left: number } | { is: 'repaired'; length: number }

/**
 * Special effect of a result on the streak; usually null. A freeze is reported at the first daily after it, a repair
 * for as long as the repaired streak lasts.
 */
export function streakNews({ mode, date, tags }: ResultRecord, statistics: Statistics, today: Day): StreakNews | null {
  const records = recordsOf(statistics)
  const days = streakDays(records)
  const { length, freezes, frozen } = streakOf(days.played, today, days.repairs)
  if (mode === 'archive') {
    const repairs = tags.includes(REPAIR_TAG) && gainOfRepair(date, days, today) > 0
    return repairs ? { is: 'repaired', length } : null
  }
  if (date !== today || days.played.filter((day) => day === today).length !== 1) return null
  let saved = 0
  while (frozen.includes(addDays(today, -saved - 1))) saved++
  return saved > 0 ? { is: 'frozen', days: saved, left: freezes } : null
}
