import { nationName, placeLine } from '#play/football-words.ts'
import type { GameWords, ShownProps } from '#play/game.ts'
import { newest } from '#play/newest.ts'
import { PlayerPicture } from '#play/PlayerPicture.tsx'
import type { Pack } from '#search/pack.ts'
import { ClubCrest } from '#ui/ClubCrest.tsx'
import styles from './asked.module.css'
import type { Question, View } from './engine/index.ts'
import { useTold } from './told.ts'
import { bornSays, verdictSays } from './verdict.ts'
import type { AgeAction } from './wire.ts'

/** Who is asked: his face, or the shirt of his club; after the answer what was right about it. */
export function Asked({ runId, view, pack, locale, t }: ShownProps<View, AgeAction, GameWords<'age'>>) {
  const { revealed } = useTold(runId, view)
  const who = revealed ?? view.asked ?? view.done.at(-1)
  if (!who) return null
  const country = pack.countries.get(who.nation)
  return (
    <section className={styles.asked} aria-label={who.name}>
      <Picture key={who.id} who={who} pack={pack} />
      <h2 className={styles.name} {...newest(!revealed)}>
        {who.name}
      </h2>
      <p className={styles.line}>
        {country && (
          <img key={country.flag} className="flag" src={`/flags/${country.flag}.svg`} alt="" width={22} height={15} />
        )}
        <span className="vh">{nationName(who.nation, { pack, locale })}, </span>
        <span className={styles.place}>{placeLine(who, { pack, locale, football: t.football })}</span>
      </p>
      <p className={styles.verdict} {...newest(revealed !== null)}>
        {revealed && (
          <>
            <b>{verdictSays(revealed, locale, t.own)}</b> {bornSays(revealed, locale, t.own)}
          </>
        )}
      </p>
    </section>
  )
}

/** Large over his name, with the crest of his club. */
function Picture({ who, pack }: { who: Question; pack: Pack }) {
  const club = who.club === null ? undefined : pack.clubs.get(who.club)
  return (
    <div className={styles.picture}>
      <PlayerPicture id={who.id} club={who.club} pack={pack} />
      {club && (
        <span className={styles.crest}>
          <ClubCrest club={club} size={40} />
        </span>
      )}
    </div>
  )
}
