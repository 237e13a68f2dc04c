import { darker, luminance } from './colour.ts'
import type { CrestClub } from './crest/crest.ts'
import { field } from './crest/field.ts'
import { prefixOf } from './seed.ts'

const BODY = 'M60 22C74 40 126 40 140 22L158 30L154 92V206Q100 216 46 206V92L42 30Z'
const LEFT = 'M60 22L42 30L6 78L36 106L48 90Z'
const RIGHT = 'M140 22L158 30L194 78L164 106L152 90Z'

/** A shirt in a club's colours, 200 x 220, as an SVG document without letters or number. */
export function kit({ id, colours, pattern }: CrestClub): string {
  const [first, second] = colours
  const clip = prefixOf(`kit ${id}`)
  const sleeve = pattern === 'sleeves' ? second : first
  const seam = luminance(first) > 0.7 ? '#A7ABB3' : darker(first, 0.35)
  const trim = second === first ? seam : second
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 220" width="200" height="220">` +
    `<defs><clipPath id="${clip}"><path d="${BODY}"/></clipPath></defs>` +
    `<path d="${LEFT}${RIGHT}" fill="${sleeve}"/><path d="M10 72L40 101L36 107L4 79ZM190 72L160 101L164 107L196 79Z" fill="${pattern === 'sleeves' ? first : trim}"/>` +
    `<g clip-path="url(#${clip})">${field(pattern, first, second)}<path d="M118 40Q150 120 128 216H160V20Z" fill="#000" opacity=".1"/><path d="M60 60Q52 130 62 204" stroke="#fff" stroke-width="6" opacity=".14" fill="none"/></g>` +
    `<path d="M58 20C72 48 128 48 142 20" stroke="${trim}" stroke-width="9" fill="none"/><path d="M66 18C80 36 120 36 134 18Q100 26 66 18Z" fill="${darker(first, 0.5)}"/>` +
    `<g fill="none" stroke="${seam}" stroke-width="2.5" stroke-linejoin="round"><path d="${BODY}"/><path d="${LEFT}"/><path d="${RIGHT}"/></g></svg>`
  )
}
