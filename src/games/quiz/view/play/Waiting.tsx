import { Button } from '#ui/Button.tsx'
import styles from './waiting.module.css'

type Props = { text: string; retry?: { label: string; onRetry: () => void } }

/** In the place of a question: that it comes, or that it did not. */
export const Waiting = ({ text, retry }: Props) => (
  <div className={styles.waiting}>
    <p role={retry ? 'alert' : 'status'}>{text}</p>
    {retry && (
      <Button look="primary" size="large" onClick={retry.onRetry}>
        {retry.label}
      </Button>
    )}
  </div>
)
