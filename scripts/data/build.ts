import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { assemble } from './assemble.ts'
import { backFourGroups } from './back-four-groups.ts'
import { encodeEvidence } from './evidence.ts'
import { emblemsOf } from './emblems.ts'
import { drawnOf } from './drawn.ts'
import { grammarOf } from './grammar.ts'
import { historyOf } from './history.ts'
import { readCorrectedSheets } from './corrections.ts'
import { decodeEvidence } from '#data/evidence-file.ts'
import { decodeRecords } from '#data/records-file.ts'
import { encodeFacts } from './facts-file.ts'
import { GENERATED_FOLDER, HASH_FILE, hashOfBuilt, hashOfInputs, ROOT } from './inputs.ts'
import { readManifest } from './manifest.ts'
import { othersOf } from './others.ts'
import { packsOf } from './packs.ts'
import { quizDeck } from './quiz-deck.ts'
import { encodeRecords } from './records.ts'
import { replaceFile } from './write.ts'

export const SHEETS_FOLDER = join(ROOT, 'src/data/sheets')
export const CORRECTIONS_FOLDER = join(ROOT, 'src/data/corrections')

/** Builds facts, records and browser packs from sheets and corrections; returns false when they were up to date. */
export async function build(): Promise<boolean> {
  const hash = await hashOfInputs()
  if ((await hashOfBuilt()) === hash) return false
  const { asOf } = await readManifest(SHEETS_FOLDER)
  const sheets = await readCorrectedSheets(SHEETS_FOLDER, CORRECTIONS_FOLDER)
  const facts = assemble(sheets)
  await mkdir(GENERATED_FOLDER, { recursive: true })
  await replaceFile(join(GENERATED_FOLDER, 'facts.json'), JSON.stringify(encodeFacts(facts, asOf)))
  const records = encodeRecords(sheets)
  await replaceFile(join(GENERATED_FOLDER, 'records.json'), JSON.stringify(records))
  const proofs = encodeEvidence(sheets)
  await replaceFile(join(GENERATED_FOLDER, 'evidence.json'), JSON.stringify(proofs))
  await replaceFile(join(GENERATED_FOLDER, 'emblems.json'), JSON.stringify(emblemsOf(sheets)))
  const grammar = grammarOf(sheets)
  await replaceFile(join(GENERATED_FOLDER, 'grammar.json'), JSON.stringify(grammar))
  await replaceFile(join(GENERATED_FOLDER, 'history.json'), JSON.stringify(historyOf(sheets)))
  const others = othersOf(sheets)
  await replaceFile(join(GENERATED_FOLDER, 'others.json'), JSON.stringify(others))
  const drawn = await drawnOf({ clubs: facts.clubs, grounds: records.clubs })
  const known = decodeRecords(records)
  const evidence = { ...decodeEvidence(proofs), honours: known.honours, squads: known.squads }
  const { places, 'club-names': clubNames } = sheets
  const packs = packsOf({ facts, others, records: known, evidence, asOf, drawn, places, clubNames, grammar })
  for (const [name, pack] of Object.entries(packs))
    await replaceFile(join(GENERATED_FOLDER, `${name}-pack.json`), JSON.stringify(pack))
  await replaceFile(join(GENERATED_FOLDER, 'quiz-deck.json'), JSON.stringify(await quizDeck()))
  await replaceFile(join(GENERATED_FOLDER, 'back-four.json'), JSON.stringify(await backFourGroups()))
  await replaceFile(HASH_FILE, hash)
  return true
}
