import { useEffect } from 'react'
import type { GameId } from '#core/games.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { noteDaily } from '#stores/dailies.ts'
import { localDay } from '#stores/local-day.ts'
import type { PlayWords } from '../game.ts'
import { OutOfReach } from './OutOfReach.tsx'

type Props = {
  game: GameId
  paths: { today: string; practice: string }
  trouble: RunTrouble
  trying: boolean
  onRetry: () => void
  locale: Locale
  t: PlayWords
}

/** Replaces the board when there is no run of the day to show. */
export function Unreachable({ game, paths, trouble, trying, onRetry, locale, t: { play } }: Props) {
  useEffect(() => {
    const day = new URLSearchParams(location.search).get('date') ?? localDay()
    if (trouble === 'mode-closed' && day === localDay()) noteDaily(game, { date: day, is: 'closed' })
  }, [game, trouble])
  const texts = { 'date-not-open': play.dateNotOpen }
  return (
    <OutOfReach {...{ trouble, trying, onRetry, texts }} failed={play.todayFailed} t={play}>
      <a className="btn" href={localePath(locale, paths.practice)}>
        {play.playSolo}
      </a>
      {trouble === 'date-not-open' && (
        <a className="btn btn-p" href={localePath(locale, paths.today)}>
          {play.playToday}
        </a>
      )}
    </OutOfReach>
  )
}
