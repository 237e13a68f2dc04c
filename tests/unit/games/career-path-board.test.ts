import { createElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { board } from '#games/career-path/view/play/board.tsx'
import { messages } from '#i18n/messages/index.ts'
import { wholePack } from '../search/packs.ts'

type Props = ComponentProps<typeof board.Board>

const t = { own: messages('en', 'career-path'), football: messages('en', 'football') }
const row = (name: string) => ({ club: name, name, from: 2010, to: 2012, loan: false, current: false, crest: false })
const career = ['Porto', 'Chelsea', 'Milan'].map(row)

/** Markup after one guess, with one of three rows open. */
function markup(view: Partial<NonNullable<Props['view']>>) {
  const guess = { id: 'pedri', fits: true }
  const shown = {
    rows: career.slice(0, 1),
    hidden: 2,
    first: 1,
    hard: false,
    guesses: [guess],
    turns: [guess],
    ...view,
  }
  return renderToStaticMarkup(createElement(board.Board, { view: shown, pack: wholePack(), locale: 'en', t } as never))
}

describe('a guess on the board of Career path', () => {
  test('is amber when it fits but is not the answer', () => {
    const shown = markup({ solved: false, career: null })
    expect(shown).toMatch(/chip-a.*fits every club shown/)
    expect(shown).not.toContain('Milan')
  })

  test('is green when it is right, and every row is open', () => {
    const shown = markup({ solved: true, career })
    expect(shown).toContain('chip-c')
    expect(shown).not.toMatch(/chip-a|fits every club/)
    expect(shown.match(/<tr\b/g)).toHaveLength(3)
    expect(shown).toContain('Milan')
  })

  test('shows only the clubs of the question in hard', () => {
    expect(markup({ solved: true, hard: true, career })).not.toContain('Milan')
  })
})
