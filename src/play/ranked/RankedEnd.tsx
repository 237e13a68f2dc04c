import { useStore } from '@nanostores/react'
import { CalendarDays } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { GameId } from '#core/games.ts'
import type { RunAnswer, RunEnd } from '#contracts/runs.ts'
import { gameOf } from '#games/catalogue.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { ordinal } from '#i18n/ordinal.ts'
import type { Pack } from '#search/pack.ts'
import { openConnection } from '#stores/connection.ts'
import { localDay } from '#stores/local-day.ts'
import { recordResult } from '#stores/progress.ts'
import { $records } from '#stores/records.ts'
import { Button } from '#ui/Button.tsx'
import { EndFrame } from '../end/EndFrame.tsx'
import { hasPlayed } from '../end/next.ts'
import { NextDock } from '../end/NextDock.tsx'
import type { PlayEnd } from '../end/play-end.ts'
import { endWords } from '../end/prepare.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import { streakIn } from '../own-figures.ts'
import styles from './ranked-end.module.css'

type Props<View extends PlayView, Own extends OwnWords> = {
  game: { id: GameId; paths: { today: string; practice: string }; end: () => Promise<PlayEnd<View, Own>> }
  answer: RunAnswer<View>
  end: RunEnd
  pack: Pack
  fresh: boolean
  onAgain: () => void
  locale: Locale
  t: PlayWords<Own>
  words: Messages<'ranked'>
}

/** End of a ranked run, with the rank of the week. */
export function RankedEnd<View extends PlayView, Own extends OwnWords>(props: Props<View, Own>) {
  const { game, answer, end, pack, fresh, onAgain, locale, t, words } = props
  const records = useStore($records)
  const { end: common } = use(endWords(locale))
  const recorded = useRef(false)
  useEffect(() => {
    if (recorded.current) return
    recorded.current = true
    const known = $records.get()[game.id]?.some(({ id }) => id === end.result.id)
    if (!known) void recordResult(game.id, end.result, end.lines)
  }, [game, end])

  const { standing, held } = end
  const path = localePath(locale, `/${game.id}/ranked`)
  const top = standing?.betterThan == null ? null : fill(words.top, { percent: Math.max(1, 100 - standing.betterThan) })
  return (
    <EndFrame
      isPractice
      {...{ game, view: answer.view, pack, facts: end.facts, fresh, locale, t }}
      lines={end.lines}
      noPoints={common.noPoints}
      streak={streakIn(records)}
      distribution={null}
      betterThan={null}
      everyone=""
      over={standing?.entered ? fill(words.place, { place: ordinal(locale, standing.rank) }) : undefined}
      share={{
        title: `${t.own.title} · ${words.name}${top ? ` · ${top}` : ''} ·`,
        address: new URL(path, location.origin).href,
      }}
      place={
        (standing || held) && (
          <section className={`card ${styles.place}`}>
            <p>
              {held
                ? words.held
                : fill(standing!.entered ? words.placeOf : words.would, {
                    place: ordinal(locale, standing!.rank),
                    players: number(locale, standing!.players),
                  })}
            </p>
            {standing && !standing.entered && (
              <Button look="primary" onClick={() => openConnection({ redirect: path })}>
                {words.signIn}
              </Button>
            )}
          </section>
        )
      }
      run={answer.runId}
      result={end.result}
    >
      <NextDock
        number={gameOf(game.id).number}
        label={words.again}
        note={words.oneLife}
        to={onAgain}
        other={
          hasPlayed(game.id, records, localDay())
            ? null
            : {
                label: common.playToday,
                to: localePath(locale, game.paths.today),
                icon: <CalendarDays className="i" aria-hidden="true" />,
              }
        }
      />
    </EndFrame>
  )
}
