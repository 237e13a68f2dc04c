import { mkdirSync, writeFileSync } from 'node:fs'
import { clubById, FOOTBALLERS } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { CRESTS, pictureOf, type PictureKind, PORTRAITS } from '#pictures/index.ts'
import { contactSheet, type SheetOptions, type Tile } from './contact-sheet.ts'

export const SHEETS = ['portraits', 'crests', 'kits', 'leagues', 'stadiums'] as const
export type SheetName = (typeof SHEETS)[number]
export const isSheet = (name: string): name is SheetName => SHEETS.some((one) => one === name)

const CACHE = '.cache/pictures'
const SMALL = 'docs/sheets'
/** Large pictures per sheet that fit a screen. */
const PER_PAGE = 72

type Plan = { kind: PictureKind; ids: () => string[]; large: SheetOptions; small: SheetOptions }

const shieldPlan = (kind: 'crest' | 'kit'): Plan => ({
  kind,
  ids: () => [...CRESTS],
  large: { columns: 12, size: 130, height: 143, label: true },
  small: { columns: 20, size: 50, height: 55, label: false },
})

const PLANS: Record<SheetName, Plan> = {
  portraits: {
    kind: 'portrait',
    ids: () => FOOTBALLERS.filter(({ id }) => PORTRAITS.has(id)).map(({ id }) => id),
    large: { columns: 9, size: 200, label: true },
    small: { columns: 22, size: 48, label: false },
  },
  crests: shieldPlan('crest'),
  kits: shieldPlan('kit'),
  leagues: {
    kind: 'league',
    ids: () => [...LEAGUES],
    large: { columns: 5, size: 200, label: true },
    small: { columns: 5, size: 80, label: false },
  },
  stadiums: {
    kind: 'ground',
    ids: () => [...CRESTS],
    large: { columns: 6, size: 260, height: 163, label: true },
    small: { columns: 14, size: 80, height: 50, label: false },
  },
}

/** Writes a kind of contact sheet as PNG; returns the paths. Small ones are kept in docs. */
export async function writeSheet(name: SheetName, small: boolean): Promise<string[]> {
  const { kind, ids, large, small: compact } = PLANS[name]
  const tiles = ids().flatMap((id) => tileOf(kind, id))
  const folder = small ? SMALL : CACHE
  mkdirSync(folder, { recursive: true })
  const pages = small ? [tiles] : pagesOf(tiles)
  return Promise.all(
    pages.map(async (page, index) => {
      const path = `${folder}/${name}${pages.length > 1 ? `-${index + 1}` : ''}.png`
      writeFileSync(path, await contactSheet(page, small ? compact : large))
      return path
    }),
  )
}

function tileOf(kind: PictureKind, id: string): Tile[] {
  const svg = pictureOf(kind, id)
  return svg ? [{ svg, label: kind === 'portrait' ? id : (clubById(id)?.shortName ?? id) }] : []
}

const pagesOf = (tiles: readonly Tile[]): Tile[][] =>
  Array.from({ length: Math.ceil(tiles.length / PER_PAGE) }, (_, page) =>
    tiles.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  )
