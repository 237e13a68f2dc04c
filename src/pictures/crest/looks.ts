import { CREST_TABLE } from './sheet.ts'

const LAYOUTS = ['plain', 'chief', 'base', 'border'] as const
export type Layout = (typeof LAYOUTS)[number]

export type CrestLook = { outline: string; emblem: string; layout: Layout; ink: string | null }

function readLine(line: string): [club: string, look: CrestLook] {
  const [club, outline, emblem, word, ink] = line.split(' ')
  if (!club || !outline || !emblem) throw new Error(`crest "${line}": a word is missing`)
  const layout = LAYOUTS.find((one) => one === word) ?? 'plain'
  if (word && word !== '_' && word !== layout) throw new Error(`crest ${club}: no layout is called ${word}`)
  return [club, { outline, emblem, layout, ink: ink ?? null }]
}

/** Shape and emblem of each club's crest; colours and pattern come from the club. */
export const CREST_LOOKS: ReadonlyMap<string, CrestLook> = new Map(CREST_TABLE.trim().split('\n').map(readLine))
