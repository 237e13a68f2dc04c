import { pictureAddress } from '#core/picture-address.ts'
import type { Criterion } from '#data/types.ts'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import styles from './criterion-mark.module.css'

type Props = {
  criterion: Criterion
  /** Null before it has loaded; until then a club whose crest fails to load has no fallback badge. */
  pack: Pack | null
  /** Height in px. */
  size: number
}

/** Icon of a criterion: a crest, a flag, a league's emblem, a trophy. Decorative. */
export function CriterionMark({ criterion, pack, size }: Props) {
  const club = clubIn(criterion)
  const known = club === null ? undefined : pack ? pack.clubs.get(club) : unloaded(club)
  if (known && criterion.kind === 'competitionWith')
    return (
      <span className={styles.pair}>
        <Stroke name="trophy" size={Math.round(size * 0.8)} />
        <ClubCrest club={known} size={Math.round(size * 0.85)} />
      </span>
    )
  if (known) return <ClubCrest club={known} size={size} />
  const flag = 'nation' in criterion ? criterion.nation.toLowerCase() : undefined
  if (flag) return <img className="flag" src={`/flags/${flag}.svg`} alt="" width={size * 1.3} height={size * 0.88} />
  if ('league' in criterion)
    return (
      <img src={pictureAddress(`league/${criterion.league}.svg`)} alt="" width={size} height={size} loading="lazy" />
    )
  return <Stroke name={signOf(criterion)} size={size} />
}

const unloaded = (id: string) => ({ crest: pictureAddress(`crest/${id}.svg`), colours: null, pattern: null })

const Stroke = ({ name, size }: { name: keyof typeof STROKES; size: number }) => (
  <svg viewBox="0 0 24 24" className={styles.sign} width={size} height={size} aria-hidden="true">
    <path d={STROKES[name]} />
  </svg>
)

const clubIn = (criterion: Criterion): string | null =>
  'club' in criterion ? criterion.club : 'clubs' in criterion ? criterion.clubs[0] : null

const STROKES = {
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0ZM7 5.5H4c0 3 1 4.5 3.4 5M17 5.5h3c0 3-1 4.5-3.4 5M12 14v4M8.5 20.5h7M10 18h4v2.5h-4Z',
  ball: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.8l4 2.9-1.5 4.7h-5L8 10.7ZM12 3v4.8M3.6 9.2 8 10.7M20.4 9.2 16 10.7M6.9 19.4l2.6-4M17.1 19.4l-2.6-4',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.3 9.5h17.4M3.3 14.5h17.4M12 3c-5 5.4-5 12.6 0 18M12 3c5 5.4 5 12.6 0 18',
  cake: 'M4.5 20.5v-7h15v7ZM4.5 16.5c2.5 2 5 2 7.5 0s5-2 7.5 0M12 13.5v-4M8 13.5v-3M16 13.5v-3M12 6.6v-.7M8 7.6v-.7M16 7.6v-.7M3 20.5h18',
  shield: 'M12 21c5-2 7.5-5 7.5-9.5V5.5L12 3 4.5 5.5V11.5c0 4.5 2.5 7.5 7.5 9.5ZM12 3v18',
  shirt: 'M8.5 4 3.5 7l2 4.5 2-1V20h9v-9.5l2 1 2-4.5-5-3c-1 2-6 2-7 0Z',
} as const

function signOf({ kind }: Criterion): keyof typeof STROKES {
  if (kind === 'role') return 'shield'
  if (kind === 'decade') return 'cake'
  if (kind === 'confederation') return 'globe'
  if (kind === 'squad') return 'ball'
  return kind === 'caps' || kind === 'capped' ? 'shirt' : 'trophy'
}
