import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LEAGUES } from '#data/types.ts'
import { CHECKS } from '#games/stadiums/rules/terms.ts'
import { game } from '#games/stadiums/view/play/game.tsx'
import { fill } from '#i18n/format.ts'
import { messages } from '#i18n/messages/index.ts'

const Tally = game.Progress!
type Props = ComponentProps<typeof Tally>

const own = messages('en', 'stadiums')
const t = { own, football: messages('en', 'football') }

/** The first word or picture of the head. */
function firstOf(view: Partial<NonNullable<Props['view']>> | null): string {
  const markup = renderToStaticMarkup(createElement(Tally, { view, t } as unknown as Props))
  return /<(p|img)\b.*?(?:<\/p>|\/>)/.exec(markup)![0]
}

test('the number of the check keeps its place when the league of the run is known', () => {
  expect(firstOf(null)).toContain(fill(own.stepOf, { n: 1, max: CHECKS }))
  expect(firstOf({ league: LEAGUES[0], left: CHECKS, locked: 0 })).toBe(firstOf(null))
})
