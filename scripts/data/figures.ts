/** `least` and `most`: promised limits, absent without a promise. */
export type Figure = { name: string; count: number; least?: number; most?: number }
export type Group = { title: string; figures: Figure[] }

export const isEnough = ({ count, least = -Infinity, most = Infinity }: Figure): boolean =>
  count >= least && count <= most

/** Formats groups for a terminal. */
export const tableOf = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ title, figures }) => ['', title, ...figures.map(lineOf)])

function lineOf(figure: Figure): string {
  const { count, name, least, most } = figure
  const promise = least !== undefined ? `at least ${least}` : most !== undefined ? `at most ${most}` : null
  return `${String(count).padStart(8)}  ${name}${promise ? `  (${promise}${isEnough(figure) ? '' : ': MISSED'})` : ''}`
}
