import type { Words } from './words.ts'

/** Beside the question, where there is a keyboard. */
export const KeysCard = ({ t }: Words) => (
  <section className="well stack">
    <h3>{t.keys}</h3>
    <p className="sm muted">{t.keysText}</p>
  </section>
)
