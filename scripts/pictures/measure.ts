import { CRESTS, pictureOf, PORTRAITS } from '#pictures/index.ts'
import { type Ladder, LADDERS, ladderOf, reduced, thirdOf } from '#pictures/ladder.ts'

/** Bytes and milliseconds of the reduced pictures over every drawing, as lines. */
export async function measure(): Promise<string[]> {
  const portraits = [...PORTRAITS].map((id) => pictureOf('portrait', id) ?? '')
  const crests = [...CRESTS].map((id) => pictureOf('crest', id) ?? '')
  return [
    await ladderLine('pixels-easy', portraits),
    await ladderLine('pixels-hard', portraits),
    await ladderLine('blur', crests),
    await timed('one step of 64 pixels', portraits, (svg) => reduced(svg, 64)),
    await timed('a third', portraits, (svg, index) => thirdOf(svg, index % 3)),
  ]
}

async function ladderLine(ladder: Ladder, svgs: readonly string[]): Promise<string> {
  const most = LADDERS[ladder].map(() => 0)
  const line = await timed(ladder, svgs, async (svg) => {
    const steps = await ladderOf(svg, ladder)
    steps.forEach(({ length }, index) => (most[index] = Math.max(most[index] ?? 0, length)))
    return Buffer.concat([...steps])
  })
  return `${line}; largest steps ${most.join(' ')}`
}

async function timed(
  title: string,
  svgs: readonly string[],
  work: (svg: string, index: number) => Promise<Buffer>,
): Promise<string> {
  const times: number[] = []
  let bytes = 0
  for (const [index, svg] of svgs.entries()) {
    const start = performance.now()
    bytes = Math.max(bytes, (await work(svg, index)).length)
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  return `${title}: ${svgs.length} pictures, median ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${bytes} bytes`
}
