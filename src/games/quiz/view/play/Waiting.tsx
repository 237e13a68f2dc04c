import { Button } from '#ui/Button.tsx'
import { Night } from './Night.tsx'
import styles from './waiting.module.css'

type Props = { text: string; retry?: { label: string; onRetry: () => void } }

/** Placeholder of a question: loading or failed. */
export const Waiting = ({ text, retry }: Props) => (
  <div className={styles.waiting}>
    <Night on={3} />
    <p role={retry ? 'alert' : 'status'}>{text}</p>
    {retry && (
      <Button look="primary" size="large" onClick={retry.onRetry}>
        {retry.label}
      </Button>
    )}
  </div>
)
