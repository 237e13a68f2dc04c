import { atom } from 'nanostores'
import * as api from './api.ts'

/** Sections in which something waits for a decision. */
const COUNTED = ['queue', 'reports', 'names', 'runs'] as const
export type Counted = (typeof COUNTED)[number]

/** How much waits in each of them; null until it is known. */
export const $open = atom<Record<Counted, number | null>>({ queue: null, reports: null, names: null, runs: null })

export const setOpen = (section: Counted, count: number) => $open.set({ ...$open.get(), [section]: Math.max(0, count) })

/** One thing less waits: it was decided, here or by a colleague. */
export const countDecided = (section: Counted) => setOpen(section, ($open.get()[section] ?? 1) - 1)

/** Asks for all of them at once; one that cannot be had stays unknown. */
export async function loadOpenCounts(): Promise<void> {
  const asked = {
    queue: api.submissions('pending', null),
    reports: api.reports('open', null),
    names: api.names('open', null),
    runs: api.runs('open', null),
  }
  await Promise.all(
    COUNTED.map(async (section) => {
      const reply = await asked[section]
      if (reply.ok) setOpen(section, reply.answer.open)
    }),
  )
}
