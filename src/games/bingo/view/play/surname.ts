/** Words that go with what follows: "van Dijk", "De Bruyne". */
const PARTICLES = new Set([
  'van',
  'von',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'der',
  'den',
  'ter',
  'ten',
  'el',
  'al',
  'le',
  'la',
])

/** What a cell has room for: "Lampard", "van Dijk"; a name of one word is kept. */
export function surnameOf(name: string): string {
  const words = name.split(' ')
  let from = Math.max(0, words.length - 1)
  while (from > 1 && PARTICLES.has(words[from - 1]!.toLowerCase())) from--
  return words.slice(from).join(' ')
}
