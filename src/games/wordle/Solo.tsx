import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import '#styles/play.css'
import '#styles/wordle.css'
import type { Locale } from '#i18n/locales.ts'
import { startOverlays } from '#islands/overlays.ts'
import { localDay } from '#stores/local-day.ts'
import { preference, setPreference } from '#stores/preferences.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { LevelChoice } from './LevelChoice.tsx'
import { LEVELS, type Level } from './pack-clues.ts'
import { Pitch, type WordleMessages } from './Pitch.tsx'
import { soloRound } from './solo-round.ts'
import { useCurtain } from './use-curtain.ts'
import { usePack } from './use-pack.ts'
import { Yours } from './Yours.tsx'

const SoloEnd = lazy(() => import('./SoloEnd.tsx'))

type Props = { packUrl: string; locale: Locale; t: WordleMessages }

const LEVEL = 'wordleLevel'
const NO_ROUND = atom(null)

/** Wordle without end: as many players as one likes, at three levels, in the browser. */
export default function Solo({ packUrl, locale, t }: Props) {
  const { pack, failed, retry } = usePack(packUrl)
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState<Level | null>(null)
  const level = chosen ?? (hydrated ? levelAsked() : null)
  const game = useMemo(() => (pack && level ? soloRound(pack, level) : null), [pack, level])
  const round = useStore(game?.$round ?? NO_ROUND)
  const view = round?.view ?? null
  const { open, fresh } = useCurtain(round?.id ?? null, view?.over ?? false)

  useEffect(startOverlays, [])

  useEffect(() => {
    if (game && !game.$round.get()) game.next(localDay(), newSeed())
  }, [game])

  function choose(next: Level) {
    setChosen(next)
    void setPreference(LEVEL, next)
    history.replaceState(null, '', `?level=${next}`)
  }

  const choice = <LevelChoice level={level} onChoose={choose} t={t.wordle} />
  if (open && round && pack && game && level) {
    return (
      <Suspense>
        <SoloEnd
          round={round}
          level={level}
          pack={pack}
          fresh={fresh}
          choice={choice}
          onKept={game.keep}
          onNext={() => game.next(localDay(), newSeed())}
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
      packFailed={failed}
      onRetryPack={retry}
      busy={view?.over ?? false}
      onGuess={(player) => game?.play({ type: 'guess', player })}
      onHint={() => game?.play({ type: 'hint' })}
      onGiveUp={() => game?.play({ type: 'giveUp' })}
      above={choice}
      left={<Yours locale={locale} t={t} />}
      locale={locale}
      t={t}
    />
  )
}

/** The address says it, or what was chosen last. */
function levelAsked(): Level {
  const asked = [new URLSearchParams(location.search).get('level'), preference(LEVEL)]
  return LEVELS.find((level) => level === asked[0]) ?? LEVELS.find((level) => level === asked[1]) ?? 'normal'
}

const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!
