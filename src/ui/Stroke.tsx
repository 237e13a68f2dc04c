type Props = { path: string; className?: string | undefined }

/** A drawn line in a square of 24. Decorative: the text beside it says the same. */
export const Stroke = ({ path, className = 'i' }: Props) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
    <path d={path} />
  </svg>
)
