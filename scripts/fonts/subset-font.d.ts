declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat: 'woff2' | 'truetype'
    keepFeatures: readonly string[]
    noHinting: boolean
    variationAxes: Readonly<Record<string, Axis>>
  }
  /** A font subset with the glyphs of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
