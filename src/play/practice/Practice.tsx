import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import { localePath } from '#i18n/locales.ts'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { cameFromHere } from '#ui/came-from-here.ts'
import { declareIntent, playIntent } from '#ui/intent.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { aside } from '#ui/aside.ts'
import type { OwnWords, PlayGame, PlayView, PlayWords, PracticeGame, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { useEnding } from '../use-ending.ts'
import { usePack } from '../use-pack.ts'
import { Refusal } from '../Refusal.tsx'
import { practiceBegun } from './begun.ts'
import type * as LevelModule from './level.ts'
import { LevelChoice } from './LevelChoice.tsx'
import styles from './practice.module.css'

const Yours = aside(async () => {
  await playIntent()
  return { default: (await import('../Yours.tsx')).Yours }
})
const loadEnd = () => import('../end/PracticeEnd.tsx')

/** Props of a practice island. */
export type PracticeProps<Own extends OwnWords = OwnWords> = {
  packUrl: string
  /** The slot `first`: the first-visit card. */
  first?: ReactNode
  locale: Locale
  t: PlayWords<Own>
}

type Props<
  Level extends string,
  State,
  View extends PlayView,
  Action extends Wire,
  Own extends OwnWords,
> = PracticeProps<Own> & {
  game: PlayGame<View, Action, Own>
  /** Rules and storage; loaded with intent to play. Must be stable between renders. */
  rules: () => Promise<PracticeGame<Level, State, View, Action>>
  /** All levels, default first; a pack may lack material for some. */
  levels: readonly Level[]
  levelName: (level: Level) => string
  /** Sign of a level in the choice, when its name is too long. */
  levelSign?: (level: Level) => ReactNode
  /** Catalogue mode, when levels are not modes themselves. */
  mode?: string | ((level: Level) => string)
  /** Replaces the chips for a richer choice. */
  choice?: (props: ChoiceProps<Level>) => ReactNode
}

/** Props of a choice of levels. */
export type ChoiceProps<Level extends string> = {
  levels: readonly Level[]
  level: Level | null
  onChoose: (level: Level) => void
  label: string
}

const NO_ROUND = atom(null)
/** Id of the text with the reason why levels are closed. */
const CLOSED_REASON_ID = 'levels-closed'
const neverChanges = () => () => {}

/** Endless practice in the browser, at all levels of the game. */
export function Practice<Level extends string, State, View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<Level, State, View, Action, Own>,
) {
  const { game, rules, levels: all, levelName, levelSign, mode, choice: drawn, packUrl, first, locale, t } = props
  const playing = usePractice(game, rules, all, packUrl)
  const { pack, failed, retry, practice, closed, isWhole, levels, level, onChoose, play, round, facts, pictures } =
    playing
  const view = round?.view ?? null
  const [refusal, setRefusal] = useState<string | null>(null)
  const shown = useMemo(() => ({ view, pack, facts, isPractice: true, locale, t }), [view, pack, facts, locale, t])
  const { ended, fresh } = useEnding(game, round?.id ?? null, shown, loadEnd)
  useEffect(() => void startOverlaysLazily(), [])

  if (levels.length === 0) {
    return <NoLevel isFiltered={closed.length > 0} locale={locale} t={t.play} />
  }
  if (ended && round && pack && practice && play && level) {
    return (
      <Suspense>
        <ended.PracticeEnd
          {...{ game, round, pack, fresh, locale, t }}
          choice={choice()}
          mode={modeIn(level)}
          level={levelName(level)}
          outcomeOf={practice.outcome}
          isKept={practice.isKept?.(level) ?? true}
          facts={facts}
          onKept={play.keep}
          onNext={play.next}
        />
      </Suspense>
    )
  }
  return (
    <PlayFrame
      game={game}
      runId={round?.id ?? ''}
      view={view}
      pack={pack}
      packFailed={failed}
      onRetryPack={retry}
      busy={view?.over ?? false}
      act={(action) => setRefusal(play?.play(action as Action) ?? null)}
      pictures={pictures}
      first={first}
      above={choice()}
      notices={
        <div className={styles.notices} role="status">
          {refusal && <Refusal code={refusal} play={t.play} />}
          {isWhole && <TooFew text={t.play.leaguesAll} locale={locale} t={t.play} />}
        </div>
      }
      left={<Yours game={game.id} title={t.play.yours} locale={locale} t={t.play} />}
      locale={locale}
      t={t}
    />
  )

  /** The game's own choice of levels, or chips; null for a single level. */
  function choice(): ReactNode {
    const choosing = { levels, level, onChoose, label: t.play.level }
    if (drawn) return drawn(choosing)
    if (all.length === 1) return null
    const shown = all.filter((one) => levels.includes(one) || closed.includes(one))
    return (
      <div className={styles.choice}>
        <LevelChoice
          {...choosing}
          levels={shown}
          {...{ closed }}
          why={CLOSED_REASON_ID}
          nameOf={levelName}
          signOf={levelSign}
        />
        {closed.length > 0 && (
          <p id={CLOSED_REASON_ID} className="xs muted">
            <b>{closed.map(levelName).join(', ')}</b> ·{' '}
            <TooFew text={t.play.leaguesTooFew} locale={locale} t={t.play} />
          </p>
        )}
      </div>
    )
  }

  /** Catalogue mode of a level: the level itself, unless the game provides another. */
  function modeIn(of: Level): string {
    return typeof mode === 'function' ? mode(of) : (mode ?? of)
  }
}

