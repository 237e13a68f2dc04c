import sharp from 'sharp'
import { SHIRTS } from './portrait/kits.ts'
import { LOOKS } from './portrait/portraits.ts'
import told from './thirds.json' with { type: 'json' }

/** Thirds of a face as the viewer sees them. */
export const THIRDS = ['left', 'centre', 'right'] as const
export type Third = (typeof THIRDS)[number]

/**
 * Minimum distance of a third to the same third of all others (`distanceOf`). Hard hides shirts, which brings all
 * thirds nearer: the side of a head is little more than hair.
 */
export const LEAST_THIRD_APART = { normal: 16, hard: 10 } as const
export type ThirdLevel = keyof typeof LEAST_THIRD_APART

const EDGE = 60

/** The three thirds of a drawing at 20 x 60, RGB on white, for comparisons. */
export async function thirdsOf(drawing: string): Promise<readonly Uint8Array[]> {
  const whole = await rgbOf(Buffer.from(drawing), EDGE)
  return THIRDS.map((_, at) => cutOf(whole, at))
}

/** The same for a third that is already cut. */
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

/** Recognisable thirds by id: `LCR C` means all three in normal, the centre alone in hard. */
const RECOGNISABLE: ReadonlyMap<string, string> = new Map(Object.entries(told))

/** True where a third differs enough from everybody else's; measured by `node scripts/pictures.ts thirds`. */
export function isRecognisable(id: string, third: Third, level: ThirdLevel): boolean {
  const [normal = '', hard = ''] = RECOGNISABLE.get(id)?.split(' ') ?? []
  return (level === 'hard' ? hard : normal).includes(letterOf(third))
}

export const letterOf = (third: Third): string => third.charAt(0).toUpperCase()

/**
 * Features that distinguish players at a glance in Split: shirt (two of one colour count as one) and skin. For drawn
 * footballers only.
 */
export function dressOf(id: string): { shirt: string; skin: string } {
  const { kit, skin } = LOOKS.get(id)!
  return { shirt: SHIRTS.get(kit)!.base, skin: String(skin) }
}
