import type { Daily } from '#contracts/admin-desk.ts'
import { fill } from '#i18n/format.ts'
import * as api from '../api.ts'
import { Paged } from '../Paged.tsx'
import { SaidLine, useSaid } from '../Said.tsx'
import { usePages } from '../use-pages.ts'
import { dayText } from '../When.tsx'
import { gameName, type Speech } from '../words.ts'
import { DailyRow } from './DailyRow.tsx'

/** Today's and upcoming puzzles of all games. Answers stay hidden until asked for. */
export function Dailies({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  const { said, say } = useSaid()
  const pages = usePages(api.dailies)

  function onVoided(before: Daily, now: Daily) {
    pages.replace(before, now)
    say(fill(admin.voidedNow, { game: gameName(speech, now.game), date: dayText(speech.locale, now.date) }))
  }

  return (
    <>
      <p className="muted sm">{admin.dailiesText}</p>
      <SaidLine said={said} takesFocus />
      <Paged speech={speech} pages={pages} empty={{ title: admin.dailiesEmpty, text: admin.dailiesEmptyText }}>
        {(days) =>
          gamesOf(days).map((game) => (
            <section key={game} className="card stack" aria-labelledby={`dailies-${game}`}>
              <h2 id={`dailies-${game}`}>{gameName(speech, game)}</h2>
              <ul className="lines">
                {days
                  .filter((daily) => daily.game === game)
                  .map((daily) => (
                    <DailyRow key={daily.date} speech={speech} daily={daily} onVoided={(now) => onVoided(daily, now)} />
                  ))}
              </ul>
            </section>
          ))
        }
      </Paged>
    </>
  )
}

const gamesOf = (days: readonly Daily[]): string[] => [...new Set(days.map(({ game }) => game))]
