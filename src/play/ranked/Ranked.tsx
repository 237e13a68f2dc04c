import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { GameId } from '#core/games.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import { webStorage } from '#stores/persisted.ts'
import { declareIntent } from '#ui/intent.ts'
import type { OwnWords, PlayWords } from '../game.ts'
import { Start, openKey } from './Start.tsx'

/** Props of a ranked mode's island. */
export type RankedProps<Own extends OwnWords = OwnWords> = {
  packUrl: string
  /** The slot `first`: the card that explains the game. */
  first?: ReactNode
  locale: Locale
  t: PlayWords<Own>
  /** Words of ranked runs. */
  words: Messages<'ranked'>
}

/** Props of the runs: start a new one, or resume. */
export type RunsProps<Own extends OwnWords = OwnWords> = RankedProps<Own> & { asked: 'begin' | 'resume' }

type Props<Own extends OwnWords> = RankedProps<Own> & {
  id: GameId
  practice: string
  stepMs: number
  /** The game's code: loaded on kick-off. Must be stable between renders. */
  load: () => Promise<ComponentType<RunsProps<Own>>>
}

/** Start screen of ranked runs, without the game's code. */
export function Ranked<Own extends OwnWords & { rankedLead: string }>(props: Props<Own>) {
  const { id, practice, stepMs, load, ...page } = props
  const [runs, setRuns] = useState<{ Runs: ComponentType<RunsProps<Own>>; asked: RunsProps['asked'] } | null>(null)
  const [state, setState] = useState<'idle' | 'waits' | 'failed'>('idle')

  useEffect(() => void startOverlaysLazily(), [])
  useEffect(() => {
    // Resumes an open run, because its clock is running.
    const known = webStorage()?.getItem(openKey(id)) ?? 'null'
    if (known === 'null') return
    declareIntent()
    load().then(
      (Runs) => setRuns({ Runs, asked: 'resume' }),
      () => setState('failed'),
    )
  }, [id, load])

  function begin() {
    setState('waits')
    declareIntent()
    load().then(
      (Runs) => setRuns({ Runs, asked: 'begin' }),
      () => setState('failed'),
    )
  }

  if (runs) return <runs.Runs {...page} asked={runs.asked} />
  return (
    <Start
      game={id}
      seconds={stepMs / 1000}
      lead={page.t.own.rankedLead}
      first={page.first}
      busy={state === 'waits'}
      trouble={state === 'failed' ? 'offline' : null}
      onBegin={begin}
      practice={practice}
      locale={page.locale}
      t={page.words}
    />
  )
}
