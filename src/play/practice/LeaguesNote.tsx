import { localePath, type Locale } from '#i18n/locales.ts'
import type { PlayWords } from '../game.ts'

type Props = { locale: Locale; t: PlayWords['play'] }

/** Note that practice ignores the chosen leagues, because they leave too little. */
export const LeaguesNote = ({ locale, t }: Props) => (
  <p className="sm">
    {t.leaguesAll}{' '}
    <a className="lk" href={localePath(locale, '/profile')}>
      {t.leaguesChange}
    </a>
  </p>
)
