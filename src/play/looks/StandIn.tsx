import type { ReactNode } from 'react'
import '#styles/fields.css'
import { Sign } from '#ui/Sign.tsx'
import styles from './look-tools.module.css'
import { keepTyping, typed } from './typed.ts'

type Props = {
  /** What the tools say. */
  tools: readonly string[]
  placeholder: string
  /** In the place of the box, where nothing is typed. */
  input?: ReactNode
}

/** Until somebody plays: the tools as they will stand there, and a box that takes what is typed meanwhile. */
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

/** A box that takes what is typed until the search is there. */
export const StandInBox = ({ placeholder }: Pick<Props, 'placeholder'>) => (
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
)
