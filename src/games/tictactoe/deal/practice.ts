import { practiceBegun, practiceKey } from '#play/practice/begun.ts'
import { loadLate } from '#stores/late-pack.ts'
import { loadPack } from '#stores/open-pack.ts'
import { fetchPack } from '#stores/pack.ts'
import { matchPracticeOf } from '../match/bot/practice.ts'
import type { PracticeGame } from '#play/game.ts'
import { decodeGrids } from '#search/grids-pack.ts'
import type { Pack } from '#search/pack.ts'
import { dealtRound } from '#stores/dealt-round.ts'
import { tictactoe, outcomeOf, type State, type View } from '../rules/engine.ts'
import { gridsOf } from './grids.ts'
import { gridOf, keysOf } from './deal.ts'
import { PracticeDeal } from './practice-deal.ts'
import { allowsGrids, practiceGrid, RECENT } from './practice-grid.ts'
import { TictactoeAction } from '../rules/action.ts'

/**
 * Data for practice in a browser: names, and the axes that cross. After a reload it loads all names, because the run is
 * replayed from ids and an unknown guess would be lost. Rejects when loading fails.
 */
async function loadData(packUrl: string, gridsUrl: string) {
  const [pack, grids] = await Promise.all([loadPack(packUrl), fetchPack(gridsUrl)])
  if (practiceBegun('tictactoe') && (await loadLate(pack)) === 'failed') throw new Error('the late pack did not load')
  return { pack, grids }
}

export async function solo(packUrl: string, gridsUrl: string) {
  const { pack, grids } = await loadData(packUrl, gridsUrl)
  return practiceOf(grids, pack)
}

export async function match(packUrl: string, gridsUrl: string) {
  const { pack, grids } = await loadData(packUrl, gridsUrl)
  return matchPracticeOf(grids, pack)
}

/** Endless grids from the whole pack and the file of crossing axes. Throws TypeError for a file of another build. */
function practiceOf(json: unknown, pack: Pack): PracticeGame<'solo', State, View, TictactoeAction> {
  const grids = gridsOf(decodeGrids(json, pack), pack)
  return {
    levels: () => ['solo'],
    follows: (_, asked) => allowsGrids(grids.band, pack, asked),
    round: (_, __, asked) =>
      dealtRound({
        key: `${practiceKey('tictactoe')}grid`,
        recent: RECENT,
        engine: tictactoe,
        deal: PracticeDeal,
        action: TictactoeAction,
        setupOf: (keys) => {
          const drawn = gridOf(keys, grids.band)
          return drawn && grids.shown(drawn)
        },
        resolve(wire, state) {
          if (wire.type !== 'guess') return wire
          const player = grids.candidate(wire.player, wire.cell, state)
          return player ? { type: 'guess', cell: wire.cell, player } : null
        },
        next(random, recent) {
          const keys = keysOf(practiceGrid(grids.band, pack, random, recent, asked?.()))
          return { deal: keys, asked: [...keys.rows, ...keys.columns] }
        },
      }),
    outcome: outcomeOf,
    facts: (state) => grids.facts(state),
  }
}
