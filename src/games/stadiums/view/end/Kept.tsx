import { ReportButton } from '#overlays/ReportButton.tsx'
import { fill } from '#i18n/format.ts'
import type { EndProps } from '#play/end/play-end.ts'
import { KeptRows } from '#play/end/KeptRows.tsx'
import { listOf } from '#play/football-words.ts'
import type { GameWords } from '#play/game.ts'
import { Crest } from '../play/Crest.tsx'
import type { Shown, View } from '../../rules/engine.ts'
import { figuresOf, groundName } from '../../words.ts'
import styles from './kept.module.css'

/** The six grounds with their clubs; a row opens to the drawing and its details. */
export function Kept({ view, pack, locale, t: { own, end } }: EndProps<View, GameWords<'stadiums'>>) {
  const nameOf = (club: string) =>
    view.logos.find((logo) => logo.club === club)?.name ?? pack.clubs.get(club)?.shortName ?? club
  const rows = view.cards.map((card: Shown, at) => {
    const name = groundName(card, at, own)
    const clubs = card.clubs ?? []
    // The club in the tray, when clubs share the ground.
    const club = clubs.find((one) => view.logos.some((logo) => logo.club === one)) ?? clubs[0]!
    const check = card.right?.check ?? null
    const whose = listOf(clubs.map(nameOf), locale, 'conjunction')
    return {
      key: card.token,
      name: `${at + 1}. ${name}`,
      label: `${name}, ${whose}, ${check ? fill(own.keptAt, { check }) : own.keptNever}`,
      signs: (
        <>
          <Crest club={club} className={styles.crest} />
          <span className={styles.sign} data-check={check ?? undefined}>
            {check ? `✓${check}` : '×'}
          </span>
        </>
      ),
      more: (
        <div className={styles.more}>
          {card.ground && <img src={`/img/ground/${card.ground}.svg`} alt="" width={160} height={100} loading="lazy" />}
          <div>
            <p className="b">{whose}</p>
            <p className="muted n">{[card.city?.[locale], figuresOf(card, locale)].filter(Boolean).join(' · ')}</p>
            <ReportButton
              small
              about={{ game: 'stadiums', about: { kind: 'club', id: club }, name }}
              locale={locale}
              t={end}
            />
          </div>
        </div>
      ),
    }
  })
  return <KeptRows rows={rows} columns="5.6em" />
}
