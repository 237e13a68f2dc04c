import { ReportButton } from '#overlays/ReportButton.tsx'
import type { EndProps } from '#play/end/play-end.ts'
import type { GameWords } from '#play/game.ts'
import { KeptFive } from '#play/looks/end/index.ts'
import { aboutText } from '../../words.ts'
import { crestUrl } from '../play/crest-url.ts'
import type { View } from '../../rules/engine.ts'

/** The five crests; a row opens to the whole crest and the report link. */
export function Kept({ view, pack, locale, t: { own, football, end } }: EndProps<View, GameWords<'blur'>>) {
  return (
    <KeptFive
      view={view}
      pictureOf={crestUrl}
      more={(_, at) => {
        const { id, name } = view.done[at]!
        const about = { game: 'blur', about: { kind: 'club', id }, name } as const
        return (
          <>
            <p>{aboutText(view.done[at]!, { pack, locale, football }, own)}</p>
            <ReportButton small about={about} locale={locale} t={end} />
          </>
        )
      }}
      t={own}
    />
  )
}
