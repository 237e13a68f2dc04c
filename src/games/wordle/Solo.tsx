import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import type { Locale } from '#i18n/locales.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import type { Level } from './engine/limits.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { Pitch, type WordleMessages } from './Pitch.tsx'
import { useCurtain } from './use-curtain.ts'
import { usePack } from './use-pack.ts'

const SoloEnd = lazy(() => import('./SoloEnd.tsx'))

/** Rules and storage come beside the players, behind the first paint: neither is of use without the other. */
async function loadGame() {
  const [solo, { startOverlays }] = await Promise.all([import('./solo-game.ts'), import('#islands/overlays.ts')])
  startOverlays()
  return solo
}

type Props = { packUrl: string; locale: Locale; t: WordleMessages }

const NO_ROUND = atom(null)

/** Wordle without end: as many players as one likes, at three levels, in the browser. */
export default function Solo({ packUrl, locale, t }: Props) {
  const players = usePack(packUrl)
  const rules = useLoaded(loadGame)
  const [pack, solo] = [players.pack, rules.loaded]
  const [chosen, setChosen] = useState<Level | null>(null)
  const level = chosen ?? solo?.levelAsked() ?? null
  const game = useMemo(() => (pack && solo && level ? solo.soloRound(pack, level) : null), [pack, solo, level])
  const round = useStore(game?.$round ?? NO_ROUND)
  const view = round?.view ?? null
  const { open, fresh } = useCurtain(round?.id ?? null, view?.over ?? false)

  useEffect(() => {
    if (game && solo && !game.$round.get()) game.next(...solo.newDeal())
  }, [game, solo])

  function choose(next: Level) {
    setChosen(next)
    solo?.rememberLevel(next)
  }

  function retry() {
    if (players.failed) players.retry()
    if (rules.failed) rules.retry()
  }

  const choice = <LevelChoice level={level} onChoose={choose} t={t.wordle} />
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
      above={choice}
      locale={locale}
      t={t}
    />
  )
}
