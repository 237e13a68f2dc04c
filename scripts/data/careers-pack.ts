import type { Footballer } from '#data/types.ts'
import { CAREERS_FORMAT, yearCounter, type CareersFile } from '#search/careers-pack.ts'
import { toLongSigns, toSigns } from '#search/signs.ts'
import { inPackOrder } from './pack.ts'

/** Encodes careers for `decodeCareers`; `first`: the footballers of the search pack. */
export function encodeCareers(footballers: readonly Footballer[], first: readonly Footballer[]): CareersFile {
  const inFirst = new Set(first)
  const late = footballers.filter((footballer) => !inFirst.has(footballer))
  const everybody = [...inPackOrder(first), ...late]
  const spells = everybody.flatMap(({ career }) => career)
  const uses = Map.groupBy(spells, ({ club }) => club)
  const clubs = [...uses.keys()].sort((one, other) => uses.get(other)!.length - uses.get(one)!.length)
  const places = new Map(clubs.map((club, at) => [club, at]))
  return {
    format: CAREERS_FORMAT,
    of: first.length,
    ids: late.map(({ id }) => id),
    fames: toSigns(late.map(({ fame }) => fame)),
    confidences: toSigns(late.map(({ confidence }) => confidence)),
    clubs,
    counts: toSigns(everybody.map(({ career }) => career.length)),
    named: toLongSigns(spells.map(({ club }) => places.get(club)!)),
    joined: toSigns(everybody.flatMap(({ career }) => joinedOf(career))),
    stayed: toSigns(spells.map(({ from, to }) => (from === null || to === null ? 0 : to - from + 1))),
    kinds: toSigns(spells.map(({ loan, current }) => (loan ? 1 : 0) + (current ? 2 : 0))),
  }
}

function joinedOf(career: Footballer['career']): number[] {
  const counter = yearCounter()
  return career.map((spell) => {
    const sign = counter.toSign(spell.from)
    // The year of leaving is encoded only with that of joining.
    counter.pass(spell.from === null ? { from: null, to: null } : spell)
    return sign
  })
}
