import { darker, lighter } from '../../colour.ts'
import { type Camera, filled, line, type Point, stroked } from '../space.ts'
import type { Words } from '../words.ts'

type At = (along: number, away: number, up: number) => Point

/** Roof of a stand, from its back wall over the seats, on posts. */
export function roofOf(
  words: Words,
  at: At,
  { half, deep, height }: { half: number; deep: number; height: number },
  camera: Camera,
): string {
  if (!words.has('roof')) return ''
  const colour = words.colour('roof', '#EDEAF0')
  const cover = words.number('cover', 0.75)
  const [back, front] = [height + words.number('up', 7), height + words.number('up', 7) + words.number('tip', 2)]
  const lip = deep * (1 - cover)
  const posts = [-half, -half / 3, half / 3, half].map((along) =>
    line([at(along, deep, height), at(along, deep, back)], camera),
  )
  const top = filled(
    [at(-half, deep, back), at(half, deep, back), at(half, lip, front), at(-half, lip, front)],
    camera,
    colour,
  )
  const edge = filled(
    [at(-half, lip, front), at(half, lip, front), at(half, lip, front - 3), at(-half, lip, front - 3)],
    camera,
    words.colour('edge', darker(colour, 0.3)),
  )
  return (
    stroked(posts.join(''), lighter(darker(colour, 0.5), 0.1), 1.5) +
    top +
    edge +
    gableOf(words, at, lip, front, camera)
  )
}

/** Small gable of an old main stand. */
function gableOf(words: Words, at: At, lip: number, front: number, camera: Camera): string {
  if (!words.has('gable')) return ''
  const colour = words.colour('gable', '#F4EFE6')
  return filled([at(-13, lip, front), at(0, lip, front + 12), at(13, lip, front)], camera, colour)
}
