import { use, type ReactNode, useEffect, useState } from 'react'
import type { GameId } from '#core/games.ts'
import { total, type PointLine } from '#core/points.ts'
import type { ResultRecord } from '#contracts/results.ts'
import type { NewChallenge } from '#contracts/challenges.ts'
import type { Distribution, RunEnd } from '#contracts/runs.ts'
import { fill, number, plural } from '#i18n/format.ts'
import { preference } from '#stores/preferences.ts'
import type { OwnWords, PlayView, PlayWords } from '../game.ts'
import { isWorthShowing } from './bars.ts'
import { ChallengeButton } from './ChallengeButton.tsx'
import { Collected } from './Collected.tsx'
import { Everyone } from './Everyone.tsx'
import { Foot } from './Foot.tsx'
import { Hero } from './Hero.tsx'
import type { EndProps, PlayEnd, Star, Fact } from './play-end.ts'
import { pointRows, PointsCard, unlocksLook } from './PointsCard.tsx'
import type { HonoursPart } from './honours.ts'
import { endOf, endWords, honoursPart } from './prepare.ts'
import { paletteOf, shareText, shareWords } from './share.ts'
import { linked } from './share-link.ts'
import type { Day } from '#core/days.ts'
import { Shares } from './Shares.tsx'
import { Telling } from './Telling.tsx'
import styles from './end.module.css'
import type { SentPortraits } from '#contracts/pictures.ts'
import { sentPortraits } from '#stores/sent-portraits.ts'
import { Panel } from '#ui/Panel.tsx'

type Props<View extends PlayView, Own extends OwnWords> = Omit<EndProps<View, Own>, 't'> & {
  t: PlayWords<Own>
  game: { id: GameId; end: () => Promise<PlayEnd<View, Own>> }
  lines: readonly PointLine[]
  /** Explains missing points when there are no lines. */
  noPoints: string
  /** True for a run that never earns points, such as one of the archive. */
  unpaid?: boolean
  /** A note under the points, such as the day they count for. */
  note?: string | null
  /** Streak in days, this run included. */
  streak: number
  news?: { is: 'frozen' | 'repaired'; text: string } | null
  /** Result of the run, for its honours; null for a run that is not kept. */
  result: ResultRecord | null
  /** Ids of new items in the album, and its size including them. */
  collected?: { fresh: readonly string[]; count: number } | null
  /** A line worth telling a friend. */
  tell?: RunEnd['tell']
  distribution: Distribution | null
  /** Percentage of worse players. */
  betterThan: number | null
  /** Title of the distribution. */
  everyone: string
  /** Small line above the closing line, instead of the game's own: "Full time, 3rd this week". */
  over?: string | undefined
  /**
   * `title`: "Wordle no. 128"; `address`: page where a friend plays the same; `day`: for a daily, whose result has a
   * page.
   */
  share: { title: string; address: string; day?: Day }
  /** Body of a challenge; absent: none possible. */
  challenge?: NewChallenge | undefined
  /** Shown below the points, such as the rank of a ranked run. */
  place?: ReactNode
  /** Id of a server-held run. */
  run?: string | undefined
  /** True for a run that has just ended: animates picture and lines, and focuses the heading. */
  fresh: boolean
  /** Address of the archive. */
  archive?: string
  /** Next steps; the last one is docked. */
  children: ReactNode
}

/** End of a run: hero, points and level, final board, the game's own insight, distribution, next steps. */
export function EndFrame<View extends PlayView, Own extends OwnWords>(props: Props<View, Own>) {
  const { game, view, pack, facts, isPractice, lines, distribution, betterThan, streak, fresh, locale, t } = props
  const end = use(endOf(game))
  const words = use(endWords(locale))
  const shown: EndProps<View, Own> = { view, pack, facts, isPractice, locale, t: { ...t, end: words.end } }
  const own = end.ending(shown)
  const ending = { ...own, over: props.over ?? own.over }
  const star = end.star?.(shown) ?? null
  const portrait = usePortrait(star)
  const parts = end.shareText(view, paletteOf(preference('palette')), locale, t)
  const points = total(lines)
  const worth = worthOf(lines)
  const shared = linked({ ...props.share, streak, points, locale, t: words.end }, parts, { game, own, worth })
  // On wide screens the short hero after giving up leaves room for the board below it.
  const gaveUp = ending.result === 'gaveUp'
  const kept = <Kept {...{ end, shown }} />
  const [pointsFirst] = useState(() => fresh && unlocksLook(points))
  const pointsCard = (
    <PointsCard
      points={points}
      lines={pointRows(lines, { ...t.play, ...t.own }, locale)}
      title={lines.length > 0 ? words.end.points : props.noPoints}
      streak={streak}
      news={props.news ?? null}
      note={noteOf(props, end, shown)}
      fresh={fresh}
      locale={locale}
      t={words}
    />
  )
  return (
    <div className={styles.end} {...(import.meta.env.CONSENT ? { 'data-end': '' } : {})}>
      <div className={styles.top}>
        <Hero
          ending={ending}
          star={star && { ...star, portrait: portrait.shown }}
          figure={end.Figure && <end.Figure {...shown} />}
          trophy={end.Trophy && <end.Trophy {...shown} />}
          better={
            betterThan === null || ending.result !== 'won' || !distribution
              ? null
              : fill(words.end.betterThan, { percent: betterThan, count: number(locale, distribution.plays) })
          }
          shares={
            <Shares
              text={shareText(parts, shared)}
              inWords={shareWords(parts, shared)}
              challenge={
                props.challenge && (
                  <ChallengeButton
                    challenge={props.challenge}
                    game={t.own.title}
                    points={plural(locale, words.end.challengePoints, worth)}
                    locale={locale}
                    t={words.end}
                  />
                )
              }
              t={words.end}
            />
          }
          fresh={fresh}
          onPortraitLost={portrait.onLost}
          t={words.end}
        />
        <div className={styles.beside}>
          {pointsFirst && pointsCard}
          <Gained {...{ end, shown, game }} {...props} address={props.share.address} />
          {!pointsFirst && pointsCard}
          {props.place}
          {!gaveUp && kept}
        </div>
        {gaveUp && kept}
        <div className={styles.more}>
          <More {...{ end, shown, distribution }} everyone={props.everyone} />
        </div>
      </div>
      <Foot
        archive={props.archive}
        about={
          star
            ? {
                game: game.id,
                about: { kind: 'footballer', id: star.id },
                name: star.name,
                ...(props.run && { run: props.run }),
              }
            : undefined
        }
        asOf={pack.asOf}
        author={portrait.author}
        {...{ fresh, locale }}
        t={words.end}
      />
      {props.children}
    </div>
  )
}

