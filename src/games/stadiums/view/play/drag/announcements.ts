import type { Active, Announcements, Over } from '@dnd-kit/core'
import { fill } from '#i18n/format.ts'
import type { GameWords } from '#play/game.ts'
import { $table, refusalOf } from '../hand.ts'
import { clubOf, groundName } from '../../../words.ts'
import { onCard, tokenOf } from './terms.ts'

/** What is said while a crest is carried, for who does not see it. */
export function announcementsOf(t: GameWords<'stadiums'>): Announcements {
  const clubIn = (active: Active) => {
    const table = $table.get()
    return table ? clubOf(table.view, tokenOf(active)) : ''
  }
  const groundUnder = (over: Over) => {
    const [at, table] = [onCard(over), $table.get()]
    return at === null || !table ? t.tray : groundName(table.view.cards[at]!, at, t)
  }
  const isRefused = (active: Active, over: Over) => {
    const [at, table] = [onCard(over), $table.get()]
    return at !== null && table !== null && refusalOf(table.view, tokenOf(active), at) !== null
  }
  const back = (active: Active) => fill(t.dragBack, { club: clubIn(active) })
  return {
    onDragStart: ({ active }) => fill(t.dragStart, { club: clubIn(active) }),
    onDragOver: ({ active, over }) =>
      over ? fill(t.dragOver, { club: clubIn(active), ground: groundUnder(over) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over && !isRefused(active, over)
        ? fill(t.dragEnd, { club: clubIn(active), ground: groundUnder(over) })
        : back(active),
    onDragCancel: ({ active }) => back(active),
  }
}
