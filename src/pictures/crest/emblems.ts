import file from './emblems.json' with { type: 'json' }

/** Drawn by this project, on 512 x 512. */
const OWN = {
  volcano:
    'M196 196h120l150 270H46zM216 170c-40-30-20-80 6-96-10 30 10 44 22 30 14-20-4-50 24-84 2 40 44 60 36 104-2 20-12 36-26 46z',
}

/** Emblems as paths on 512 x 512. The file holds icons of game-icons.net (CC BY 3.0, see docs/pictures.md). */
export const EMBLEMS: Readonly<Record<string, string>> = { ...file, ...OWN }
