import { use, useCallback, useEffect, useRef } from 'react'
import type { Board, ChallengeAnswer } from '#contracts/challenges.ts'
import type { RunAnswer, RunEnd } from '#contracts/runs.ts'
import { FIRST_KIT, kitOf } from '#core/kits.ts'
import type { GameId } from '#core/games.ts'
import { total } from '#core/points.ts'
import { fill, number } from '#i18n/format.ts'
import { localePath, type Locale } from '#i18n/locales.ts'
import type { Pack } from '#search/pack.ts'
import { makeChallenge, readChallenge } from '#stores/challenges.ts'
import { preference } from '#stores/preferences.ts'
import { Button } from '#ui/Button.tsx'
import { Kit } from '#ui/Kit.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import type { EndProps, PlayEnd } from '../end/play-end.ts'
import { pointRows, PointsCard } from '../end/PointsCard.tsx'
import { endOf, endWords } from '../end/prepare.ts'
import { useRecorded } from '../end/use-recorded.ts'
import { useSending } from '../end/sending.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import { AWAY_KIT, nameOf, type ChallengeWords } from './challenge.ts'
import { Sender, Ways } from './Dare.tsx'
import { useNames } from '../use-names.ts'
import { Versus } from './Versus.tsx'
import styles from './challenge.module.css'

type Props<View extends PlayView, Own extends OwnWords> = {
  game: { id: GameId; paths: { today: string; practice: string }; end: () => Promise<PlayEnd<View, Own>> }
  challenge: ChallengeAnswer
  answer: RunAnswer<View>
  end: RunEnd
  pack: Pack
  fresh: boolean
  locale: Locale
  t: PlayWords<Own> & { challenge: ChallengeWords }
}

/** After the run: the verdict, both boards step by step, and a button to send the result back. */
export function Result<View extends PlayView, Own extends OwnWords>(props: Props<View, Own>) {
  const { game, challenge, answer, end, pack, fresh, locale, t } = props
  const { challenge: words } = t
  const texts = use(endWords(locale))
  const { versus, named, star } = use(endOf(game))
  const load = useCallback(() => boardsOf(challenge.code), [challenge.code])
  const { loaded, failed, retry } = useLoaded(load)
  const boards = loaded ? [loaded.boards.own, loaded.boards.theirs] : []
  useNames(pack, named ? boards.flatMap(({ view }) => named(view as View)) : [])
  const heading = useRef<HTMLHeadingElement>(null)

  useRecorded(game.id, end)
  useEffect(() => {
    if (fresh && loaded) heading.current?.focus()
  }, [fresh, loaded])

  const back = useSending(async () => {
    const reply = await makeChallenge({ runId: answer.runId })
    if (!reply.ok) return null
    const address = new URL(localePath(locale, `/c/${reply.answer.code}`), location.origin).href
    return fill(words.sendBackText, { game: t.own.title, points: loaded?.boards.own.points ?? 0, address })
  })

  const who = nameOf(challenge, words)
  const practice = <Ways practice={game.paths.practice} locale={locale} t={words} />
  if (!loaded) {
    return (
      <div className={styles.page}>
        <section className="card stack" role={failed ? 'alert' : 'status'}>
          <p>{failed ? words.boardsFailed : words.loading}</p>
          {failed && <Button onClick={retry}>{words.tryAgain}</Button>}
        </section>
        <div className={styles.dock}>{practice}</div>
      </div>
    )
  }

  const { own, theirs } = loaded.boards
  const shownOf = ({ view }: Board): EndProps<View, Own> => ({
    view: view as View,
    pack,
    facts: end.facts,
    isPractice: true,
    locale,
    t: { ...t, end: texts.end },
  })
  const stepsOf = (board: Board) => versus?.(shownOf(board)) ?? []
  return (
    <div className={styles.page}>
      <section className={styles.hero} data-ahead={own.points > theirs.points || undefined}>
        <p className={styles.over}>{words.fullTime}</p>
        <h2
          ref={heading}
          tabIndex={-1}
          className={styles.verdict}
          aria-label={`${verdictOf(own, theirs, challenge, words)}. ${fill(words.score, { own: own.points, who, theirs: theirs.points })}`}
        >
          {verdictOf(own, theirs, challenge, words)}
        </h2>
        <div className={styles.pair} aria-hidden="true">
          <Side name={words.you} kit={preference('kit')} points={own.points} locale={locale} />
          <Side
            name={who}
            kit={challenge.kit}
            away
            points={theirs.points}
            locale={locale}
            behind={theirs.points < own.points}
          />
        </div>
      </section>
      {star && (
        <p className={styles.answer}>
          {texts.end.itWas} <b>{star(shownOf(own)).name}</b>
        </p>
      )}
      {versus && <Versus own={stepsOf(own)} theirs={stepsOf(theirs)} who={who} t={words} />}
      <PointsCard
        points={total(end.lines)}
        lines={pointRows(end.lines, { ...t.play, ...t.own }, locale)}
        title={end.lines.length > 0 ? texts.end.points : texts.end.noPoints}
        streak={0}
        note={null}
        fresh={fresh}
        locale={locale}
        t={texts}
      />
      <p className="sm muted">{challenge.verified ? words.verified : words.unverified}</p>
      <div className={styles.dock} data-dock>
        <Sender {...back} label={words.sendBack} t={words} />
        {practice}
      </div>
    </div>
  )
}

type SideProps = { name: string; kit: unknown; points: number; locale: Locale; behind?: boolean; away?: boolean }

function Side({ name, kit, points, locale, behind = false, away = false }: SideProps) {
  return (
    <div className={styles.side} data-behind={behind || undefined}>
      <Kit kit={kitOf(kit) ?? (away ? AWAY_KIT : FIRST_KIT)} />
      <span className={styles.name}>{name}</span>
      <b className="num">{number(locale, points)}</b>
    </div>
  )
}

function verdictOf(own: Board, theirs: Board, challenge: ChallengeAnswer, t: ChallengeWords): string {
  if (own.points === theirs.points) return t.draw
  if (own.points > theirs.points) return fill(t.youWin, { who: theirs.by ?? t.friendIn })
  return fill(t.theyWin, { who: nameOf(challenge, t) })
}

/** Loads both boards, available once the player's run is over. Rejects on failure. */
async function boardsOf(code: string): Promise<{ boards: { own: Board; theirs: Board } }> {
  const reply = await readChallenge(code)
  if (!reply.ok || !reply.answer.boards) throw new Error('no boards')
  return { boards: reply.answer.boards }
}
