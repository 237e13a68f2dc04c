import type { ReactNode } from 'react'
import '#styles/fields.css'
import { Icon } from '#ui/Icon.tsx'
import styles from './look-tools.module.css'
import { keepTyping, typed } from './typed.ts'

type Props = {
  /** Labels of the tools. */
  tools: readonly string[]
  placeholder: string
  /** Replaces the box in games without typing. */
  input?: ReactNode
}

/** Placeholder until the first intent to play: the tools, and a box that keeps typed text. */
export const StandIn = ({ tools, placeholder, input }: Props) => (
  <>
    <div
      className={styles.tools}
      data-of={tools.length}
      aria-hidden="true"
      onClick={({ target, currentTarget }) => {
        typed.tool = [...currentTarget.children].indexOf(target as Element)
      }}
    >
      {tools.map((tool) => (
        <span key={tool} className="btn btn-s">
          {tool}
        </span>
      ))}
    </div>
    {input ?? <StandInBox placeholder={placeholder} />}
  </>
)

/** A box that keeps typed text until the search has loaded. */
export const StandInBox = ({ placeholder }: Pick<Props, 'placeholder'>) => (
  <div className="input">
    <Icon name="search" />
    <input
      role="combobox"
      aria-expanded="false"
      aria-controls=""
      aria-label={placeholder}
      placeholder={placeholder}
      ref={keepTyping}
    />
  </div>
)
