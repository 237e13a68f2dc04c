// Own code, because fuzzy-matching libraries match letters with gaps ("rnldo"), which floods a list of names, and know
// no swapped or wrong letters, which people type.
import { fold } from '#core/fold.ts'
import type { Named } from './named.ts'
import type { Pack } from './pack.ts'

/**
 * `alias` is the nickname that was typed, null when the name itself matches; `namesake`: somebody else has the same name,
 * so that a row has to tell them apart; `twin`: and was born in the same year.
 */
export type Hit = { footballer: Named; alias: string | null; namesake: boolean; twin: boolean }

/** Minimum word length in which one wrong, missing, extra or swapped letter is allowed, and in which two are. */
const TYPO_LETTERS = 5
const TWO_TYPOS_LETTERS = 8

/** Typos are searched only when fewer names match exactly, and none of them word for word. */
const FEW_HITS = 5

/** `text` runs from the start of a word to the end of the name, so that "vandijk" finds "van Dijk". */
type Tail = { text: string; word: number; letters: number; alias: number }
type Entry = { footballer: Named; namesake: boolean; twin: boolean; names: string[]; tails: Tail[]; letters: number }
type Found = { hit: Hit; rank: number; at: number }

/** Fame from which a footballer ranks before the second tier, even before an exact name. */
const WELL_KNOWN = 3

const NAME_ITSELF = -1

/** Best to worst: the whole name; a word or its prefix; several words typed as one; a nickname; the full name. */
const RANKS = { whole: 0, name: 1, runOn: 2, alias: 3, fullName: 4 } as const

/** `size`: number of indexed footballers; the pack grows. */
const indexes = new WeakMap<Pack, { entries: Entry[]; size: number }>()

/** Finds footballers whose name or nickname contains every typed word, in any order; best match first, ties by fame. */
export function search(pack: Pack, text: string, limit = Infinity): Hit[] {
  const words = fold(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const entries = indexOf(pack)
  const typed = words.join(' ')
  // Longest word first: it is the most selective.
  const tokens = words.toSorted((one, other) => other.length - one.length)
  const found = findAll(entries, typed, tokens, AS_TYPED)
  if (found.length < FEW_HITS && !found.some(({ at }) => hasWord(entries[at]!, tokens[0]!))) {
    const known = new Set(found.map(({ at }) => at))
    found.push(...findAll(entries, typed, tokens, WITH_TYPO).filter(({ at }) => !known.has(at)))
    if (found.length === 0) found.push(...findAll(entries, typed, tokens, WITH_TWO_TYPOS))
    // A short word allows no typo, so "van djik" is read as "vandjik".
    if (found.length === 0 && words.length > 1) found.push(...findAll(entries, typed, [words.join('')], WITH_TYPO))
  }
  return found.slice(0, limit).map(({ hit }) => hit)
}

/** An exact word exists, so typos of similar names are not searched. */
const hasWord = ({ names }: Entry, word: string): boolean => names.some((name) => wordsOf(name).includes(word))

const wordsOf = (name: string): string[] => name.split(' ')

/** Builds or extends the index ahead of the first key; otherwise `search` does it. */
export function indexOf(pack: Pack): Entry[] {
  const known = indexes.get(pack) ?? { entries: [], size: 0 }
  if (known.size === pack.byId.size) return known.entries
  const news = [...pack.byId.values()].slice(known.size).map(entryOf)
  const renewed = known.entries.map((entry) => {
    const current = pack.byId.get(entry.footballer.id)!
    return current === entry.footballer ? entry : entryOf(current)
  })
  // Array#sort is stable: within a fame earlier entries come first, the second tier last.
  const entries = [...renewed, ...news].sort((one, other) => other.footballer.fame - one.footballer.fame)
  markNamesakes(entries)
  indexes.set(pack, { entries, size: pack.byId.size })
  return entries
}

function markNamesakes(entries: readonly Entry[]) {
  const alike = new Map<string, Entry[]>()
  for (const entry of entries) {
    const same = alike.get(entry.names[0]!)
    if (same) same.push(entry)
    else alike.set(entry.names[0]!, [entry])
  }
  for (const same of alike.values()) if (same.length > 1) tellApart(same)
}

function tellApart(same: readonly Entry[]) {
  const years = same.map(({ footballer }) => (footballer.clues ? footballer.born?.slice(0, 4) : footballer.bornYear))
  same.forEach((entry, at) => {
    entry.namesake = true
    entry.twin = years.some((year, other) => other !== at && String(year) === String(years[at]))
  })
}

function entryOf(footballer: Named): Entry {
  const names = [footballer.name, ...otherNames(footballer)].map(fold)
  const tails = names.flatMap((name, at) => tailsOf(name, at - 1))
  return { footballer, namesake: false, twin: false, names, tails, letters: lettersOf(names.join('')) }
}

function tailsOf(name: string, alias: number): Tail[] {
  const words = wordsOf(name)
  return words.map((word, at) => {
    const text = words.slice(at).join('')
    return { text, word: word.length, letters: lettersOf(text), alias }
  })
}

/** Strictness of matching a word; `lacks` is true when a name lacks too many of its letters, by bit set. */
type Reading = { lacks: (bits: number) => boolean; matches: (tail: Tail, token: string, letters: number) => boolean }

function findAll(entries: readonly Entry[], typed: string, tokens: readonly string[], reading: Reading): Found[] {
  const masks = tokens.map(lettersOf)
  const found: Found[] = []
  // A plain loop, because every key press scans thousands of names.
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at]!
    if (lacksLetters(entry, masks, reading)) continue
    const matched = matchedTails(entry, tokens, masks, reading)
    if (!matched) continue
    const { footballer, namesake, twin } = entry
    const alias = Math.max(...matched.map((tail) => tail.alias))
    const name = alias === NAME_ITSELF ? null : otherNames(footballer)[alias]!
    const rank = rankOf(entry, typed, alias, () => matched.some(({ word }, token) => tokens[token]!.length > word))
    found.push({ hit: { footballer, alias: name, namesake, twin }, rank, at })
  }
  return wellKnownFirst(found.sort(byRank))
}

