import { RUN_REASON_MAX, type DoubtedRun } from '#contracts/admin.ts'
import { fill, plural } from '#i18n/format.ts'
import { inUnits } from '#i18n/measures.ts'
import * as api from '../api.ts'
import { DecisionForm } from '../ReasonedAnswer.tsx'
import { Moment } from '../When.tsx'
import { gameName, type Speech } from '../words.ts'

const REASON_MIN = 3

type Props = { speech: Speech; run: DoubtedRun; onDecided: (sentence: string) => void }

/** One held ranked run: player, result, reason, time of each answer, and the decision. */
export function RunCard({ speech, run, onDecided }: Props) {
  const { locale, t } = speech
  const { admin } = t
  const { id, player, game, score, ms, cause, medianMs, deviationMs, stepMs, status, reason, finishedAt } = run
  const isDaily = cause === 'pace'
  const pace = {
    median: inUnits(locale, medianMs, 'millisecond'),
    spread: inUnits(locale, deviationMs, 'millisecond'),
    total: inUnits(locale, ms / 1000, 'second'),
  }
  return (
    <li className="card stack" aria-labelledby={`${id}-name`}>
      <div className="row between wrap">
        <h2 id={`${id}-name`}>{player.username}</h2>
        <span className="chip chip-a">{admin[`cause-${cause}`]}</span>
      </div>
      <p className="facts xs muted">
        <span>{gameName(speech, game)}</span>
        <span>{plural(locale, admin.runScore, score)}</span>
        <Moment locale={locale} at={finishedAt} />
      </p>
      <p className="sm">{fill(isDaily ? admin.dailyPace : admin.runPace, pace)}</p>
      {!isDaily && (
        <p className="note n xs" aria-label={admin.runTimes} role="group">
          {stepMs.map((step) => inUnits(locale, step, 'millisecond')).join(' · ')}
        </p>
      )}
      {status === 'open' ? (
        <DecisionForm
          speech={speech}
          label={admin.runReason}
          least={REASON_MIN}
          most={RUN_REASON_MAX}
          yes={{ name: 'accept', label: admin.acceptRun, done: admin.runAcceptedNow }}
          no={{ name: 'dismiss', label: admin.dismissRun, done: admin.runDismissedNow }}
          decide={(decision, words) => api.decideRun(id, { decision, reason: words })}
          onDecided={onDecided}
        />
      ) : (
        <p className="sm">
          <b>{admin[`run-${status}`]}</b> {reason}
        </p>
      )}
    </li>
  )
}
