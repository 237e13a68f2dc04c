/** Name particles that belong to the following word: "van Dijk", "De Bruyne". */
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

/** Short name for a small place: "Lampard", "van Dijk"; a single-word name is kept. */
export function surnameOf(name: string): string {
  const words = name.split(' ')
  let from = Math.max(0, words.length - 1)
  while (from > 1 && PARTICLES.has(words[from - 1]!.toLowerCase())) from--
  return words.slice(from).join(' ')
}