function rankOf({ names, footballer }: Entry, typed: string, alias: number, runsOn: () => boolean): number {
  if (names.includes(typed)) return RANKS.whole
  if (alias >= footballer.aliases.length) return RANKS.fullName
  if (alias !== NAME_ITSELF) return RANKS.alias
  return runsOn() ? RANKS.runOn : RANKS.name
}

/** Nicknames, then the full name. */
const otherNames = (footballer: Named): readonly string[] =>
  footballer.clues && footballer.fullName !== undefined
    ? [...footballer.aliases, footballer.fullName]
    : footballer.aliases

function lacksLetters({ letters }: Entry, masks: readonly number[], { lacks }: Reading): boolean {
  for (let at = 0; at < masks.length; at++) if (lacks(masks[at]! & ~letters)) return true
  return false
}

/** The pack is sorted by fame, so the position breaks ties. */
const byRank = (one: Found, other: Found): number => one.rank - other.rank || one.at - other.at

/**
 * Moves the second tier behind the last well-known hit: `muller` means Gerd or Thomas, not a man called only Müller.
 */
function wellKnownFirst(found: Found[]): Found[] {
  const isWellKnown = ({ hit, rank }: Found) => hit.footballer.fame >= WELL_KNOWN && rank < RANKS.fullName
  const end = found.findLastIndex(isWellKnown) + 1
  const head = found.slice(0, end)
  const isOther = ({ hit }: Found) => hit.footballer.clues === null
  return [...head.filter((one) => !isOther(one)), ...head.filter(isOther), ...found.slice(end)]
}

/** Assigns each token its own tail, in token order; undefined for no match. */
function matchedTails(
  { tails }: Entry,
  tokens: readonly string[],
  masks: readonly number[],
  { matches }: Reading,
): Tail[] | undefined {
  let taken: Tail[] | undefined
  for (let at = 0; at < tokens.length; at++) {
    const tail = tailOf(tails, taken, tokens[at]!, masks[at]!, matches)
    if (!tail) return undefined
    if (taken) taken.push(tail)
    else taken = [tail]
  }
  return taken
}

/** Like `find`, without allocating a closure per word. */
function tailOf(
  tails: readonly Tail[],
  taken: readonly Tail[] | undefined,
  token: string,
  mask: number,
  matches: Reading['matches'],
): Tail | undefined {
  for (let at = 0; at < tails.length; at++) {
    const tail = tails[at]!
    if (matches(tail, token, mask) && !taken?.includes(tail)) return tail
  }
  return undefined
}

const AS_TYPED: Reading = {
  lacks: (bits) => bits !== 0,
  matches: ({ text }, token) => text.charCodeAt(0) === token.charCodeAt(0) && text.startsWith(token),
}

const WITH_TYPO: Reading = {
  lacks: moreThanOne,
  matches: (tail, token, letters) =>
    tail.text.startsWith(token) ||
    (token.length >= TYPO_LETTERS && !moreThanOne(letters & ~tail.letters) && readsAs(tail.text, token, 1)),
}

const WITH_TWO_TYPOS: Reading = {
  lacks: moreThanTwo,
  matches(tail, token, letters) {
    if (token.length < TWO_TYPOS_LETTERS) return WITH_TYPO.matches(tail, token, letters)
    return !moreThanTwo(letters & ~tail.letters) && readsAs(tail.text, token, 2)
  },
}

const readsAs = (text: string, token: string, typos: number): boolean =>
  beginsNearly(text, token) && startsWithTypos(text, token, typos)

/** A typo leaves one of the first two letters in place, or shifts by one: a cheap pre-check. */
const beginsNearly = (text: string, token: string): boolean =>
  text[0] === token[0] || text[1] === token[1] || text[0] === token[1] || text[1] === token[0]

/**
 * True when at most `typos` wrong, missing, extra or swapped letters in `token` explain why `text` does not start with
 * it.
 */
export function startsWithTypos(text: string, token: string, typos: number): boolean {
  let at = 0
  while (at < token.length && text[at] === token[at]) at++
  if (at === token.length) return true
  if (typos === 0) return false
  const left = (skipped: number, passed: number) =>
    startsWithTypos(text.slice(at + skipped), token.slice(at + passed), typos - 1)
  const isSwapped = text[at] === token[at + 1] && text[at + 1] === token[at]
  return left(1, 1) || left(0, 1) || left(1, 0) || (isSwapped && left(2, 2))
}

/** A bit per letter: a cheap pre-check before comparing letters. */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

function moreThanOne(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

function moreThanTwo(bits: number): boolean {
  return moreThanOne(bits & (bits - 1))
}
