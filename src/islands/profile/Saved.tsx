import { Check } from 'lucide-react'

/** Says that the latest choice was saved, to screen readers too; empty before. */
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
