import { fill, number } from '#i18n/format.ts'
import { useDuelReveal, usePressed } from '#play/duel/reveal.ts'
import { useKeys } from '#play/duel/use-keys.ts'
import type { DockProps, GameWords } from '#play/game.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { Choice, View, Asked, Known, Revealed } from '../../rules/engine.ts'
import type { HigherLowerAction } from '../../rules/action.ts'
import type { ReactNode } from 'react'
import styles from '../../../../play/duel/two-ways.module.css'

type Props = DockProps<View, HigherLowerAction, GameWords<'higherlower'>>

/** Practice deals at the first interaction; until then the dock shows a button that starts it. */
export const EndlessDock = (props: Props) => <Dock {...props} deals={props.view === null} />

const SIGNS = { higher: 'up', lower: 'down' } as const

/** The question with its two answers, disabled until a pair is shown. */
export function Dock({
  runId,
  view,
  busy,
  act,
  said,
  tools,
  failed,
  onRetry,
  agreed,
  deals = false,
  locale,
  t,
}: Props & { deals?: boolean }) {
  const { revealed, counting, press } = useDuelReveal(runId, view?.at ?? null)
  const pressed = usePressed()
  const { own, play } = t
  const given = revealed ? (view?.steps[view.at]?.answer ?? null) : null
  const chosen = chosenOf(pressed, { given, revealed, busy })
  const others = revealed && !counting && view ? (agreed?.[view.at - 1] ?? null) : null

  const choose = (choice: Choice) => () => view && press(choice, () => !busy && act({ type: choice }))
  useKeys(
    new Map([
      ['ArrowUp', choose('higher')],
      ['ArrowDown', choose('lower')],
    ]),
  )

  const button = (choice: Choice) => (
    <Button
      size="large"
      look={chosen === null || chosen === choice ? 'primary' : 'outline'}
      data-faint={(chosen !== null && chosen !== choice) || undefined}
      busy={view === null}
      onClick={choose(choice)}
    >
      <Icon name={SIGNS[choice]} /> {own[choice]}
    </Button>
  )
  return (
    <>
      <DockLine
        said={failed ? play.packFailed : said}
        tools={
          failed ? (
            <Button size="small" onClick={onRetry}>
              {play.tryAgain}
            </Button>
          ) : (
            view?.terms !== 'ranked' && tools
          )
        }
      >
        {given !== null && others !== null
          ? fill(own[`others-${given}`], { percent: number(locale, others) })
          : questionOf(view, revealed, own)}
      </DockLine>
      <TwoWays>
        {deals ? (
          // The button itself counts as the first interaction.
          <Button size="large" look="primary">
            {own.deal}
          </Button>
        ) : (
          <>
            {button('higher')}
            {button('lower')}
          </>
        )}
      </TwoWays>
    </>
  )
}

type Pressed = ReturnType<typeof usePressed>
type Shown = { given: Choice | null; revealed: boolean; busy: boolean }

/** The answer that its button shows as chosen. Skipping the reveal resets both buttons at once. */
function chosenOf(pressed: Pressed, { given, revealed, busy }: Shown) {
  if (revealed) return pressed.waits ? null : given
  return pressed.waits || busy ? pressed.what : null
}

function questionOf(view: View | null, revealed: boolean, own: GameWords<'higherlower'>): string {
  if (!view) return own.ask
  const { known, other } = pairOf(view, revealed)
  return fill(own.askOf, { name: other.name, than: known.name })
}

/** The two footballers on screen; `revealed` has the value of the other one, null while it is asked. */
export type Pair = { known: Known; other: Asked; revealed: Revealed | null }

/** `revealed`: the truth of the last answer is still shown. */
export function pairOf(view: View, revealed: boolean): Pair {
  const { steps, asked, known, at, ended } = view
  if (asked && !revealed) return { known, other: asked, revealed: null }
  // The last question has no answer when time ran out or the player gave up.
  const last = Math.min(steps.length - 1, !revealed && (ended === 'time' || ended === 'gave-up') ? at + 1 : at)
  const shown = steps[last]!
  return { known: steps[last - 1] ?? shown, other: shown, revealed: shown }
}

/** Two buttons of equal size side by side; a single one takes the full width. */
const TwoWays = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
