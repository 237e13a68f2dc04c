/** Crest of a club; decorative, since the name is next to it. */
export const Crest = ({ club, className }: { club: string; className?: string | undefined }) => (
  <img src={`/img/crest/${club}.svg`} alt="" width={40} height={44} draggable={false} className={className} />
)
