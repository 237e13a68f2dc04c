import { Choice } from '#ui/Choice.tsx'
import type { KitProps } from './game.ts'
import styles from './lobby.module.css'

/** The host chooses, the others read. */
export function Settings({ game, room, state, ...words }: KitProps) {
  const t = words.t.rooms
  const { settings, you, host } = state.view
  const choices = game.settings(settings, words)
  const mine = you !== null && you === host
  return (
    <section className={`card ${styles.settings}`} aria-label={t.settings}>
      <h2>{t.settings}</h2>
      {mine ? (
        choices.map(({ label, value, options }) => (
          <Choice
            key={label}
            label={label}
            value={value}
            options={options}
            onChange={(chosen) => {
              const option = options.find((one) => one.value === chosen)
              room.send({ type: 'settings', settings: option?.settings })
            }}
          />
        ))
      ) : (
        <dl className={styles.facts}>
          {choices.map(({ label, value, options }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{options.find((option) => option.value === value)?.label}</dd>
            </div>
          ))}
        </dl>
      )}
      {choices.map(
        ({ hint, label }) =>
          hint && (
            <p key={label} className="xs muted">
              {hint}
            </p>
          ),
      )}
    </section>
  )
}
