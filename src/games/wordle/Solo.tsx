import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import type { Locale } from '#i18n/locales.ts'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { declareIntent, playIntent } from '#ui/intent.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { LEVELS, type Level } from './engine/limits.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { soloBegun } from './solo-begun.ts'
import { Pitch, type WordleMessages } from './Pitch.tsx'
import { useCurtain } from './use-curtain.ts'
import { usePack } from './use-pack.ts'

const SoloEnd = lazy(() => import('./SoloEnd.tsx'))

/** Rules and storage come with somebody who plays; who only looks sees the same board without them. */
async function loadGame() {
  if (soloBegun()) declareIntent()
  await playIntent()
  return import('./solo-game.ts')
}

type Props = { packUrl: string; locale: Locale; t: WordleMessages }

const NO_ROUND = atom(null)
const FIRST_LEVEL: Level = 'normal'
const never = () => () => {}
const firstLevel = () => (soloBegun() ? null : FIRST_LEVEL)

/** Wordle without end: as many players as one likes, at three levels, in the browser. */
export default function Solo({ packUrl, locale, t }: Props) {
  const players = usePack(packUrl)
  const rules = useLoaded(loadGame)
  const [pack, solo] = [players.pack, rules.loaded]
  const [chosen, setChosen] = useState<Level | null>(null)
  const first = useSyncExternalStore(never, firstLevel, () => null)
  const levels = useMemo(() => (pack && solo ? solo.openLevels(pack) : LEVELS), [pack, solo])
  const asked = chosen ?? solo?.levelAsked() ?? first
  const level = asked && (levels.includes(asked) ? asked : (levels[0] ?? null))
  const game = useMemo(() => (pack && solo && level ? solo.soloRound(pack, level) : null), [pack, solo, level])
  const round = useStore(game?.$round ?? NO_ROUND)
  const view = round?.view ?? null
  const { open, fresh } = useCurtain(round?.id ?? null, view?.over ?? false)

  useEffect(() => void startOverlaysLater(), [])

  useEffect(() => {
    if (game && solo && !game.$round.get()) game.next(...solo.newDeal())
  }, [game, solo])

  useEffect(() => {
    if (chosen && solo) solo.rememberLevel(chosen)
  }, [chosen, solo])

  function retry() {
    if (players.failed) players.retry()
    if (rules.failed) rules.retry()
  }

  const choice = <LevelChoice levels={levels} level={level} onChoose={setChosen} t={t.wordle} />
  if (levels.length === 0) {
    return (
      <p className="card lost-card" role="alert">
        {t.play.modeClosed}
      </p>
    )
  }
  if (open && round && pack && solo && game && level) {
    return (
      <Suspense>
        <SoloEnd
          round={round}
          level={level}
          pack={pack}
          fresh={fresh}
          choice={choice}
          onKept={game.keep}
          onNext={() => game.next(...solo.newDeal())}
          locale={locale}
          t={t}
        />
      </Suspense>
    )
  }
  return (
    <Pitch
      runId={round?.id ?? ''}
      view={view}
      pack={pack}
      packFailed={players.failed || rules.failed}
      onRetryPack={retry}
      busy={view?.over ?? false}
      onGuess={(player) => game?.play({ type: 'guess', player })}
      onHint={() => game?.play({ type: 'hint' })}
      onGiveUp={() => game?.play({ type: 'giveUp' })}
      face={round && pack && solo?.faceOf(round, pack)}
      above={choice}
      locale={locale}
      t={t}
    />
  )
}
