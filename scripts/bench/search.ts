import { fold } from '#core/fold.ts'
import { growPack } from '#search/late-pack.ts'
import { decodePack, type Pack } from '#search/pack.ts'
import { indexOf, search } from '#search/search.ts'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { printTable } from './table.ts'

/** Maximum 95th percentile of a key press, ms: half a frame, because the list must be drawn in it, too. */
const KEY_MS = 8

/** Size of both packs of names, time to index them, and time of every key of every typed name. */
export function searchTimes(): void {
  const [first, late] = ['search', 'late'].map((name) => readFileSync(`src/data/generated/${name}-pack.json`, 'utf8'))
  const [pack, firstIndex] = timed(() => indexed(decodePack(JSON.parse(first!), 'en')))
  const firstNames = pack.byId.size
  const [, lateIndex] = timed(() => {
    growPack(pack, JSON.parse(late!))
    indexOf(pack)
  })
  printTable(
    'Packs of names',
    ['pack', 'names', 'KB after brotli', 'read and indexed, ms'],
    [
      ['first', String(firstNames), kilobytes(first!), firstIndex.toFixed(1)],
      ['late', String(pack.byId.size - firstNames), kilobytes(late!), lateIndex.toFixed(1)],
    ],
  )
  const names = [...pack.byId.values()].map(({ name }) => fold(name))
  const kinds: [string, string[]][] = [
    ['the name, key by key', names.flatMap(begins)],
    ['the last word of it, key by key', names.flatMap((name) => begins(name.split(' ').at(-1)!))],
    ['the last word with two letters swapped', names.map((name) => swapped(name.split(' ').at(-1)!))],
    ['a word that nobody bears', names.map((name) => [...name].reverse().join(''))],
  ]
  const rows = kinds.map(([kind, texts]) => [kind, String(texts.length), ...quantiles(texts.map(timeOf(pack)))])
  printTable('A key in the box, ms', ['what is typed', 'keys', 'p50', 'p95', 'p99', 'longest'], rows)
  const slow = rows.filter((row) => Number(row[3]) > KEY_MS)
  console.log(slow.length === 0 ? `\nEvery p95 within ${KEY_MS} ms.` : `\n${slow.length} beyond ${KEY_MS} ms at p95.`)
  if (slow.length > 0) process.exitCode = 1
}

const kilobytes = (text: string): string => (brotliCompressSync(text).length / 1_000).toFixed(1)

function timed<Result>(work: () => Result): [Result, number] {
  const from = performance.now()
  const result = work()
  return [result, performance.now() - from]
}

const timeOf = (pack: Pack) => (text: string) => timed(() => search(pack, text))[1]

function indexed(pack: Pack): Pack {
  indexOf(pack)
  return pack
}

const begins = (text: string): string[] => Array.from(text, (_, at) => text.slice(0, at + 1))

/** Swaps the second and third letter, a common typo. */
const swapped = (word: string): string => `${word.slice(0, 1)}${word.slice(2, 3)}${word.slice(1, 2)}${word.slice(3)}`

function quantiles(times: readonly number[]): string[] {
  const sorted = times.toSorted((one, other) => one - other)
  return [0.5, 0.95, 0.99, 1].map((part) => sorted[Math.ceil(part * sorted.length) - 1]!.toFixed(2))
}
