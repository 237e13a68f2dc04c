import { expect, test } from 'vitest'
import type { Standing } from '#games/match/state.ts'
import { messages } from '#i18n/messages/index.ts'
import { titleOf } from '#play/room/FullTime.tsx'

const t = messages('en', 'rooms')

const table = (...rows: [rank: number | null, out?: boolean][]) =>
  rows.map(([rank, out = false], seat) => ({ seat, name: ['Ada', 'Ben', 'Cleo'][seat]!, rank, out }) as Standing)

const won = table([1], [2])
const level = table([1], [1])
const three = table([1], [1], [3])

test.each<[string, Standing[], number | null, string]>([
  ['who won', won, 0, 'You won'],
  ['who lost to one', won, 1, 'Ada wins'],
  ['who watched it', won, null, 'Ada wins'],
  ['one of two who drew', level, 1, 'A draw'],
  ['who watched a draw', level, null, 'A draw'],
  ['who watched two share the first place of three', three, null, 'A draw'],
  ['the third of three', three, 2, 'Third of 3'],
  ['the second of three', table([1], [2], [3]), 1, 'Second of 3'],
  ['who left', table([1], [2, true]), 1, 'You forfeited'],
  ['who watched nobody score', table([null], [null]), null, 'Nobody scored'],
])('the title of a finished match for %s', (_, standings, seat, title) => {
  expect(titleOf(standings, seat === null ? undefined : standings[seat], t)).toBe(title)
})
