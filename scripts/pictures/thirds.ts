import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { distanceOf } from '#pictures/distance.ts'
import { pictureOf, PORTRAITS } from '#pictures/index.ts'
import { LEAST_THIRD_APART, letterOf, THIRDS, thirdsOf, type ThirdLevel } from '#pictures/thirds.ts'

const FILE = join(import.meta.dirname, '../../src/pictures/thirds.json')

/** Measures whose thirds are distinguishable from all others, and writes the list that Split deals from. */
export async function writeThirds(): Promise<string> {
  const [normal, hard] = [await recognisableIn('normal'), await recognisableIn('hard')]
  const lines = [...PORTRAITS].toSorted().map((id) => `  ${JSON.stringify(id)}: "${normal.get(id)} ${hard.get(id)}"`)
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`)
  return `${FILE}: ${lines.length} portraits`
}

/** Letters of each footballer's thirds that are far enough from all others, by id. */
async function recognisableIn(level: ThirdLevel): Promise<Map<string, string>> {
  const all = await Promise.all([...PORTRAITS].map(async (id) => [id, await thirdsOf(drawingOf(id, level))] as const))
  const isAlone = (own: Uint8Array, id: string, at: number) =>
    all.every(([other, thirds]) => other === id || distanceOf(own, thirds[at]!) >= LEAST_THIRD_APART[level])
  return new Map(
    all.map(([id, thirds]) => [
      id,
      THIRDS.filter((_, at) => isAlone(thirds[at]!, id, at))
        .map(letterOf)
        .join(''),
    ]),
  )
}

/** The drawing as Split shows it. */
export const drawingOf = (id: string, level: ThirdLevel): string =>
  pictureOf('portrait', id, { number: false, kit: level !== 'hard', hands: false })!
