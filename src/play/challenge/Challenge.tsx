import { useEffect, useState } from 'react'
import { CHALLENGE } from '#games/catalogue.ts'
import { createRun } from '#stores/run.ts'
import { declareIntent } from '#ui/intent.ts'
import { Notices } from '../daily/Notices.tsx'
import type { OwnWords, PlayGame, PlayView, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { useHeldRun } from '../use-held-run.ts'
import type { ChallengeProps, ChallengeWords } from './challenge.ts'
import type { Locale } from '#i18n/locales.ts'
import type { RunTrouble } from '#stores/run-api.ts'
import { Button } from '#ui/Button.tsx'
import { Ways } from './Dare.tsx'
import styles from './challenge.module.css'

const loadResult = () => import('./Result.tsx')

type Props<View extends PlayView, Action extends Wire, Own extends OwnWords> = ChallengeProps<Own> & {
  game: PlayGame<View, Action, Own>
}

/** A challenged friend's run, held by the server, in the game's own view. */
export function Challenge<View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<View, Action, Own>,
) {
  const { game, challenge, packUrl, locale, t } = props
  const [store] = useState(() => createRun<View>())
  const page = { packUrl, isPractice: true, locale, t }
  const { run, answer, pack, refusal, ended, fresh, frame } = useHeldRun(game, store, page, loadResult)

  useEffect(() => {
    // The visitor has accepted the challenge.
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

type ClosedProps = { trouble: RunTrouble; practice: string; onRetry: () => void; locale: Locale; t: ChallengeWords }

/** Replaces the board when the challenge has no run to show. */
function Closed({ trouble, practice, onRetry, locale, t }: ClosedProps) {
  const texts: Partial<Record<RunTrouble, string>> = {
    'unknown-challenge': t.goneText,
    'challenge-withdrawn': t.withdrawnText,
    'own-challenge': t.ownText,
    'too-many-requests': t.slow,
  }
  const final = Object.hasOwn(texts, trouble) && trouble !== 'too-many-requests'
  return (
    <div className={styles.page}>
      <section className="card stack" role="alert">
        <p>{texts[trouble] ?? t.unreachable}</p>
        {!final && (
          <Button look="primary" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        )}
      </section>
      <Ways practice={practice} locale={locale} t={t} primary={final} />
    </div>
  )
}
