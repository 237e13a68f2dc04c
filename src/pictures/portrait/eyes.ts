import { darker, mix } from '../colour.ts'
import { IRISES, type Look } from './attributes.ts'
import { fill, fine, line, path } from './ink.ts'
import type { Pose } from './skull.ts'

const dot = (x: number, y: number, radius: number) =>
  fine`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

/** Sockets, whites, irises cut by the lids, and a bold lash line. Both eyes share one path per layer. */
export function drawEyes({ m, put, skin, id }: Pose, { iris, monolid }: Look): string {
  const lash = darker(mix(skin, '#4A2015', 0.5), 0.55)
  const socket = darker(mix(skin, '#8A2E20', 0.25), 0.22)
  const radius = Math.min(10.4, Math.max(6.4, m.open * 0.84))
  const y = (m.lid > 0.4 ? 201.2 : 200.2) - m.up
  const layers = { whites: '', lids: '', lashes: '', sockets: '', tired: '', irises: '', pupils: '', sparks: '' }
  for (const side of [-1, 1]) {
    const x = put(side * m.gap, 200)
    const [inner, outer] = [x - side * m.eye, x + side * m.eye]
    const [top, low, outerY] = [200 - m.open * 1.5, 200 + m.open * 0.72, 201 - m.tilt]
    // A monolid's fold runs straight to the inner corner.
    const innerY = monolid ? 205 : 203
    layers.whites += path`M${inner} ${innerY}Q${x - side * 5} ${top} ${outer} ${outerY}Q${x} ${low + m.open * 0.55} ${inner} ${innerY}Z`
    const upper = path`M${inner} ${innerY}Q${x - side * 5} ${top + m.lid * m.open * 1.25} ${outer + side} ${outerY - 0.5}`
    if (m.lid > 0.12) layers.lids += path`${upper}l${side * 3}-20H${inner - side * 4}Z`
    layers.lashes += path`${upper}l${side * 2.5} ${m.tilt > 1 ? -2 : 1}`
    const ball = x + m.gaze * (m.eye - radius) * 0.6
    layers.irises += dot(ball, y, radius)
    layers.pupils += dot(ball, y, radius * 0.54)
    layers.sparks += dot(ball - 2.8, 197 - m.up, 2.3)
    if (m.deep > 0)
      layers.sockets += path`M${inner - side * 3} 203Q${x} ${185 - m.open} ${outer + side * 5} ${outerY - 2}Q${x} 212 ${inner - side * 3} 203Z`
    if (m.bags > 0) layers.tired += path`M${inner + side * 2} ${low + 4}Q${x} ${low + 11} ${outer - side} ${low + 3}`
  }
  const { whites, lids, lashes, sockets, tired, irises, pupils, sparks } = layers
  return (
    (m.deep > 0 && !monolid ? fill(sockets, socket, Math.round((0.12 + 0.3 * m.deep) * 100) / 100) : '') +
    line(tired, socket, 2.8, Math.min(1, Math.round((0.35 + m.bags * 0.3) * 100) / 100)) +
    `<clipPath id="${id}e"><path d="${whites}"/></clipPath>` +
    fill(whites, '#FDFBF7') +
    `<g clip-path="url(#${id}e)">${fill(irises, IRISES[iris])}${fill(pupils, '#120B08')}${fill(sparks, '#fff')}${fill(lids, mix(skin, socket, 0.45))}</g>` +
    line(lashes, lash, 4)
  )
}

/** Tapered brows by weight, slope and arch; one may be raised. */
export function drawBrows({ m, put }: Pose, colour: string, joined: boolean): string {
  const half = m.brow / 2
  const brow = (side: 1 | -1) => {
    const y = 200 - m.lift - Math.max(0, side * m.raise)
    const at = (x: number) => put(side * x, 190)
    const [inX, midX, outX] = [at(m.gap - m.eye - 3), at(m.gap + m.eye * 0.35), at(m.gap + m.eye * 1.45)]
    const inY = y + m.slope
    const midY = y - m.arch - (m.slope > 0 ? 0 : 1)
    return path`M${inX} ${inY - half}Q${midX} ${midY - half - 1} ${outX} ${y + 3 - m.slope * 0.45}Q${midX} ${midY + half + 2} ${inX - side} ${inY + half}Z`
  }
  const bridge = joined ? line(path`M${put(-14, 188)} ${201 - m.lift}H${put(14, 188)}`, colour, 5, 0.6) : ''
  return fill(brow(-1) + brow(1), colour, 1, ` stroke="${colour}" stroke-width="2"`) + bridge
}
