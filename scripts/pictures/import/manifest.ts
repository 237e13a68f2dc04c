import { basename, join } from 'node:path'
import { id, words, type Column } from '#scripts/data/columns.ts'
import { readTable } from '#scripts/data/read.ts'
import type { Problem } from '#scripts/data/sheets.ts'

const LICENCE = /^(own|public domain|CC0( 1\.0)?|CC BY(-SA)?( [1-4]\.0)?)$/
const MAX_AUTHOR = 200
const MAX_SOURCE = 500

const fileName: Column<string> = {
  expects: 'the name of a file in the folder, without a path',
  read: (text) => (/^[^/\\\p{Cc}]+$/u.test(text) && !text.startsWith('.') ? text : undefined),
}

const licence: Column<string> = {
  expects: 'CC0, public domain, CC BY or CC BY-SA (with or without a version), or own',
  read: (text) => (LICENCE.test(text) ? text : undefined),
}

const atMost = (letters: number): Column<string> => ({
  expects: `words without line breaks, at most ${letters} letters`,
  read: (text) => (text.length <= letters ? words.read(text) : undefined),
})

const COLUMNS = { file: fileName, footballer: id, author: atMost(MAX_AUTHOR), licence, source: atMost(MAX_SOURCE) }

/** A picture of a manifest, with its line number. */
export type Entry = {
  line: number
  file: string
  footballer: string
  author: string
  licence: string
  source: string
}

export type Manifest = { name: string; entries: Entry[]; problems: Problem[] }

/** Reads a manifest; `known`: ids of all footballers. Problems name line, column and reason. */
export async function readManifest(folder: string, file: string, known: ReadonlySet<string>): Promise<Manifest> {
  const name = basename(file)
  const { rows, problems } = await readTable(name, COLUMNS, join(folder, name))
  const entries = rows as unknown as Entry[]
  const complain = ({ line }: Entry, column: keyof Entry, reason: string) =>
    problems.push({ file: name, line, column, rule: 'manifest', reason })
  const seen = new Set<string>()
  for (const entry of entries) {
    if (!known.has(entry.footballer)) complain(entry, 'footballer', `nobody has the id ${entry.footballer}`)
    if (seen.has(entry.footballer)) complain(entry, 'footballer', `${entry.footballer} has a picture further up`)
    seen.add(entry.footballer)
    if (needsLink(entry) && !isLink(entry.source)) {
      complain(entry, 'source', `${entry.licence} asks for the https address that the picture comes from`)
    }
  }
  if (rows.length === 0 && problems.length === 0) {
    problems.push({ file: name, line: 1, rule: 'manifest', reason: 'there is no such file, or no picture in it' })
  }
  return { name, entries, problems }
}

/** Creative Commons terms require a link to the original. */
const needsLink = (entry: Entry) => entry.licence.startsWith('CC')

const isLink = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'
