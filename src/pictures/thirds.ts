import sharp from 'sharp'
import { SHIRTS } from './portrait/kits.ts'
import { LOOKS } from './portrait/portraits.ts'
import told from './thirds.json' with { type: 'json' }

/** Of a face of three, as one sees it. */
export const THIRDS = ['left', 'centre', 'right'] as const
export type Third = (typeof THIRDS)[number]

/**
 * How far a third has to be from the same third of everybody else, as `distanceOf` has it. Hard shows no shirts, and
 * without them all thirds are nearer to each other: what is left of the side of a head is little more than its hair.
 */
export const LEAST_THIRD_APART = { normal: 16, hard: 10 } as const
export type ThirdLevel = keyof typeof LEAST_THIRD_APART

const EDGE = 60

/** The three thirds of a drawing at 20 x 60, RGB on white: what two thirds are compared by. */
export async function thirdsOf(drawing: string): Promise<readonly Uint8Array[]> {
  const whole = await rgbOf(Buffer.from(drawing), EDGE)
  return THIRDS.map((_, at) => cutOf(whole, at))
}

/** A third that was cut already, the same way. */
export const thirdAlone = async (third: Uint8Array): Promise<Uint8Array> => new Uint8Array(await rgbOf(third, EDGE / 3))

const rgbOf = (picture: Uint8Array, width: number): Promise<Buffer> =>
  sharp(picture)
    .resize(width, EDGE)
    .flatten({ background: '#FFFFFF' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()

function cutOf(whole: Buffer, at: number): Uint8Array {
  const [row, width] = [EDGE * 3, EDGE]
  return Uint8Array.from({ length: EDGE * width }, (_, byte) => {
    const y = Math.floor(byte / width)
    return whole[y * row + at * width + (byte % width)]!
  })
}

/** Ids by what can be told from everybody else: `LCR C` in normal all three thirds, in hard the centre alone. */
const TOLD: ReadonlyMap<string, string> = new Map(Object.entries(told))

/** True where a third of somebody can be told from everybody else's; `node scripts/pictures.ts thirds` measures it. */
export function canBeTold(id: string, third: Third, level: ThirdLevel): boolean {
  const [normal = '', hard = ''] = TOLD.get(id)?.split(' ') ?? []
  return (level === 'hard' ? hard : normal).includes(letterOf(third))
}

export const letterOf = (third: Third): string => third.charAt(0).toUpperCase()

/** By what two of three differ at a glance: two shirts of one colour are one. For whoever is drawn. */
export function dressOf(id: string): { shirt: string; skin: string } {
  const { kit, skin } = LOOKS.get(id)!
  return { shirt: SHIRTS.get(kit)!.base, skin: String(skin) }
}
