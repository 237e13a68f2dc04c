import { isRead } from './trust.ts'
import { LEAGUES, type Caps, type Footballer, type Honour, type LeagueId, type Role, type Tournament } from './types.ts'

/** Club ids of the themes: everybody who played for them. */
const CLUB_THEMES = [
  'arsenal',
  'bayernmunchen',
  'chelsea',
  'barca',
  'liverpool',
  'mancity',
  'manutd',
  'psg',
  'realmadrid',
] as const

const NATION_THEMES = {
  brazilian: 'BR',
  english: 'GB-ENG',
  french: 'FR',
  german: 'DE',
  italian: 'IT',
  portuguese: 'PT',
  spanish: 'ES',
} as const

const ROLE_THEMES = {
  goalkeeper: 'Goalkeeper',
  defender: 'Defender',
  midfielder: 'Midfielder',
  forward: 'Attacker',
} as const satisfies Record<string, Role>

type ClubTheme = (typeof CLUB_THEMES)[number]
type NationTheme = keyof typeof NATION_THEMES
type RegionTheme = 'international' | 'wc2022'
type RoleTheme = keyof typeof ROLE_THEMES
export type Theme = ClubTheme | NationTheme | RegionTheme | LeagueId | RoleTheme

const nationThemes = Object.keys(NATION_THEMES) as NationTheme[]
const roleThemes = Object.keys(ROLE_THEMES) as RoleTheme[]

/** The 27 themes in the specification's groups and order. */
export const THEME_GROUPS = {
  clubs: CLUB_THEMES,
  nations: ['brazilian', 'english', 'french', 'german', 'international', 'italian', 'portuguese', 'spanish', 'wc2022'],
  leagues: ['bundesliga', 'liga', 'ligue1', 'premierleague', 'seriea'],
  roles: roleThemes,
} as const satisfies Record<string, readonly Theme[]>

export const THEMES: readonly Theme[] = Object.values(THEME_GROUPS).flat()

export const isTheme = (text: string): text is Theme => THEMES.includes(text as Theme)

/** What a theme's name reveals about all its members; null when it reveals no nation, club or role. */
export function revealedBy(theme: Theme): 'nation' | 'club' | 'role' | null {
  if (isOneOf(nationThemes, theme)) return 'nation'
  if (isOneOf(roleThemes, theme)) return 'role'
  return isOneOf(CLUB_THEMES, theme) ? 'club' : null
}

/** Facts of themes besides the career. */
export type ThemeRecords = {
  squads: ReadonlyMap<string, readonly Tournament[]>
  honours: ReadonlyMap<string, readonly Honour[]>
  caps: ReadonlyMap<string, readonly Caps[]>
}

/** Members of a theme, best known first; `footballers` in the order of the facts. */
export function themeMembers(theme: Theme, footballers: readonly Footballer[], records: ThemeRecords): Footballer[] {
  const belongs = membershipOf(theme, records)
  return footballers.filter(belongs)
}

function membershipOf(theme: Theme, records: ThemeRecords): (footballer: Footballer) => boolean {
  if (theme === 'wc2022') return ({ id }) => records.squads.get(id)?.includes('wc2022') ?? false
  if (theme === 'international') return (footballer) => isInternational(footballer, records)
  if (isOneOf(nationThemes, theme)) return ({ nation }) => nation === NATION_THEMES[theme]
  if (isOneOf(roleThemes, theme)) return ({ role }) => role === ROLE_THEMES[theme]
  if (isOneOf(LEAGUES, theme)) return ({ league }) => league === theme
  // Requires a checked career, because an unchecked spell may be a namesake's.
  return (footballer) => isRead(footballer) && footballer.career.some(({ club }) => club === theme)
}

const isOneOf = <Choice extends string>(choices: readonly Choice[], text: string): text is Choice =>
  choices.includes(text as Choice)

const NATIONAL_TITLES = ['world_cup', 'european_championship', 'copa_america', 'africa_cup']
const SURELY_CAPPED_FAME = 4

/** Caps are recorded for the best known; for others a squad, a title with a national team or fame suffices. */
function isInternational({ id, nation, fame }: Footballer, { squads, honours, caps }: ThemeRecords): boolean {
  if (Object.values<string>(NATION_THEMES).includes(nation)) return false
  if (fame >= SURELY_CAPPED_FAME || squads.has(id) || caps.get(id)?.some(({ atLeast }) => atLeast > 0)) return true
  return honours.get(id)?.some(({ title }) => NATIONAL_TITLES.includes(title)) ?? false
}
