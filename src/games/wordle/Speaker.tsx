import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import type { View } from './engine/index.ts'
import { hintText, playerName, rowSays, type Words } from './words.ts'

type Heard = { rows: number; hints: number; sentence: string }

/** One sentence per guess or hint; silent about what was there before. */
export function Speaker({ view, words }: { view: View; words: Words }) {
  const [heard, setHeard] = useState<Heard | null>(null)
  if (heard?.rows !== view.rows.length || heard.hints !== view.hints.length) {
    setHeard({ rows: view.rows.length, hints: view.hints.length, sentence: heard ? news(view, heard, words) : '' })
  }
  return (
    <p className="vh" role="status">
      {heard?.sentence}
    </p>
  )
}

function news({ rows, hints, solved }: View, heard: Heard, words: Words): string {
  if (rows.length > heard.rows) {
    const row = rows.at(-1)!
    return solved ? fill(words.t.saysSolved, { name: playerName(row.player, words) }) : rowSays(row, words)
  }
  return hints.length > heard.hints ? hintText(hints.at(-1)!, words) : ''
}
