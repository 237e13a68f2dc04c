import { Crown, Flame, Footprints, Gem, Medal, Mountain, Shield, Shirt, Zap, type LucideIcon } from 'lucide-react'
import type { Day } from '#core/days.ts'
import type { Statistics } from '#contracts/results.ts'
import { fill } from '#i18n/format.ts'
import { honoursOf, type Honour, type HonourId } from './honours.ts'
import type { Speech } from './words.ts'

const ICONS: Record<HonourId, LucideIcon> = {
  tenInARow: Flame,
  inTwo: Zap,
  cleanSheet: Shield,
  awayWin: Mountain,
  onlyYou: Gem,
  medal: Medal,
  captain: Shirt,
  hundredCaps: Footprints,
  fullEleven: Crown,
}

type Props = Speech & { statistics: Statistics; points: number; today: Day }

/** Four honours, those won before the nearest, and the way to all. */
export function Honours({ t, statistics, points, today }: Props) {
  const honours = honoursOf(statistics, points, today)
  return (
    <section className="card stack">
      <h2 id="honours">{t.honours}</h2>
      <Badges t={t} honours={nearest(honours)} />
      <details className="sm">
        <summary>{t.honoursAll}</summary>
        <Badges t={t} honours={honours} />
      </details>
    </section>
  )
}

const SHOWN = 4

const nearest = (honours: readonly Honour[]) =>
  honours.toSorted((one, other) => other.have / other.need - one.have / one.need).slice(0, SHOWN)

function Badges({ t, honours }: Pick<Speech, 't'> & { honours: readonly Honour[] }) {
  return (
    <ul className="badges" aria-labelledby="honours">
      {honours.map((honour) => (
        <Badge key={honour.id} t={t} honour={honour} />
      ))}
    </ul>
  )
}

function Badge({ t, honour: { id, have, need, won } }: { t: Speech['t']; honour: Honour }) {
  const Icon = ICONS[id]
  return (
    <li data-won={won || undefined}>
      <span className="p">
        <Icon className="i i-l" aria-hidden="true" />
      </span>
      <b>{t[`honour-${id}`]}</b>
      <small>{t[`honourFor-${id}`]}</small>
      {won ? (
        <span className="vh">{t.honourWon}</span>
      ) : (
        <small className="n">{need > 1 ? fill(t.honourProgress, { have, need }) : t.honourOpen}</small>
      )}
    </li>
  )
}
