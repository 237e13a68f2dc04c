import type { PictureCredit } from '#contracts/pictures.ts'
import { clubById, footballerById } from '#data/facts.ts'
import { allOverrides } from './overrides.ts'
import { pictureRows } from './rows.ts'

/** Source that `decide_submission` stores for players' pictures. */
export const SENT_IN = 'submission'

export type Credit = PictureCredit & { name: string }

/** Authors of all pictures that replace drawings, by subject; hidden ones are left out. */
export async function pictureCredits(): Promise<Credit[]> {
  const rows = await pictureRows()
  const credits = [...rows.values()].flatMap(({ player, author, licence, source, takenDown }) =>
    takenDown === null && author !== null && licence !== null && source !== null
      ? [{ name: nameOf(player), author, licence, source }]
      : [],
  )
  // A database row takes precedence over the file.
  const files = allOverrides().filter(({ kind, id }) => kind !== 'portrait' || !rows.has(id))
  const named = files.map(({ id, author, licence, source }) => ({ name: nameOf(id), author, licence, source }))
  return [...credits, ...named].sort((one, other) => one.name.localeCompare(other.name))
}

const nameOf = (id: string) => footballerById(id)?.name ?? clubById(id)?.name ?? id

const DEEDS = 'https://creativecommons.org'

/** Address of a licence's text; null for one without version or not of Creative Commons. */
export function licenceAddress(licence: string): string | null {
  const [, terms, version] = /^CC (BY|BY-SA) (\d\.\d)$/.exec(licence) ?? []
  if (terms) return `${DEEDS}/licenses/${terms.toLowerCase()}/${version}/`
  return licence.startsWith('CC0') ? `${DEEDS}/publicdomain/zero/1.0/` : null
}
