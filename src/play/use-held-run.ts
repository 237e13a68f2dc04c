import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { startOverlaysLazily } from '#overlays/lazy-overlays.ts'
import type { RunStore } from '#stores/run.ts'
import { declareIntent } from '#ui/intent.ts'
import type { OwnWords, PlayGame, PlayView, PlayWords, Wire } from './game.ts'
import { useEnding } from './use-ending.ts'
import { usePack } from './use-pack.ts'
import { useSteps } from './use-steps.ts'

type Page<Own extends OwnWords> = { packUrl: string; isPractice: boolean; locale: Locale; t: PlayWords<Own> }

/**
 * State of a server-held run: `run`, its `answer` once opened, the reason why the last step was rejected (`refusal`,
 * cleared by `forget`), the shell of its end (`useEnding`), and the props of its frame. `loadEnd` must be stable
 * between renders.
 */
export function useHeldRun<View extends PlayView, Action extends Wire, Own extends OwnWords, Shell>(
  game: PlayGame<View, Action, Own>,
  store: RunStore<View>,
  { packUrl, isPractice, locale, t }: Page<Own>,
  loadEnd: () => Promise<Shell>,
) {
  const { pack, failed, retry } = usePack(packUrl)
  const { act, refusal, forget } = useSteps(game, store)
  const run = useStore(store.$run)
  const answer = run.status === 'open' ? run.answer : null
  const view = answer?.view ?? null
  const facts = answer?.end?.facts
  const shown = useMemo(
    () => ({ view, pack, facts, isPractice, locale, t }),
    [view, pack, facts, isPractice, locale, t],
  )
  const { ended, fresh } = useEnding(game, answer?.runId ?? null, shown, loadEnd)
  const begun = answer !== null && answer.n > 0

  useEffect(() => void startOverlaysLazily(), [])
  useEffect(() => {
    // The steps and the end need names, which load with the intent to play.
    if (begun) declareIntent()
  }, [begun])
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void store.refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [store])

  const frame = {
    ...{ game, view, pack, act, isPractice, locale, t },
    runId: answer?.runId ?? '',
    packFailed: failed,
    onRetryPack: retry,
    busy: run.status !== 'open' || run.sending || run.answer.view.over,
    pictures: answer?.pictures,
  }
  return { run, answer, pack, begun, refusal, forget, ended, fresh, frame }
}
