import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
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
  /** Sign of a level in the choice, where its name is too long. */
  levelSign?: (level: Level) => ReactNode
  /** Catalogue mode, where levels are not modes themselves. */
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
const never = () => () => {}

/** Endless practice in the browser, at all levels of the game. */
export function Practice<Level extends string, State, View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<Level, State, View, Action, Own>,
) {
  const { game, rules, levels: all, levelName, levelSign, mode, choice: drawn, packUrl, first, locale, t } = props
  const players = usePack(packUrl)
  const load = useCallback(() => loadRules(game.id, rules), [game.id, rules])
  const { loaded, ...loading } = useLoaded(load)
  const [pack, practice] = [players.pack, loaded?.practice]
  const [chosen, setChosen] = useState<Level | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const levels = useMemo(() => (pack && practice ? practice.levels(pack) : all), [pack, practice, all])
  const firstLevel = useSyncExternalStore(
    never,
    () => (practiceBegun(game.id) ? null : (all[0] ?? null)),
    () => null,
  )
  const asked = chosen ?? (loaded ? (loaded.levelAsked(game.id, all) ?? all[0] ?? null) : firstLevel)
  const level = asked && (levels.includes(asked) ? asked : (levels[0] ?? null))
  const play = useMemo(() => (pack && practice && level ? practice.round(pack, level) : null), [pack, practice, level])
  const round = useStore(play?.$round ?? NO_ROUND)
  const view = round?.view ?? null
  const facts = useMemo(
    () => (round?.view.over && pack && practice && level ? practice.facts?.(round.state, pack, level) : undefined),
    [round, pack, practice, level],
  )
  const shown = useMemo(() => ({ view, pack, facts, isPractice: true, locale, t }), [view, pack, facts, locale, t])
  const { ended, fresh } = useEnding(game, round?.id ?? null, shown, loadEnd)

  useEffect(() => void startOverlaysLazily(), [])
  useEffect(() => {
    if (play && !play.$round.get()) play.next()
  }, [play])
  useEffect(() => {
    if (chosen && loaded) loaded.rememberLevel(game.id, chosen)
  }, [chosen, loaded, game.id])

  function retry() {
    if (players.failed) players.retry()
    if (loading.failed) loading.retry()
  }

  const choosing = { levels, level, onChoose: setChosen, label: t.play.level }
  const choice =
    drawn?.(choosing) ??
    (all.length > 1 && <LevelChoice {...choosing} nameOf={levelName} {...(levelSign && { signOf: levelSign })} />)
  if (levels.length === 0) {
    return (
      <p className={`card ${styles.closed}`} role="alert">
        {t.play.modeClosed}
      </p>
    )
  }
  if (ended && round && pack && practice && play && level) {
    return (
      <Suspense>
        <ended.PracticeEnd
          {...{ game, round, pack, fresh, choice, locale, t }}
          mode={typeof mode === 'function' ? mode(level) : (mode ?? level)}
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
      packFailed={players.failed || loading.failed}
      onRetryPack={retry}
      busy={view?.over ?? false}
      act={(action) => setRefusal(play?.play(action as Action) ?? null)}
      pictures={round && pack ? practice?.pictures?.(round.state, pack) : undefined}
      first={first}
      above={choice}
      notices={
        <div className={styles.notices} role="status">
          {refusal && <Refusal code={refusal} play={t.play} />}
        </div>
      }
      left={<Yours game={game.id} title={t.play.yours} locale={locale} t={t.play} />}
      locale={locale}
      t={t}
    />
  )
}

/**
 * Loads at once for a player with a started run, or who pressed "Play" elsewhere; a spectator's page looks the same
 * without.
 */
async function loadRules<Level extends string, State, View extends PlayView, Action extends Wire>(
  game: Parameters<typeof practiceBegun>[0],
  rules: () => Promise<PracticeGame<Level, State, View, Action>>,
) {
  if (practiceBegun(game) || cameFromHere()) declareIntent()
  await playIntent()
  const [practice, { levelAsked, rememberLevel }] = await Promise.all([rules(), import('./level.ts')])
  return { practice, levelAsked, rememberLevel }
}
