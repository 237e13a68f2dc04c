import { atom } from 'nanostores'
import * as api from './api.ts'

/** Sections with a number of pending items. */
const COUNTED = ['queue', 'reports', 'names', 'notes', 'runs'] as const
export type Counted = (typeof COUNTED)[number]

/** Pending items per section; null until known. */
export const $open = atom<Record<Counted, number | null>>({
  queue: null,
  reports: null,
  names: null,
  notes: null,
  runs: null,
})

export const setOpen = (section: Counted, count: number) => $open.set({ ...$open.get(), [section]: Math.max(0, count) })

/** Lowers the count of a section by one after a decision, by this admin or a colleague. */
export const countDecided = (section: Counted) => setOpen(section, ($open.get()[section] ?? 1) - 1)

/** Loads all counts in parallel; a failed one stays null. */
export async function loadOpenCounts(): Promise<void> {
  const asked = {
    queue: api.submissions('pending', null),
    reports: api.reports('open', null),
    names: api.names('open', null),
    notes: api.notes('open', null),
    runs: api.runs('open', null),
  }
  await Promise.all(
    COUNTED.map(async (section) => {
      const reply = await asked[section]
      if (reply.ok) setOpen(section, reply.answer.open)
    }),
  )
}
