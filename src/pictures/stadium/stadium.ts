import { lettering } from '../glyphs.ts'
import { prefixOf, seedOf } from '../seed.ts'
import { buildingOf, SKIES, town } from './buildings.ts'

export type StadiumGround = {
  /** Decides the light and the roof; never shown. */
  id: string
  city: string | null
  capacity: number
  opened: number | null
}

/** A ground as a card of 320 x 200: a drawing by size and kind of roof; with `words` also city, capacity and year. */
export function stadium(ground: StadiumGround, { words = true } = {}): string {
  const seed = seedOf(ground.id)
  const sky = SKIES[seed % SKIES.length] ?? SKIES[0]!
  const id = prefixOf(`ground ${ground.id}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">` +
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.high}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient></defs>` +
    `<path d="M0 0H320V200H0Z" fill="url(#${id})"/>${town(seed, sky)}<path d="M0 150H320V200H0Z" fill="#4C7F56"/><path d="M0 150H320V156H0Z" fill="#3B6746"/>` +
    buildingOf(ground.capacity)(sky, seed, ground.capacity) +
    (words ? captions(ground) : '') +
    '</svg>'
  )
}

function captions({ city, capacity, opened }: StadiumGround): string {
  const figures = [String(capacity).replace(/\B(?=(\d{3})+$)/g, ' '), opened === null ? '' : String(opened)]
  return (
    `<path d="M0 162H320V200H0Z" fill="#16161C" opacity=".82"/>` +
    text(city ?? '', 12, 173, 0.95, 'start', 164) +
    text(figures.filter((figure) => figure !== '').join(' - '), 308, 174, 0.8, 'end', 116)
  )
}

function text(words: string, x: number, y: number, size: number, anchor: 'start' | 'end', widest: number): string {
  const { path, width } = lettering(words)
  const scale = Math.min(size, widest / Math.max(1, width))
  const left = anchor === 'start' ? x : x - width * scale
  return `<path transform="translate(${left.toFixed(1)} ${y})scale(${scale.toFixed(2)})" d="${path}" stroke="#fff" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}
