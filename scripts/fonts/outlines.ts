import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { CARD_FACES } from './cuts.ts'

/** Glyphs of a face on 1,000 units a square, baseline at 0: advance width and path. */
export type Outlines = Record<string, [advance: number, path: string]>

const UNITS = 1_000

/** The letters of the share cards as paths: servers have no fonts, and a card must look the same everywhere. */
export async function outlineTable(): Promise<Record<string, Outlines>> {
  const faces = CARD_FACES.map(async ({ name, source, text, axes }) => {
    const whole = readFileSync(join('node_modules', source))
    const cut = await subsetFont(whole, text, {
      targetFormat: 'truetype',
      keepFeatures: [],
      noHinting: true,
      variationAxes: axes,
    })
    return [name, outlinesIn(cut, text)] as const
  })
  return Object.fromEntries(await Promise.all(faces))
}

function outlinesIn(file: Buffer, text: string): Outlines {
  const font = create(file)
  if (font.isCollection) throw new Error('A share card needs a single typeface')
  const scale = UNITS / font.unitsPerEm
  const signs = [...new Set(text)].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0)!))
  return Object.fromEntries(
    signs.map((sign) => {
      const glyph = font.glyphForCodePoint(sign.codePointAt(0)!)
      return [sign, [Math.round(glyph.advanceWidth * scale), rounded(glyph.path.toSVG(), scale)]]
    }),
  )
}

const rounded = (path: string, scale: number) =>
  path.replace(/-?\d+(\.\d+)?/g, (value) => String(Math.round(Number(value) * scale)))
