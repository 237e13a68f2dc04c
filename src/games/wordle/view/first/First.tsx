import { pictureAddress } from '#core/picture-address.ts'
import { LEAGUES } from '#data/types.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { FirstCard } from '#play/first/FirstCard.tsx'
import { KickOff } from '#play/first/KickOff.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from '../play/clue-tile.module.css'

const SIGNS = { ok: 'check', near: 'near', no: 'cross' } as const

type ExampleProps = { state: keyof typeof SIGNS; text: string; crest?: string; arrow?: 'up' | 'down' }

/** Sample tile; the text next to it says the same. */
function Example({ state, text, crest, arrow }: ExampleProps) {
  return (
    <span className={`${styles.tile} ${styles.example}`} data-state={state}>
      {crest ? (
        <span className={styles.face}>
          <img
            className="club-badge"
            src={pictureAddress(`crest/${crest}.svg`)}
            alt=""
            width={20}
            height={22}
            loading="lazy"
          />
          <span>{text}</span>
        </span>
      ) : arrow ? (
        <span className={styles.age}>
          <b className="num">{text}</b>
          <Icon name={arrow} className="i i-s" />
        </span>
      ) : (
        <span className={styles.code}>{text}</span>
      )}
      <Icon name={SIGNS[state]} className={styles.sign} />
    </span>
  )
}

/** Well-known footballers with a portrait, from three countries so that each first guess is useful. */
const FACES = [
  { id: 'bukayo-saka', name: 'Saka' },
  { id: 'kylian-mbappe', name: 'Mbappé' },
  { id: 'pedri', name: 'Pedri' },
]

type Props = {
  /** Possible answers: "450 stars of five leagues." */
  who: string
  /** Further rules, behind the "?". */
  more?: string
  t: Messages<'wordle'>
}

/** First-visit rules of Wordle: worked examples, and the possible answers. */
export function FirstWords({ who, more, t }: Props) {
  return (
    <FirstCard
      title={t.firstTitle}
      lead={t.firstLead}
      examples={[
        { shows: <Example state="ok" text="PL" />, title: t.firstRight, label: t.firstRightSays },
        { shows: <Example state="near" text="BVB" crest="dortmund" />, title: t.firstNear, label: t.firstNearSays },
        { shows: <Example state="no" text="29" arrow="down" />, title: t.firstMiss, label: t.firstMissSays },
      ]}
      marks={LEAGUES.map((id) => (
        <img key={id} src={pictureAddress(`league/${id}.svg`)} alt="" width={34} height={34} loading="lazy" />
      ))}
      who={who}
      not={t.firstNot}
      more={more}
    />
  )
}

/** First-visit rules for the empty stage, with three faces to start from. */
export function First(props: Props) {
  return (
    <>
      <FirstWords {...props} />
      <KickOff title={props.t.kickOff} faces={FACES} />
    </>
  )
}
