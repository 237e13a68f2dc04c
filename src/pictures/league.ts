import type { LeagueId } from '#data/types.ts'
import { EMBLEMS } from './crest/emblems.ts'

type Roundel = { colours: readonly [string, string, string]; emblem: string; upright: boolean }

/** Country colours with an emblem of ours; never a league's own mark. */
const ROUNDELS: Record<LeagueId, Roundel> = {
  premierleague: { colours: ['#FFFFFF', '#CF142B', '#FFFFFF'], emblem: 'crown', upright: true },
  liga: { colours: ['#C60B1E', '#FFC400', '#C60B1E'], emblem: 'charging-bull', upright: false },
  seriea: { colours: ['#008C45', '#F4F5F0', '#CD212A'], emblem: 'laurels', upright: true },
  bundesliga: { colours: ['#1B1B1F', '#DD0000', '#FFCE00'], emblem: 'eagle-emblem', upright: false },
  ligue1: { colours: ['#0055A4', '#FFFFFF', '#EF4135'], emblem: 'rooster', upright: true },
}

/** A league's roundel, 200 x 200, as an SVG document without letters. */
export function league(id: LeagueId): string {
  const { colours, emblem, upright } = ROUNDELS[id]
  const bands = colours
    .map((colour, index) => {
      const from = 10 + index * 60
      return `<path d="${upright ? `M${from} 0h60v200h-60z` : `M0 ${from}h200v60h-200z`}" fill="${colour}"/>`
    })
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">` +
    `<defs><clipPath id="l${id}"><circle cx="100" cy="100" r="88"/></clipPath></defs>` +
    `<circle cx="100" cy="100" r="98" fill="#16161C"/><circle cx="100" cy="100" r="92" fill="#FFFFFF"/>` +
    `<g clip-path="url(#l${id})">${bands}</g><circle cx="100" cy="100" r="62" fill="#16161C" stroke="#FFFFFF" stroke-width="5"/>` +
    `<path transform="translate(54 54)scale(.1797)" fill="#FFFFFF" d="${EMBLEMS[emblem] ?? ''}"/></svg>`
  )
}
