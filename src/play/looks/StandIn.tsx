import type { ReactNode } from 'react'
import '#styles/fields.css'
import { Sign } from '#ui/Sign.tsx'
import styles from './look-tools.module.css'
import { keepTyping } from './typed.ts'

type Props = {
  placeholder: string
  /** In the place of the box, where nothing is typed. */
  input?: ReactNode
}

/** Until somebody plays: the room of the tools, and a box that takes what is typed meanwhile. */
export const StandIn = ({ placeholder, input }: Props) => (
  <>
    <div className={styles.room} />
    {input ?? (
      <div className="input">
        <Sign name="search" />
        <input
          role="combobox"
          aria-expanded="false"
          aria-controls=""
          aria-label={placeholder}
          placeholder={placeholder}
          ref={keepTyping}
        />
      </div>
    )}
  </>
)
