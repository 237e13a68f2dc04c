// `npm run fonts`: cuts the typefaces of @fontsource-variable down to what the site writes, into src/assets/fonts,
// and writes the letters of the share cards as outlines.
// Run it after a language was added or a typeface updated, and commit what it makes; a build never runs it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { CUTS, FEATURES } from './fonts/cuts.ts'
import { outlineTable } from './fonts/outlines.ts'

const FOLDER = join('src', 'assets', 'fonts')
const kilobytes = (file: Buffer) => `${(file.length / 1024).toFixed(1)} KB`

for (const { file, source, text, axes } of CUTS) {
  const whole = readFileSync(join('node_modules', source))
  const cut = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: axes,
  })
  writeFileSync(join(FOLDER, `${file}.woff2`), cut)
  console.log(`${file}.woff2: ${kilobytes(cut)} of ${kilobytes(whole)}`)
}

writeFileSync(join('src', 'pictures', 'card', 'outlines.json'), `${JSON.stringify(await outlineTable())}\n`)
