/** The shape of the profile before its data. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="cols" role="status" aria-label={label}>
      <div className="well ghost" />
      <div className="stack">
        <div className="well ghost low" />
        <div className="well ghost" />
      </div>
    </div>
  )
}
