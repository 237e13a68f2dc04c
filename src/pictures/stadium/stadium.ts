import { lettering } from '../glyphs.ts'
import { prefixOf } from '../seed.ts'
import { drawGround, type GroundLook } from './draw.ts'

export type StadiumGround = {
  /** Prefix of ids in this drawing; never shown. */
  id: string
  look: GroundLook
  city: string | null
  capacity: number
  opened: number | null
}

/** A ground as a card of 320 x 200, drawn by its recognisable features; `words` adds city, capacity and year. */
export function stadium(ground: StadiumGround, { words = true } = {}): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">` +
    drawGround(ground.look, prefixOf(`ground ${ground.id}`)) +
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
