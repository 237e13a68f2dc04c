import { lazy, type ComponentType } from 'react'
import type { Messages } from '#i18n/messages/index.ts'

type Plain = { onRetry: () => void; t: { play: Messages<'play'> } }

/** Lazy error card, replaced by plain text when the card itself fails to load. */
export const orPlain = <Props extends Plain>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch(() => ({
      default: (({ onRetry, t }) => (
        <p className="card stack" role="alert">
          {t.play.practiceFailed}
          <button type="button" className="btn btn-p" onClick={onRetry}>
            {t.play.tryAgain}
          </button>
        </p>
      )) as ComponentType<Props>,
    })),
  )
