/** Skeleton of the profile. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className="cols profile" role="status" aria-label={label}>
      <div className="well ghost" />
      <div className="stack career">
        <div className="well ghost low" />
        <div className="well ghost" />
        <div className="cols2">
          <div className="well ghost tall" />
          <div className="well ghost tall" />
        </div>
      </div>
      <div className="well ghost tall" />
    </div>
  )
}
