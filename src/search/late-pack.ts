import { clubsOf, countriesOf, footballersOf, othersOf } from './columns.ts'
import type { Named } from './named.ts'
import { PACK_FORMAT, type LatePackFile } from './pack-file.ts'
import type { Pack } from './pack.ts'

/**
 * Adds the late pack to a pack in use, with its new clubs and nations. Mutates the same object, so that running games
 * accept the new names; `footballers`, the pool for dealing, stays as it is. Throws a TypeError for a file of another
 * build.
 */
export function growPack(pack: Pack, json: unknown): void {
  const file = json as LatePackFile
  if (file?.format !== PACK_FORMAT || file.mark !== pack.mark) throw new TypeError('the late pack is of another build')
  const countries = [...pack.countries.values(), ...countriesOf(file.countries)]
  const clubs = [...pack.clubs.values(), ...clubsOf(file.clubs, pack)]
  add(pack.countries, countries, ({ code }) => code)
  add(pack.clubs, clubs, ({ id }) => id)
  add(pack.byId, footballersOf(file.footballers, { countries, clubs }), ({ id }) => id)
  add(pack.byId, othersOf(file.others, countries), ({ id }) => id)
  file.fullNames.split('\n').forEach((name, at) => name && nameInFull(pack, pack.footballers[at]!.id, name))
}

/** Replaces the entry: `footballers` keeps the shorter one, which games deal. */
function nameInFull({ byId }: Pack, id: string, name: string) {
  const someone = byId.get(id)!
  if (someone.clues) (byId as Map<string, Named>).set(id, { ...someone, fullName: name })
}

function add<Item>(map: ReadonlyMap<string, Item>, items: readonly Item[], keyOf: (item: Item) => string) {
  const growing = map as Map<string, Item>
  for (const item of items) if (!growing.has(keyOf(item))) growing.set(keyOf(item), item)
}
