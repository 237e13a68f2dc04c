import '#styles/fields.css'
import { Sign } from '#ui/Sign.tsx'
import styles from './look-tools.module.css'
import { typed } from './typed.ts'

/** Until somebody plays: the room of the tools, and a box that takes what is typed meanwhile. */
export const StandIn = ({ placeholder }: { placeholder: string }) => (
  <>
    <div className={styles.room} />
    <div className="input">
      <Sign name="search" />
      <input
        role="combobox"
        aria-expanded="false"
        aria-controls=""
        aria-label={placeholder}
        placeholder={placeholder}
        defaultValue={typed.text}
        autoFocus={typed.inside}
        onChange={({ target }) => (typed.text = target.value)}
        onFocus={() => (typed.inside = true)}
        onBlur={({ relatedTarget }) => relatedTarget && (typed.inside = false)}
      />
    </div>
  </>
)
