import { lateState, loadLate } from '#stores/late-pack.ts'
import { loadPack } from '#stores/open-pack.ts'
import type { Pack } from '#search/pack.ts'
import { LEVELS } from '../rules/terms.ts'
import { practice } from './practice.ts'
import { practiceRound } from './practice-round.ts'
import { WordleAction } from '../rules/action.ts'

/**
 * The practice of a browser, once the pack holds everybody whom a run of before a reload names: the run is replayed from
 * ids, and a guess that nobody knows would be lost from it. Rejects when they cannot be had; the next call tries again.
 */
export async function soloRules(packUrl: string): Promise<typeof practice> {
  const pack = await loadPack(packUrl)
  if (namesStrangers(pack)) await loadLate(pack)
  if (lateState(pack).get() === 'failed' && namesStrangers(pack)) throw new Error('the late pack did not load')
  return practice
}

const namesStrangers = (pack: Pack): boolean =>
  LEVELS.flatMap((level) => practiceRound(pack, level).$round.get()?.actions ?? []).some((action) => {
    const { success, data } = WordleAction.safeParse(action)
    return success && data.type === 'guess' && !pack.byId.has(data.player)
  })
