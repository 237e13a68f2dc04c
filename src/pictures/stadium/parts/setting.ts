import { darker, lighter } from '../../colour.ts'
import { seedOf } from '../../seed.ts'
import type { Words } from '../words.ts'
import { LANDMARKS } from './landmarks.ts'
import type { Part, Scene } from './part.ts'

const BEHIND = -200
const fill = (data: string, colour: string, more = '') => `<path d="${data}" fill="${colour}"${more}/>`
const behind =
  (draw: (words: Words, scene: Scene) => string): Part =>
  (words, scene) => [{ depth: words.number('depth', BEHIND), svg: draw(words, scene), coarse: true }]

/** A line of hills: height and colour; `at` shifts them. */
const hills = behind((words, { camera: { horizon }, tint }) => {
  const height = words.number('h', 26)
  const at = words.number('at', 0)
  return fill(
    `M0 ${horizon + 2}V${horizon - height * 0.4}Q${60 + at} ${horizon - height * 1.5} ${140 + at} ${horizon - height * 0.5}T${250 + at / 2} ${horizon - height * 0.7}T320 ${horizon - height * 0.3}V${horizon + 2}z`,
    words.colour('c', darker(tint, 0.25)),
  )
})

/** Mountain; `snow`: depth of the snow below the peak. */
const mountain = behind((words, { camera: { horizon }, tint }) => {
  const [x, half, height] = [words.number('x', 220), words.number('w', 90), words.number('h', 50)]
  const snow = words.number('snow', 0)
  const top = horizon - height
  const cap = snow
    ? fill(
        `M${x - half * snow} ${top + height * snow}L${x} ${top}L${x + half * snow} ${top + height * snow}l${-half * snow * 0.5}-4l${-half * snow * 0.5} 5l${-half * snow * 0.5}-5z`,
        '#fff',
      )
    : ''
  const flat = words.number('flat', 0)
  return (
    fill(
      `M${x - half} ${horizon + 2}L${x - flat} ${top}H${x + flat}L${x + half} ${horizon + 2}z`,
      words.colour('c', darker(tint, 0.3)),
    ) + cap
  )
})

/** Houses on the skyline, `h` high. */
const city = behind((words, { camera: { horizon }, tint }) => {
  const most = words.number('h', 22)
  const seed = seedOf(words.text('of', 'city'))
  const houses = Array.from({ length: 20 }, (_, index) => {
    const height = Math.round(most * (0.35 + ((seed >>> index) % 7) / 10))
    return `M${index * 16} ${horizon + 2}v-${height}h${11 + ((seed >>> (index + 3)) % 5)}v${height}z`
  })
  return fill(houses.join(''), words.colour('c', darker(tint, 0.3)), ' opacity=".75"')
})

/** Water: the sea behind, or a river in front with `near`. */
const water: Part = (words, { camera: { horizon } }) => {
  const colour = words.colour('c', '#4F86B5')
  if (!words.has('near'))
    return [{ coarse: true, depth: -190, svg: fill(`M0 ${horizon}H320V${horizon + words.number('h', 16)}H0z`, colour) }]
  const top = 200 - words.number('near', 30)
  return [
    {
      coarse: true,
      depth: words.number('depth', -90),
      svg:
        fill(`M0 ${top + 6}Q160 ${top - 4} 320 ${top + 6}V200H0z`, colour) +
        fill(`M20 ${top + 14}h60v2h-60zM150 ${top + 18}h80v2h-80zM250 ${top + 11}h40v2h-40z`, lighter(colour, 0.35)),
    },
  ]
}

/** Row of trees on the horizon, or in front with `near`. */
const trees: Part = (words, { camera: { horizon }, tint }) => {
  const foot = words.has('near') ? 200 - words.number('near', 30) : horizon + 3
  const radius = words.number('r', 9)
  const [from, to] = words.numbers('x', '0,320') as [number, number]
  const count = Math.max(1, Math.round((to - from) / (radius * 1.5)))
  const crowns = Array.from({ length: count + 1 }, (_, index) => {
    const x = Math.round(from + ((to - from) * index) / count)
    const tall = radius * (index % 2 === 0 ? 1 : 1.35)
    return words.text('kind', 'round') === 'fir'
      ? `M${x - radius * 0.6} ${foot}L${x} ${(foot - tall * 2.4).toFixed(1)}L${x + radius * 0.6} ${foot}z`
      : `M${x - radius} ${foot}a${radius} ${tall.toFixed(1)} 0 0 1 ${radius * 2} 0z`
  })
  return [
    {
      coarse: true,
      depth: words.has('near') ? 120 : -180,
      svg: fill(crowns.join(''), words.colour('c', darker(tint, 0.35))),
    },
  ]
}

const palms: Part = (words, { camera: { horizon } }) =>
  words.numbers('x', '20,300').map((x) => {
    const foot = words.number('foot', horizon + 30)
    const top = foot - words.number('h', 44)
    const leaf = (dx: number, dy: number) => `M${x} ${top}q${dx / 2} ${dy - 9} ${dx} ${dy}`
    return {
      coarse: true,
      depth: words.number('depth', 110),
      svg:
        `<path d="M${x + 3} ${foot}Q${x - 3} ${(foot + top) / 2} ${x} ${top}" stroke="#6B4A36" stroke-width="3" fill="none"/>` +
        `<path d="${leaf(15, 8)}${leaf(-15, 8)}${leaf(12, -3)}${leaf(-12, -3)}${leaf(5, 13)}${leaf(-6, 13)}" stroke="#2F6B45" stroke-width="3" fill="none"/>`,
    }
  })

/** Landmark behind the ground: a `kind` in one colour at x. */
const landmark = behind((words, { camera: { horizon }, tint }) => {
  const draw = LANDMARKS[words.text('kind', 'spire')]
  if (!draw) throw new Error(`no landmark is called ${words.text('kind', '')}`)
  return fill(
    draw(words.number('x', 60), horizon + 2, words.number('h', 50)),
    words.colour('c', darker(tint, 0.4)),
    words.has('line') ? ' stroke="#fff" stroke-opacity=".3"' : '',
  )
})

export const SETTINGS: Readonly<Record<string, Part>> = { hills, mountain, city, water, trees, palms, landmark }
