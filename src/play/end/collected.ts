import { pictureAddress } from '#core/picture-address.ts'
import type { ResultRecord, Statistics } from '#contracts/results.ts'
import type { Day } from '#core/days.ts'
import type { Pack } from '#search/pack.ts'

type Kept = Pick<ResultRecord, 'id' | 'items'>

/** An item of an album, with the address of its picture. */
export type Item = { name: string; picture: string | null }

/** Items of a run that no earlier run of the game has, and the size of the album with them; null without new ones. */
export function collectedIn(run: Kept, records: readonly Kept[]): { fresh: string[]; count: number } | null {
  const album = new Set(records.flatMap(({ id, items }) => (id === run.id ? [] : (items ?? []))))
  const fresh = [...new Set(run.items)].filter((item) => !album.has(item))
  return fresh.length === 0 ? null : { fresh, count: album.size + fresh.length }
}

/** Number of items that runs of a day added, over all albums. */
export function grownOn(date: Day, statistics: Statistics): number {
  const grown = Object.values(statistics).map((records) => {
    const itemsOf = (ofDay: boolean) =>
      new Set(records.flatMap((record) => ((record.date === date) === ofDay ? (record.items ?? []) : [])))
    const [before, fresh] = [itemsOf(false), itemsOf(true)]
    return [...fresh].filter((item) => !before.has(item)).length
  })
  return grown.reduce((sum, count) => sum + count, 0)
}

/** A footballer as an item, with a portrait or the shirt of the club. */
export function footballerItem(id: string, { pack }: { pack: Pack }): Item | null {
  const known = pack.byId.get(id)
  if (!known) return null
  const club = known.club === null ? undefined : pack.clubs.get(known.club)
  const kit = club?.crest ? pictureAddress(`kit/${club.id}.svg`) : null
  return { name: known.name, picture: known.portrait ? pictureAddress(`portrait/${id}.webp?w=128`) : kit }
}
