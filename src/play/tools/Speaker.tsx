import { useState } from 'react'

type Props<View> = { view: View; says: (now: View, before: View) => string }

/** The one live region: a sentence per step, silent about what was there before. Give it a new `key` per run. */
export function Speaker<View>({ view, says }: Props<View>) {
  const [heard, setHeard] = useState({ view, sentence: '' })
  if (heard.view !== view) setHeard({ view, sentence: says(view, heard.view) })
  return (
    <p className="vh" role="status">
      {heard.sentence}
    </p>
  )
}
