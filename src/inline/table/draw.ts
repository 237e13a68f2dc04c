import { FIRST_KIT, KIT_COLOURS, KIT_SECOND, kitOf, trimOf } from '#core/kits.ts'
import { photoAddress } from '#core/photo.ts'
import { plural } from '#i18n/format.ts'
import type { BoardRow, NearRow } from '#contracts/boards.ts'
import { all } from '../fill.ts'
import { clockTime, figure, locale, type Words } from './words.ts'

type Line = Pick<BoardRow, 'rank' | 'score' | 'ms' | 'username' | 'photo_url' | 'kit' | 'country'>
type Face = Pick<Line, 'photo_url' | 'kit'>

/** Sets the text of every `[data-of=name]`. */
export function setText(inside: ParentNode, name: string, text: string) {
  for (const spot of all(`[data-of=${name}]`, inside)) spot.textContent = text
}

/** Clones the page's template of that name. */
const copyOf = (page: ParentNode, name: string): HTMLElement =>
  page.querySelector<HTMLTemplateElement>(`template[data-${name}]`)!.content.firstElementChild!.cloneNode(true) as never

/** Shows a player's picture, else the shirt; a default one for players who have chosen none. */
export function drawFace(inside: ParentNode, { photo_url, kit: text }: Face) {
  const spot = inside.querySelector('[data-avatar]')!
  const kit = kitOf(text) ?? FIRST_KIT
  spot.querySelector('[data-first]')!.setAttribute('fill', KIT_COLOURS[kit.first])
  const second = spot.querySelector('[data-second]')!
  second.setAttribute('d', KIT_SECOND[kit.pattern])
  second.setAttribute('fill', KIT_COLOURS[kit.second])
  spot.querySelector('[data-trim]')!.setAttribute('stroke', trimOf(kit))
  spot.querySelector('img')?.remove()
  if (!photo_url) return
  const picture = new Image(64, 64)
  picture.alt = ''
  picture.loading = 'lazy'
  picture.onerror = () => picture.remove()
  picture.src = photoAddress(photo_url, 64)
  spot.append(picture)
}

function fillLine(copy: HTMLElement, line: Line, own: string | null): HTMLElement {
  const name = own ?? line.username
  if (name) setText(copy, 'name', name)
  setText(copy, 'score', figure(line.score))
  drawFace(copy, line)
  const flag = copy.querySelector<HTMLImageElement>('[data-flag]')
  if (flag && line.country) {
    flag.src = `/flags/${line.country.toLowerCase()}.svg`
    flag.hidden = false
  }
  if (own) copy.dataset['mine'] = ''
  return copy
}

/** A row of the table; its change of rank only when there was a previous period. */
export function rowOf(page: ParentNode, line: Line | NearRow | BoardRow, words: Words, own: boolean, moves: boolean) {
  const row = fillLine(copyOf(page, 'line'), line, own ? words.you : null)
  setText(row, 'rank', figure(line.rank))
  if (line.ms !== null) setText(row, 'time', clockTime(line.ms))
  const spot = row.querySelector<HTMLElement>('[data-move]')!
  if (moves && 'before' in line) drawMove(spot, line.rank, line.before, words)
  return row
}

/** Shows a change of rank as sign and number, and as a sentence for screen readers. */
function drawMove(spot: HTMLElement, rank: number, before: number | null, words: Words) {
  const by = before === null ? null : before - rank
  const said =
    by === null ? words.new : by === 0 ? words.same : plural(locale(), by > 0 ? words.up : words.down, Math.abs(by))
  const seen = by === null ? words.new : by === 0 ? '–' : `${by > 0 ? '↑' : '↓'} ${figure(Math.abs(by))}`
  spot.dataset['move'] = by === null ? 'new' : by > 0 ? 'up' : by < 0 ? 'down' : 'same'
  const sign = document.createElement('span')
  sign.ariaHidden = 'true'
  sign.textContent = seen
  const sentence = document.createElement('span')
  sentence.className = 'vh'
  sentence.textContent = said
  spot.replaceChildren(sign, sentence)
}

/** A step of the podium. */
export function stepOf(page: ParentNode, line: BoardRow, words: Words, own: boolean, place: string) {
  const step = fillLine(copyOf(page, 'step'), line, own ? words.you : null)
  setText(step, 'place', place)
  setText(step, 'rank', figure(line.rank))
  return step
}

/** An empty step of the podium, as high as the others. */
export function emptyStep(page: ParentNode, place: number): HTMLElement {
  const step = copyOf(page, 'step')
  step.ariaHidden = 'true'
  setText(step, 'rank', figure(place))
  for (const part of ['name', 'score']) setText(step, part, '\u00a0')
  return step
}

/** A row that replaces the players between two others. */
export function gapRow(page: ParentNode, text: string) {
  const row = copyOf(page, 'gap')
  setText(row, 'between', text)
  return row
}

/** A visitor's hypothetical row; without a rank, because it is not on the board. */
export function ghostRow(page: ParentNode, score: number, words: Words) {
  const line = { rank: 0, score, ms: null, username: null, photo_url: null, kit: null, country: null }
  const row = fillLine(copyOf(page, 'line'), line, words.you)
  row.dataset['ghost'] = ''
  setText(row, 'rank', '–')
  return row
}
