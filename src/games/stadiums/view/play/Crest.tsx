/** The crest of a club, whose name stands beside it. */
export const Crest = ({ club, className }: { club: string; className?: string | undefined }) => (
  <img src={`/img/crest/${club}.svg`} alt="" width={40} height={44} draggable={false} className={className} />
)
