import type { Words } from './words.ts'

/** Keyboard hints beside the question, on devices with a keyboard. */
export const KeysCard = ({ t }: Words) => (
  <section className="well stack">
    <h3>{t.keys}</h3>
    <p className="sm muted">{t.keysText}</p>
  </section>
)
