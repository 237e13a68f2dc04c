import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { fill, plural } from '#i18n/format.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import tools from '#play/tools/tools.module.css'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { View, Places } from '../../rules/engine.ts'
import { CARDS, CHECKS, HINT_POINTS, LOGOS } from '../../rules/terms.ts'
import { $isFormMode, usePlaces } from './Grounds.tsx'
import { $hand, $currentRun, emptyHand } from './hand.ts'
import { clubOf, groundName } from '../../words.ts'
import styles from './dock.module.css'
import type { StadiumsAction } from '../../rules/action.ts'
import { Crest, Handle, DRAG_HELP_ID } from './Handle.tsx'

type Props = DockProps<View, StadiumsAction, GameWords<'stadiums'>>

/** The instruction, the eight clubs, and the button that checks the board. */
export function Dock(props: Props) {
  const { runId, view, busy, said: announcement, failed, onRetry, act, say, locale, t } = props
  const { own, play } = t
  const places = usePlaces(runId, view)
  const hand = useStore($hand)
  const isForm = useStore($isFormMode) && view !== null
  const checksLeft = view?.left ?? CHECKS
  useEffect(() => {
    $currentRun.set(view && { run: runId, view })
    return () => $currentRun.set(null)
  }, [runId, view])
  // A new board or a check clears the selection.
  useEffect(() => emptyHand, [runId, checksLeft])

  const emptyCount = view && places ? CARDS - view.locked - places.filter((place) => place !== null).length : CARDS
  const cities = view?.cards.flatMap((card, at) =>
    card.city && !card.right ? fill(own.cityOf, { ground: groundName(card, at, own), city: card.city[locale] }) : [],
  )

  function check() {
    if (!view || !places) return
    if (emptyCount > 0) say(plural(locale, own.placeFirst, emptyCount))
    else act({ type: 'check', places: [...places] })
  }

  return (
    <>
      <DockLine
        said={failed ? play.packFailed : announcement}
        note={cities && cities.length > 0 && cities.join(' ')}
        tools={
          failed ? (
            <Button size="small" onClick={onRetry}>
              {play.tryAgain}
            </Button>
          ) : (
            <div className={tools.tools}>
              {cityHint()}
              {props.tools}
            </div>
          )
        }
      >
        {view ? instructionOf(view, hand, own) : own.ask}
      </DockLine>
      {hand.newest !== null && view && (
        <p className="vh" role="status">
          {fill(hand.placedClub ? own.placed : own.takenAway, {
            club: clubOf(view, hand.placedClub),
            ground: groundName(view.cards[hand.newest]!, hand.newest, own),
          })}
        </p>
      )}
      {!isForm && <Tray view={view} places={places} busy={busy} t={own} />}
      <Button
        look="primary"
        size="large"
        className={styles.check}
        data-check=""
        busy={busy || !view}
        aria-disabled={emptyCount > 0 || undefined}
        onClick={check}
      >
        {emptyCount > 0
          ? plural(locale, own.placeMore, emptyCount)
          : checksLeft === 1
            ? own.lastCheck
            : plural(locale, own.check, checksLeft)}
      </Button>
    </>
  )

  /** Button that buys the city of the selected ground, else of the first ground without one. */
  function cityHint() {
    const hintCard = view ? hintFor(view, hand.card) : -1
    return (
      <ConfirmButton
        icon={<Icon name="bulb" />}
        label={
          <>
            <span className={tools.word}>{own.city} </span>−{HINT_POINTS}
          </>
        }
        name={`${own.city} −${HINT_POINTS}`}
        sure={fill(play.hintSure, { points: HINT_POINTS })}
        ask={
          view && hintCard >= 0 ? fill(own.cityAsk, { ground: groundName(view.cards[hintCard]!, hintCard, own) }) : ''
        }
        onAsk={say}
        onConfirm={() => {
          say(null)
          act({ type: 'hint', card: hintCard })
        }}
        refusal={hintCard < 0 ? play.noHintLeft : null}
        busy={busy || !view}
      />
    )
  }
}

/** The selected card, else the first one without a city; -1 when there is none. */
function hintFor({ cards }: View, selected: number | null): number {
  const isOpen = (at: number) => cards[at]!.city === null && cards[at]!.right === null
  if (selected !== null && isOpen(selected)) return selected
  return cards.findIndex((_, at) => isOpen(at))
}

function instructionOf(view: View, { logo, card, refused }: ReturnType<typeof $hand.get>, t: GameWords<'stadiums'>) {
  const nameAt = (at: number) => groundName(view.cards[at]!, at, t)
  if (refused) return fill(t.wasWrong, { club: clubOf(view, refused.token), ground: nameAt(refused.at) })
  if (logo) return fill(t.whereIs, { club: clubOf(view, logo) })
  return card === null ? t.ask : fill(t.whoseIs, { ground: nameAt(card) })
}

type TrayProps = { view: View | null; places: Places | null; busy: boolean; t: GameWords<'stadiums'> }

/** The eight clubs, within reach of the thumb. A placed club leaves a disabled placeholder. */
function Tray({ view, places, busy, t }: TrayProps) {
  const { logo: selected } = useStore($hand)
  return (
    <>
      <p id={DRAG_HELP_ID} hidden>
        {t.dragHow}
      </p>
      <ul className={styles.tray} data-place="tray" aria-label={t.tray}>
        {view && places
          ? view.logos.map(({ token, club, name }) => {
              const at = view.cards.findIndex(({ right }, card) => right?.logo === token || places[card] === token)
              const inside = (
                <>
                  <Crest club={club} />
                  <span>{name}</span>
                </>
              )
              return (
                <li key={token}>
                  {at >= 0 ? (
                    <span className={styles.gone}>
                      {inside}
                      <span className="vh">{fill(t.liesAt, { ground: groundName(view.cards[at]!, at, t) })}</span>
                    </span>
                  ) : (
                    <Handle
                      token={token}
                      label={name}
                      pressed={selected === token}
                      disabled={busy}
                      className={styles.logo}
                    >
                      {inside}
                    </Handle>
                  )}
                </li>
              )
            })
          : Array.from({ length: LOGOS }, (_, at) => (
              <li key={at} aria-hidden="true">
                <span className={styles.gone} />
              </li>
            ))}
      </ul>
    </>
  )
}
