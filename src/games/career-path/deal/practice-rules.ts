import { loadLate, lateState } from '#stores/late-pack.ts'
import { loadPack } from '#stores/open-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import type { PracticeMode } from './levels.ts'
import { practiceOf } from './practice.ts'

/** Practice rules, once the pack has a name for every club. Rejects when loading fails; the next call retries. */
export async function practiceRules(
  mode: PracticeMode,
  packUrl: string,
  careersUrl: string,
): Promise<ReturnType<typeof practiceOf>> {
  const [pack, careers] = await Promise.all([loadPack(packUrl), fetchPack(careersUrl)])
  await loadLate(pack)
  if (lateState(pack).get() === 'failed') throw new Error('the late pack did not load')
  return practiceOf(mode, careers, pack)
}
