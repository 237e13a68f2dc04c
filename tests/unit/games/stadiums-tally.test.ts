import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tally } from '#games/stadiums/view/play/Tally.tsx'
import { LEAGUES } from '#data/types.ts'
import { CHECKS } from '#games/stadiums/rules/terms.ts'
import { messages } from '#i18n/messages/index.ts'

type Props = Parameters<typeof Tally>[0]

const t = { own: messages('en', 'stadiums'), football: messages('en', 'football') } as unknown as Props['t']
const view = { league: LEAGUES[0], left: CHECKS, locked: 0 } as Props['view']
const first = (given: Props['view']) =>
  /<(p|img)\b.*?(?:<\/p>|\/>)/.exec(renderToStaticMarkup(createElement(Tally, { view: given, t })))![0]

test('the number of the check keeps its place when the league of the run is known', () => {
  expect(first(null)).toContain('Check 1 of 3')
  expect(first(view)).toBe(first(null))
})
