import { CLUBS } from '#data/facts.ts'
import { LEAGUES } from '#data/types.ts'
import { pictureOf, PORTRAITS } from '#pictures/index.ts'

export type Drawing = { name: string; svg: string }

const drawn = (kind: Parameters<typeof pictureOf>[0], ids: Iterable<string>): Drawing[] =>
  [...ids].flatMap((id) => {
    const svg = pictureOf(kind, id)
    return svg ? [{ name: `${kind} ${id}`, svg }] : []
  })

/** All drawings of this project. */
export const allDrawings = (): Drawing[] => {
  const clubs = CLUBS.map(({ id }) => id)
  return [
    ...drawn('portrait', PORTRAITS),
    ...drawn('crest', clubs),
    ...drawn('kit', clubs),
    ...drawn('stadium', clubs),
    ...drawn('league', LEAGUES),
  ]
}

/** Fault of an SVG document, or null: every tag closed, nothing external. */
export function faultOf(svg: string): string | null {
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="')) return 'does not begin as an SVG document'
  if (/<(?:script|style|image|foreignObject|use|a|text)\b|\bon\w+=|href/i.test(svg))
    return 'contains a forbidden element'
  if (/url\((?!#)/.test(svg) || svg.replace('http://www.w3.org/2000/svg', '').includes('//'))
    return 'refers to an external address'
  if (/NaN|undefined|null|Infinity/.test(svg)) return 'contains an invalid number'
  return nestingFaultOf(svg) ?? referenceFaultOf(svg)
}

function nestingFaultOf(svg: string): string | null {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
    (_whole, closes, tag, _attributes, empty) => {
      if (closes && open.pop() !== tag) open.push(`</${tag}>`)
      if (!closes && !empty) open.push(tag)
      return ''
    },
  )
  if (rest.trim() !== '') return `holds "${rest.trim().slice(0, 40)}" outside its tags`
  return open.length > 0 ? `leaves ${open.join(' ')} open` : null
}

function referenceFaultOf(svg: string): string | null {
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) return 'names an id twice'
  const lost = [...svg.matchAll(/url\(#([^)]+)\)/g)].find(([, id]) => !ids.includes(id))
  return lost ? `refers to ${lost[0]}` : null
}
