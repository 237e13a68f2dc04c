import '#styles/fields.css'
import { Sign } from '#ui/Sign.tsx'
import { keepTyping } from './typed.ts'

type Props = { placeholder: string }

/** Until somebody plays: a box that takes what is typed meanwhile. */
export const StandIn = ({ placeholder }: Props) => (
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
