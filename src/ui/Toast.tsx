import * as Radix from '@radix-ui/react-toast'
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'

const ICONS = { alert: CircleAlert, check: Check, warning: TriangleAlert, info: Info } as const
const OF_COLOR = { red: 'alert', green: 'check', amber: 'warning', blue: 'info' } as const

type Props = {
  color: keyof typeof OF_COLOR
  icon?: keyof typeof ICONS
  title: string
  description: string
  /** Milliseconds; paused while hovered or focused. */
  timeout: number
  closeLabel: string
  onClose: () => void
}

/**
 * A message in the corner, announced to screen readers; closes after its time, by its button, by a swipe or by Escape.
 */
export function Toast({ color, icon, title, description, timeout, closeLabel, onClose }: Props) {
  const Icon = ICONS[icon ?? OF_COLOR[color]]
  return (
    <Radix.Root
      className="toast"
      duration={timeout}
      type={color === 'red' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
    >
      <span className={`ic ${color}`}>
        <Icon className="i" aria-hidden="true" />
      </span>
      <div className="grow">
        <Radix.Title asChild>
          <b>{title}</b>
        </Radix.Title>
        <Radix.Description asChild>
          <p>{description}</p>
        </Radix.Description>
      </div>
      <Radix.Close className="ib" aria-label={closeLabel}>
        <X className="i i-s" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}
