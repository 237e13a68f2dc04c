import type { RunTrouble } from '#stores/run-api.ts'
import type { PlayWords } from '../game.ts'
import { OutOfReach } from './OutOfReach.tsx'

type Props = { trouble: RunTrouble; trying: boolean; onRetry: () => void; t: PlayWords }

/** Replaces the board when the server deals no practice. */
export function Closed({ t: { play }, ...props }: Props) {
  return <OutOfReach {...props} failed={play.practiceFailed} t={play} />
}
