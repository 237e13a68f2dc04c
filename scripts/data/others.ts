import type { Other } from '#data/types.ts'
import type { Sheets } from './sheets.ts'

/** The second tier for games. */
export const othersOf = ({ others }: Sheets): Other[] =>
  others.map(({ id, name, nation, born, role, clubs, titles, nicknames }) => ({
    id,
    name,
    aliases: nicknames,
    nation,
    born,
    role,
    clubs,
    titles,
  }))
