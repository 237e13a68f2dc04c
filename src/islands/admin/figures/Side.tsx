import type { Speech } from '../words.ts'

/** Chip for a row outside the usual range: too easy or too hard. */
export const Side = ({ speech: { t }, isUp }: { speech: Speech; isUp: boolean }) => (
  <span className="chip chip-a">{isUp ? `▲ ${t.admin.tooEasy}` : `▼ ${t.admin.tooHard}`}</span>
)
