import { UserCheck } from 'lucide-react'
import { useEffect, useRef, type Ref } from 'react'
import type { Pack } from '#search/pack.ts'
import type { Messages } from '#i18n/messages/index.ts'
import { Button } from '#ui/Button.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { Problem } from '#ui/Problem.tsx'
import type { Speech } from './words.ts'

const NO_EXCLUDED_PLAYERS: ReadonlySet<string> = new Set()

type Players = { pack: Pack | null; failed: boolean; retry: () => void }

type Props = Pick<Speech, 'locale' | 't'> & {
  search: Messages<'search'>
  players: Players
  /** Id of the footballer in the picture. */
  chosen: string | null
  onChoose: (id: string | null) => void
  problem: string | null
  boxRef: Ref<HTMLDivElement>
}

/** Search box for the footballer, or the chosen name. */
export function FootballerField({ locale, t, search, players, chosen, onChoose, problem, boxRef }: Props) {
  const name = chosen === null ? null : players.pack?.byId.get(chosen)?.name
  return (
    <div ref={boxRef} className="who-is stack" role="group" aria-labelledby="who-is">
      <h3 id="who-is">{t.who}</h3>
      {name ? (
        <Chosen name={name} t={t} onChange={() => onChoose(null)} />
      ) : (
        <PlayerSearch
          pack={players.pack}
          failed={players.failed}
          onRetry={players.retry}
          used={NO_EXCLUDED_PLAYERS}
          onSubmit={onChoose}
          refusesOthers={t.notOne}
          submitLabel={t.pick}
          t={search}
          locale={locale}
        />
      )}
      {problem && <Problem id="who-is-problem" text={problem} />}
    </div>
  )
}

/** Takes the focus on mount, because the search box that had it was removed. */
function Chosen({ name, t, onChange }: { name: string; t: Speech['t']; onChange: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p className="chosen row">
      <UserCheck className="i" aria-hidden="true" />
      <b className="grow">{name}</b>
      <Button ref={button} size="small" look="quiet" onClick={onChange} aria-label={`${t.change}: ${name}`}>
        {t.change}
      </Button>
    </p>
  )
}
