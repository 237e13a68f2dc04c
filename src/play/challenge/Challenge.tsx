import { useEffect, useState } from 'react'
import { CHALLENGE } from '#games/catalogue.ts'
import { createRun } from '#stores/run.ts'
import { declareIntent } from '#ui/intent.ts'
import { Notices } from '../daily/Notices.tsx'
import type { OwnWords, PlayGame, PlayView, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { useHeldRun } from '../use-held-run.ts'
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
  const [store] = useState(() => createRun<View>())
  const page = { packUrl, isPractice: true, locale, t }
  const { run, answer, pack, refusal, ended, fresh, frame } = useHeldRun(game, store, page, loadResult)

  useEffect(() => {
    // Whoever is here has taken it on.
    declareIntent()
    void store.open({ game: game.id, mode: CHALLENGE, challenge: challenge.code, ...game.asks?.() })
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
      {...frame}
      notices={
        <Notices path={game.paths.today} run={run} refusal={refusal} onRetry={store.retry} locale={locale} t={t} />
      }
    />
  )
}
