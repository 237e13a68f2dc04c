import { Flag } from 'lucide-react'
import { fill } from '#i18n/format.ts'
import { useRefusal } from '#play/room/use-moment.ts'
import { DockLine } from '#play/tools/DockLine.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { PlayerSearch } from '#ui/PlayerSearch.tsx'
import { MAX_GUESSES } from '../../rules/terms.ts'
import { Knowledge } from '../../view/play/Knowledge.tsx'
import { boardWords, type Part } from './part.ts'

/** Guesses left and a pass button, the clues so far, and the search box. */
export function Dock(part: Part) {
  const { room, game, players, said, say, locale, t } = part
  const board = game.board!
  const refused = useRefusal(room, t)
  const step = fill(t.own.wordle.stepOf, { n: Math.min(board.guesses + 1, MAX_GUESSES), max: MAX_GUESSES })
  return (
    <>
      <DockLine
        said={refused ?? said}
        tools={
          <ConfirmButton
            icon={<Flag className="i" aria-hidden="true" />}
            label={t.own.pass}
            sure={t.own.passSure}
            ask={t.own.passAsk}
            onAsk={say}
            onConfirm={() => room.send({ type: 'pass' })}
          />
        }
      >
        {step}
      </DockLine>
      <Knowledge view={board} pack={players.pack} locale={locale} t={boardWords(part)} />
      <PlayerSearch
        pack={players.pack}
        failed={players.failed}
        onRetry={players.retry}
        used={new Set(board.rows.map(({ player }) => player))}
        onSubmit={(player) => room.send({ type: 'guess', player })}
        refusesOthers={t.own.wordle.notOne}
        submitLabel={t.search.guess}
        t={t.search}
        locale={locale}
      />
    </>
  )
}
