import * as api from '../api.ts'
import { CardQueue } from '../CardQueue.tsx'
import type { Speech } from '../words.ts'
import { RunCard } from './RunCard.tsx'

/** Ranked runs at an implausible pace. An admin reviews each; no account is banned automatically. */
export function Runs({ speech }: { speech: Speech }) {
  const { admin } = speech.t
  return (
    <CardQueue
      speech={speech}
      section="runs"
      text={admin.runsText}
      choices={[
        { value: 'open', label: admin['run-open'] },
        { value: 'accepted', label: admin['run-accepted'] },
        { value: 'dismissed', label: admin['run-dismissed'] },
      ]}
      load={api.runs}
      empty={{ title: admin.runsEmpty, text: admin.runsEmptyText }}
      nameOf={({ player }) => player.username}
      card={(run, onDecided) => <RunCard key={run.id} speech={speech} run={run} onDecided={onDecided} />}
    />
  )
}
