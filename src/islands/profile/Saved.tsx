import { Check } from 'lucide-react'

/** Confirms that the latest choice was saved, also to screen readers; empty before. */
export const Saved = ({ saved, t }: { saved: boolean; t: { saved: string } }) => (
  <span role="status" className="sm saved">
    {saved && (
      <>
        <Check className="i i-s" aria-hidden="true" />
        {t.saved}
      </>
    )}
  </span>
)
