import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { startOverlaysLater } from '#islands/overlays-later.ts'
import { CHALLENGE } from '#games/catalogue.ts'
import { createRun } from '#stores/run.ts'
import { declareIntent } from '#ui/intent.ts'
import { Notices } from '../daily/Notices.tsx'
import type { OwnWords, PlayGame, PlayView, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { useEnding } from '../use-ending.ts'
import { usePack } from '../use-pack.ts'
import { useSteps } from '../use-steps.ts'
import type { ChallengeProps } from './challenge.ts'
import { Closed } from './Closed.tsx'

const loadResult = () => import('./Result.tsx')

type Props<View extends PlayView, Action extends Wire, Own extends OwnWords> = ChallengeProps<Own> & {
  game: PlayGame<View, Action, Own>
}

/** A friend's run of a challenge, held by the server, in the game's own face. */
export function Challenge<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<View, Action, Own>,
) {
  const { game, challenge, packUrl, locale, t } = props
  const { pack, failed, retry } = usePack(packUrl)
  const [store] = useState(() => createRun<View>())
  const { act, refusal } = useSteps(game, store)
  const run = useStore(store.$run)
  const answer = run.status === 'open' ? run.answer : null
  const view = answer?.view ?? null
  const facts = answer?.end?.facts
  const shown = useMemo(() => ({ view, pack, facts, isPractice: true, locale, t }), [view, pack, facts, locale, t])
  const { ended, fresh } = useEnding(game, answer?.runId ?? null, shown, loadResult)

  useEffect(() => {
    // Whoever is here has taken it on.
    declareIntent()
    startOverlaysLater()
    void store.open({ game: game.id, mode: CHALLENGE, challenge: challenge.code, ...game.asks?.() })
    const onReturn = () => document.visibilityState === 'visible' && void store.refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [store, game, challenge.code])

  if (run.status === 'closed') {
    const { trouble } = run
    return <Closed {...{ trouble, locale }} practice={game.paths.practice} onRetry={store.retry} t={t.challenge} />
  }
  if (ended && pack && answer?.end) {
    return <ended.Result {...{ game, challenge, answer, end: answer.end, pack, fresh, locale, t }} />
  }
  return (
    <PlayFrame
      game={game}
      runId={answer?.runId ?? ''}
      view={view}
      pack={pack}
      packFailed={failed}
      onRetryPack={retry}
      busy={run.status !== 'open' || run.sending || run.answer.view.over}
      act={act}
      pictures={answer?.pictures}
      notices={
        <Notices path={game.paths.today} run={run} refusal={refusal} onRetry={store.retry} locale={locale} t={t} />
      }
      locale={locale}
      t={t}
    />
  )
}
