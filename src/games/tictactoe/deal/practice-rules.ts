import { practiceBegun } from '#play/practice/begun.ts'
import { loadLate } from '#stores/late-pack.ts'
import { loadPack } from '#stores/open-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { matchPracticeOf } from '../match/bot/practice.ts'
import { practiceOf } from './practice.ts'

/**
 * Data that practice in a browser judges by: names, and which axes cross. After a reload it loads all names, because
 * the run is replayed from ids and an unknown guess would be lost. Rejects when they cannot be loaded.
 */
async function known(packUrl: string, gridsUrl: string) {
  const [pack, grids] = await Promise.all([loadPack(packUrl), fetchPack(gridsUrl)])
  if (practiceBegun('tictactoe') && (await loadLate(pack)) === 'failed') throw new Error('the late pack did not load')
  return { pack, grids }
}

export async function solo(packUrl: string, gridsUrl: string) {
  const { pack, grids } = await known(packUrl, gridsUrl)
  return practiceOf(grids, pack)
}

export async function match(packUrl: string, gridsUrl: string) {
  const { pack, grids } = await known(packUrl, gridsUrl)
  return matchPracticeOf(grids, pack)
}
