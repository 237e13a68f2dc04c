import { ReportButton } from '#overlays/ReportButton.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import { aboutText } from '#play/face/texts.ts'
import type { GameWords } from '#play/game.ts'
import { KeptFive } from '#play/looks/end/index.ts'
import type { View } from '../../rules/engine.ts'

/** The five faces; a row opens to the whole face and the report link. */
export function Kept({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'pixels'>>) {
  return (
    <KeptFive
      view={view}
      pictureOf={(id) => `/img/portrait/${id}.svg`}
      more={(_, at) => {
        const { id, name } = view.done[at]!
        const about = { game: 'pixels', about: { kind: 'footballer', id }, name } as const
        return (
          <>
            <p>{aboutText(view.done[at]!, { pack, locale, football })}</p>
            <ReportButton small about={about} locale={locale} t={end} />
          </>
        )
      }}
      t={own}
    />
  )
}