type OwnProps<View extends PlayView, Own extends OwnWords> = {
  end: PlayEnd<View, Own>
  shown: EndProps<View, Own>
}

/** The final board. */
function Kept<View extends PlayView, Own extends OwnWords>({ end, shown }: OwnProps<View, Own>) {
  const { title, note } = end.board(shown)
  return (
    <section className="card stack">
      <div className={styles.head}>
        <h2>{title}</h2>
        <span className="sm muted n">{note}</span>
      </div>
      <end.Board {...shown} />
    </section>
  )
}

type MoreProps<View extends PlayView, Own extends OwnWords> = OwnProps<View, Own> &
  Pick<Props<View, Own>, 'distribution' | 'everyone'>

/** The game's own insight, the distribution, and facts about the answer. */
function More<View extends PlayView, Own extends OwnWords>(props: MoreProps<View, Own>) {
  const { end, shown, distribution, everyone } = props
  const { view, locale, t } = shown
  return (
    <>
      {end.Aha && <end.Aha {...shown} />}
      {isWorthShowing(distribution) && (
        <Everyone {...{ distribution, view, locale }} title={everyone} bars={end.distribution} t={t.end} />
      )}
      {end.about && <Facts title={t.end.about} facts={end.about(shown)} />}
    </>
  )
}

type GainedProps<View extends PlayView, Own extends OwnWords> = Pick<
  Props<View, Own>,
  'collected' | 'tell' | 'game' | 'result'
> & {
  end: PlayEnd<View, Own>
  shown: EndProps<View, Own>
  /** Page where a friend plays the same. */
  address: string
}

/** A new honour, or new items of the game's album, and a line worth telling. */
function Gained<View extends PlayView, Own extends OwnWords>(props: GainedProps<View, Own>) {
  const { end, shown, collected, tell, address, game, result } = props
  const honours = use(honoursPart(shown.locale))
  const items = collected?.fresh.flatMap((id) => end.collects?.(id, shown) ?? []) ?? []
  const album = items.length > 0 && (
    <Collected items={items} count={collected!.count} locale={shown.locale} t={shown.t.end} />
  )
  return (
    <>
      {honours ? <Honoured {...{ honours, game, result }}>{album}</Honoured> : album}
      {tell && <Telling line={tell.name} spoils={tell.spoils} address={address} t={shown.t.end} />}
    </>
  )
}

type HonouredProps = {
  honours: HonoursPart
  game: { id: GameId }
  result: ResultRecord | null
  /** Shown while the run has earned none. */
  children: ReactNode
}

function Honoured({ honours: { Earned, useEarned, t }, game, result, children }: HonouredProps) {
  const earned = useEarned(game.id, result)
  return earned.length > 0 ? <Earned honours={earned} t={t} /> : children
}

/** Reason why a run earned nothing, followed by the shell's own note. */
function noteOf<View extends PlayView, Own extends OwnWords>(
  { lines, unpaid, note }: Pick<Props<View, Own>, 'lines' | 'unpaid' | 'note'>,
  end: PlayEnd<View, Own>,
  shown: EndProps<View, Own>,
): string | null {
  const why = lines.length === 0 && !unpaid ? end.noPoints?.(shown) : null
  return [why, note].filter(Boolean).join(' ') || null
}

/** Points of the run itself, without daily bonuses and the practice deduction. */
function worthOf(lines: readonly PointLine[]): number {
  return Math.max(0, total(lines.filter(({ key }) => !NOT_OF_THE_RUN.includes(key))))
}

const NOT_OF_THE_RUN = ['daily', 'first', 'eleven', 'fade']

/**
 * Picture and author of the star: `author` is null for our own drawing, undefined while loading and without a picture.
 */
function usePortrait(star: Star | null) {
  const [sent, setSent] = useState<SentPortraits>()
  const [lost, setLost] = useState(false)
  useEffect(() => void sentPortraits().then(setSent), [])
  const author = star && sent ? (sent[star.id] ?? null) : undefined
  const shown = star !== null && !lost && (star.portrait || typeof author === 'string')
  return { shown, author: shown ? author : undefined, onLost: () => setLost(true) }
}

/** Facts about the answer. */
function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Panel title={title}>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="n">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
