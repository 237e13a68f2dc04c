import { Suspense, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { namesLeagues } from '#core/display-word.ts'
import type { NewRun } from '#contracts/runs.ts'
import type { Locale } from '#i18n/locales.ts'
import { createRun } from '#stores/run.ts'
import { webStorage } from '#stores/persisted.ts'
import { aside } from '#ui/aside.ts'
import { playIntent } from '#ui/intent.ts'
import { Notices } from '../daily/Notices.tsx'
import type { OwnWords, PlayGame, PlayView, PlayWords, Wire } from '../game.ts'
import { PlayFrame } from '../PlayFrame.tsx'
import { orPlain } from '../reach/or-plain.tsx'
import type { LevelChoice } from './LevelChoice.tsx'
import { useHeldRun } from '../use-held-run.ts'

const Yours = aside(async () => {
  await playIntent()
  return { default: (await import('../Yours.tsx')).Yours }
})
const Closed = orPlain(async () => ({ default: (await import('../reach/Closed.tsx')).Closed }))
const LeaguesNote = aside(async () => ({ default: (await import('./LeaguesNote.tsx')).LeaguesNote }))
const loadEnd = () => import('../end/DealtEnd.tsx')

/** Props of an island for server-dealt practice. */
export type DealtProps<Own extends OwnWords = OwnWords> = {
  packUrl: string
  /** Theme or league of the page. */
  part?: string
  /** The slot `first`: the first-visit card. */
  first?: ReactNode
  locale: Locale
  t: PlayWords<Own>
}

type Props<Mode extends string, View extends PlayView, Action extends Wire, Own extends OwnWords> = DealtProps<Own> & {
  game: PlayGame<View, Action, Own>
  /** Catalogue modes, default first. */
  modes: readonly Mode[]
  modeName: (mode: Mode) => string
  /** Component for choosing among several modes. */
  Choice?: typeof LevelChoice
}

/** Endless practice dealt and held by the server, at all levels of its page. */
export function Dealt<Mode extends string, View extends PlayView, Action extends Wire, Own extends OwnWords>(
  props: Props<Mode, View, Action, Own>,
) {
  const { game, modes, modeName, Choice, part, packUrl, first, locale, t } = props
  const [store] = useState(() => createRun<View>())
  const [chosen, setChosen] = useState<Mode | null>(null)
  const kept = useSyncExternalStore(
    neverChanges,
    () => levelKept(modes),
    () => null,
  )
  const mode = chosen ?? kept
  const page = { packUrl, isPractice: true, locale, t }
  const { run, answer, pack, refusal, forget, ended, fresh, frame } = useHeldRun(game, store, page, loadEnd)
  const open = useCallback(
    (next: Mode) => {
      void chosenLeagues().then((leagues) => {
        const request: NewRun = { game: game.id, mode: next, ...(part !== undefined && { part }), ...game.asks?.() }
        void store.open({ ...request, ...leagues })
      })
    },
    [store, game, part],
  )
  useEffect(() => {
    if (mode) open(mode)
  }, [mode, open])

  function choose(next: Mode) {
    setChosen(next)
    forget()
    keepLevel(game.id, next)
  }

  const choice = Choice && (
    <Choice levels={modes} level={mode} onChoose={choose} label={t.play.level} nameOf={modeName} />
  )
  if (run.status === 'closed')
    return (
      <Suspense>
        <Closed trouble={run.trouble} trying={run.trying} onRetry={store.retry} t={t} />
      </Suspense>
    )
  if (ended && pack && answer?.end && mode) {
    return (
      <Suspense>
        <ended.DealtEnd
          {...{ game, answer, end: answer.end, pack, fresh, choice, locale, t }}
          level={modeName(mode)}
          path={location.pathname}
          onNext={() => open(mode)}
        />
      </Suspense>
    )
  }
  return (
    <PlayFrame
      {...frame}
      first={first}
      above={choice}
      notices={
        <Notices path={game.paths.today} run={run} refusal={refusal} onRetry={store.retry} locale={locale} t={t}>
          {answer?.leaguesTooFew && <LeaguesNote locale={locale} t={t.play} />}
        </Notices>
      }
      left={<Yours game={game.id} title={t.play.yours} locale={locale} t={t.play} />}
    />
  )
}

/** Leagues from the settings, for a new run; loads their list only for players who chose some. */
const chosenLeagues = async (): Promise<Pick<NewRun, 'leagues'>> =>
  namesLeagues(root().dataset['display'])
    ? import('./drawn.ts').then(
        ({ leaguesAsked }) => leaguesAsked(),
        () => ({}),
      )
    : {}

const neverChanges = () => () => {}

const root = () => document.documentElement

/** The stored level, which src/inline/level.ts has set before the first frame. */
const levelKept = <Mode extends string>(modes: readonly Mode[]): Mode =>
  modes.find((mode) => mode === root().dataset['level']) ?? modes[0]!

function keepLevel(game: string, mode: string) {
  root().dataset['level'] = mode
  webStorage()?.setItem(`${game}-level`, mode)
  history.replaceState(null, '', `?level=${mode}`)
}