/** Message that no level is open: too little material, or too little from the chosen leagues. */
const NoLevel = ({ isFiltered, locale, t }: { isFiltered: boolean; locale: Locale; t: PlayWords['play'] }) => (
  <p className="card" role="alert">
    {isFiltered ? <TooFew text={t.leaguesTooFew} locale={locale} t={t} /> : t.modeClosed}
  </p>
)

/** A sentence about the chosen leagues, with a link to the setting. */
const TooFew = ({ text, locale, t }: { text: string; locale: Locale; t: PlayWords['play'] }) => (
  <>
    {text}{' '}
    <a className="lk" href={localePath(locale, '/profile')}>
      {t.leaguesChange}
    </a>
  </>
)

/** Names and rules as they load, the chosen level, and the round of that level. */
function usePractice<Level extends string, State, View extends PlayView, Action extends Wire>(
  game: { id: GameId },
  rules: () => Promise<PracticeGame<Level, State, View, Action>>,
  all: readonly Level[],
  packUrl: string,
) {
  const { pack, ...players } = usePack(packUrl)
  const load = useCallback(() => loadRules(game.id, rules), [game.id, rules])
  const { loaded, ...loading } = useLoaded(load)
  const practice = loaded?.practice
  const drawnNow = loaded?.drawnNow
  const levels = useMemo(
    () => (pack && practice ? practice.levels(pack, drawnNow?.(pack)) : all),
    [pack, practice, drawnNow, all],
  )
  const [level, onChoose] = useLevel(game.id, { all, levels, kept: loaded })
  const play = useMemo(
    () => (pack && practice && level ? practice.round(pack, level, () => drawnNow?.(pack)) : null),
    [pack, practice, drawnNow, level],
  )
  const round = useStore(play?.$round ?? NO_ROUND)
  const facts = useMemo(
    () => (round?.view.over && pack && practice && level ? practice.facts?.(round.state, pack, level) : undefined),
    [round, pack, practice, level],
  )
  useEffect(() => {
    if (play && !play.$round.get()) play.next()
  }, [play])

  const isWhole = useMemo(() => {
    const drawn = round && pack ? drawnNow?.(pack) : undefined
    return drawn && level ? practice?.follows?.(level, drawn) === false : false
  }, [round, pack, practice, drawnNow, level])

  function retry() {
    if (players.failed) players.retry()
    if (loading.failed) loading.retry()
  }
  const failed = players.failed || loading.failed
  const pictures = round && pack ? practice?.pictures?.(round.state, pack) : undefined
  const closed = useMemo(
    () => (pack && practice && drawnNow?.(pack) ? practice.levels(pack).filter((one) => !levels.includes(one)) : []),
    [pack, practice, drawnNow, levels],
  )
  return { pack, failed, retry, practice, closed, isWhole, levels, level, onChoose, play, round, facts, pictures }
}

type Levels<Level extends string> = {
  all: readonly Level[]
  /** Levels that the pack has material for. */
  levels: readonly Level[]
  /** Reads and stores the level of the last visit; null while it loads. */
  kept: Pick<typeof LevelModule, 'levelAsked' | 'rememberLevel'> | null
}

/** The level in play (null while unknown), and the setter, whose choice the browser stores. */
function useLevel<Level extends string>(game: GameId, { all, levels, kept }: Levels<Level>) {
  const [chosen, setChosen] = useState<Level | null>(null)
  const firstLevel = useSyncExternalStore(
    neverChanges,
    () => (practiceBegun(game) ? null : (all[0] ?? null)),
    () => null,
  )
  useEffect(() => {
    if (chosen && kept) kept.rememberLevel(game, chosen)
  }, [chosen, kept, game])
  const asked = chosen ?? (kept ? (kept.levelAsked(game, all) ?? all[0] ?? null) : firstLevel)
  return [asked && (levels.includes(asked) ? asked : (levels[0] ?? null)), setChosen] as const
}

/**
 * Loads at once for a player who has a started run or pressed "Play" on another page; otherwise at the first intent to
 * play.
 */
async function loadRules<Level extends string, State, View extends PlayView, Action extends Wire>(
  game: Parameters<typeof practiceBegun>[0],
  rules: () => Promise<PracticeGame<Level, State, View, Action>>,
) {
  if (practiceBegun(game) || cameFromHere()) declareIntent()
  await playIntent()
  const [practice, level, { drawnNow }] = await Promise.all([rules(), import('./level.ts'), import('./drawn.ts')])
  return { practice, drawnNow, ...level }
}
