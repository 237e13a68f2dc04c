import type { Speech } from '../words.ts'

/** Chip that says on which side of the usual share a row is: too easy or too hard. */
export const Side = ({ speech: { t }, isUp }: { speech: Speech; isUp: boolean }) => (
  <span className="chip chip-a">{isUp ? `▲ ${t.admin.tooEasy}` : `▼ ${t.admin.tooHard}`}</span>
)
