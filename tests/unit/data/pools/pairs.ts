import type { Criterion, CriterionKind } from '#data/types.ts'

/**
 * Facts that fans know: a criterion in the format of `keyOf`, with ids for which it is true or false. Namesakes appear
 * on both sides.
 */
export type Pairs = Record<string, string>

export const TRUE: Pairs = {
  'club:arsenal': 'thierry-henry nicolas-anelka dennis-bergkamp kolo-toure olivier-giroud emiliano-martinez',
  'club:barca':
    'thierry-henry ronaldo zlatan-ibrahimovic diego-maradona adriano edgar-davids joao-cancelo gary-lineker',
  'club:realmadrid': 'ronaldo zinedine-zidane nicolas-anelka michael-owen emmanuel-adebayor angel-di-maria',
  'club:inter': 'ronaldo andrea-pirlo adriano-1982 luis-suarez-miramontes roberto-baggio robbie-keane luis-figo',
  'club:milan': 'ronaldo zlatan-ibrahimovic david-beckham roberto-baggio andrea-pirlo hernan-crespo',
  'club:juventus': 'thierry-henry zlatan-ibrahimovic roberto-baggio zinedine-zidane cristiano-ronaldo',
  'club:chelsea':
    'mohamed-salah kevin-de-bruyne nicolas-anelka hernan-crespo jorginho romelu-lukaku radamel-falcao gonzalo-higuain',
  'club:liverpool': 'nicolas-anelka luis-suarez philippe-coutinho xabi-alonso',
  'club:mancity': 'ederson nicolas-anelka frank-lampard edin-dzeko',
  'club:psg': 'nicolas-anelka david-beckham ronaldinho george-weah jay-jay-okocha',
  'club:bayernmunchen':
    'jorginho-1964 toni-kroos james-rodriguez philippe-coutinho joao-cancelo mark-hughes xherdan-shaqiri',
  'club:norwich': 'harry-kane',
  'club:leicester': 'harry-kane esteban-cambiasso riyad-mahrez',
  'club:southampton': 'gareth-bale alan-shearer virgil-van-dijk sadio-mane',
  'clubs:barca+realmadrid': 'ronaldo luis-figo samuel-eto-o michael-laudrup',
  'clubs:milan+inter': 'zlatan-ibrahimovic ronaldo clarence-seedorf andrea-pirlo',
  'nation:ES': 'diego-costa alfredo-di-stefano ferenc-puskas laszlo-kubala brahim-diaz marcos-senna',
  'nation:BR': 'diego-costa thiago-motta adriano adriano-1982 fred',
  'nation:IT': 'thiago-motta jorginho mauro-camoranesi omar-sivori',
  'nation:AR': 'alfredo-di-stefano omar-sivori lionel-messi',
  'nation:GB-WLS': 'ryan-giggs gareth-bale ian-rush',
  'nation:PT': 'deco pepe eusebio',
  'capped:GB-ENG': 'wilfried-zaha owen-hargreaves duncan-edwards',
  'capped:HU': 'ferenc-puskas laszlo-kubala',
  'leagueEver:premierleague': 'eric-cantona thierry-henry jurgen-klinsmann george-weah andriy-shevchenko glenn-hoddle',
  'leagueEver:liga': 'diego-maradona johan-cruyff michael-owen mark-hughes gheorghe-hagi michael-laudrup paul-breitner',
  'leagueEver:seriea':
    'diego-maradona michel-platini zico david-beckham paul-gascoigne ian-rush lothar-matthaus socrates',
  'leagueEver:bundesliga': 'kevin-keegan robert-lewandowski karl-heinz-rummenigge mark-hughes kevin-de-bruyne',
  'leagueEver:ligue1': 'david-beckham glenn-hoddle rudi-voller lionel-messi george-weah chris-waddle eden-hazard',
  'league:bundesliga': 'harry-kane',
  'league:premierleague': 'erling-haaland bukayo-saka',
  'league:liga': 'kylian-mbappe lamine-yamal',
  'league:seriea': 'lautaro-martinez',
  'club:dortmund': 'achraf-hakimi jude-bellingham',
  'club:everton': 'wayne-rooney romelu-lukaku',
  'nation:DE': 'jerome-boateng miroslav-klose lukas-podolski',
  'nation:GH': 'kevin-prince-boateng',
  'nation:MA': 'brahim-diaz achraf-hakimi',
  'title:world_cup': 'zinedine-zidane ronaldo diego-maradona toni-kroos andrea-pirlo',
  'title:champions_league': 'didier-drogba kaka george-best steven-gerrard xavi',
  'title:ballon_dor': 'michael-owen pavel-nedved george-weah matthias-sammer',
  'title:copa_america': 'lionel-messi rivaldo diego-forlan',
  'competition:premier_league': 'eric-cantona alan-shearer robin-van-persie jamie-vardy carlos-tevez',
  'competition:la_liga': 'thierry-henry johan-cruyff ronaldo david-beckham diego-simeone',
  'competition:serie_a': 'diego-maradona gabriel-batistuta michel-platini francesco-totti cristiano-ronaldo',
  'competition:bundesliga': 'michael-ballack robert-lewandowski gerd-muller andreas-brehme',
  'competition:ligue_1': 'olivier-giroud george-weah juninho-pernambucano kylian-mbappe eden-hazard',
  'competition:fa_cup': 'eric-cantona jamie-vardy paul-gascoigne',
  'competition:copa_del_rey': 'cristiano-ronaldo johan-cruyff yaya-toure',
  'competition:dfb_pokal': 'raul gunter-netzer kevin-de-bruyne',
  'competition:coupe_de_france': 'hugo-lloris eric-cantona roger-milla',
  'competition:libertadores': 'juan-roman-riquelme',
  'competitionWith:premier_league+leicester': 'n-golo-kante riyad-mahrez kasper-schmeichel',
  'competitionWith:serie_a+napoli': 'diego-maradona careca',
  'competitionWith:premier_league+blackburn': 'alan-shearer',
  'caps:100': 'cristiano-ronaldo miroslav-klose gareth-bale heung-min-son',
  'caps:50': 'alan-shearer michel-platini ryan-giggs deco',
  'caps:25': 'eric-cantona george-best pep-guardiola',
  'caps:1': 'david-ginola wilfried-zaha',
  'squad:wc2006': 'cristiano-ronaldo theo-walcott adriano-1982 lionel-messi',
  'squad:wc2010': 'landon-donovan alexis-sanchez',
  'squad:wc2014': 'miroslav-klose andrea-pirlo erik-durm',
  'squad:wc2018': 'lionel-messi keylor-navas kylian-mbappe',
  'squad:wc2022': 'cristiano-ronaldo bono papu-gomez',
  'decade:1940': 'pele johan-cruyff',
  'decade:1970': 'zinedine-zidane ronaldo',
  'decade:2000': 'lamine-yamal jude-bellingham',
  'confederation:CAF': 'didier-drogba mohamed-salah',
  'confederation:AFC': 'heung-min-son tim-cahill',
  'confederation:CONCACAF': 'keylor-navas alphonso-davies',
  'role:Goalkeeper': 'lev-yashin ederson',
}

export const FALSE: Pairs = {
  'club:barca': 'adriano-1982 pele zinedine-zidane cristiano-ronaldo',
  'club:realmadrid': 'lionel-messi diego-maradona steven-gerrard',
  'club:inter': 'adriano luis-suarez cristiano-ronaldo',
  'club:liverpool': 'luis-suarez-miramontes wayne-rooney',
  'club:bayernmunchen': 'jorginho lionel-messi',
  'club:chelsea': 'jorginho-1964 thierry-henry steven-gerrard',
  'club:mancity': 'ederson-1999 ryan-giggs wayne-rooney',
  'club:manutd': 'fred steven-gerrard alan-shearer',
  'club:lazio': 'francesco-totti',
  'club:tottenham': 'thierry-henry frank-lampard',
  'clubs:barca+realmadrid': 'lionel-messi zinedine-zidane',
  'nation:FR': 'harry-kane lionel-messi',
  'nation:BR': 'lionel-messi zinedine-zidane',
  'nation:GB-ENG': 'ryan-giggs george-best',
  'league:premierleague': 'harry-kane lionel-messi',
  'league:seriea': 'cristiano-ronaldo',
  'nation:GH': 'jerome-boateng',
  'leagueEver:premierleague': 'lionel-messi diego-maradona george-best bobby-charlton kenny-dalglish lothar-matthaus',
  'leagueEver:liga': 'pele francesco-totti ryan-giggs michel-platini',
  'leagueEver:seriea': 'eric-cantona lionel-messi johan-cruyff',
  'leagueEver:bundesliga': 'cristiano-ronaldo steven-gerrard',
  'leagueEver:ligue1': 'cristiano-ronaldo francesco-totti',
  'title:world_cup': 'eric-cantona johan-cruyff paolo-maldini george-best',
  'title:champions_league': 'ronaldo gianluigi-buffon gabriel-batistuta alan-shearer',
  'title:ballon_dor': 'thierry-henry paolo-maldini',
  'competition:premier_league': 'steven-gerrard harry-kane matt-le-tissier michael-laudrup',
  'competition:serie_a': 'ronaldo paul-gascoigne',
  'competition:la_liga': 'michael-owen francesco-totti',
  'competitionWith:premier_league+arsenal': 'kevin-de-bruyne',
  'caps:50': 'eric-cantona george-best robbie-fowler',
  'caps:1': 'steve-bruce paolo-di-canio mikel-arteta',
  'caps:25': 'david-ginola duncan-edwards',
  'squad:wc2010': 'ronaldinho karim-benzema',
  'squad:wc2014': 'landon-donovan carlos-tevez zlatan-ibrahimovic',
  'squad:wc2018': 'gianluigi-buffon philipp-lahm',
  'decade:1990': 'lionel-messi cristiano-ronaldo',
  'confederation:CAF': 'lionel-messi harry-kane',
}

/** Neither provably true nor false: such an answer costs nothing. */
export const OPEN: Pairs = {
  'title:world_cup': 'harry-kane erling-haaland',
  'title:ballon_dor': 'lamine-yamal',
  'competition:premier_league': 'bukayo-saka',
  'competition:la_liga': 'diego-maradona',
  'competition:serie_a': 'fabio-cannavaro',
}

const NAMES: Partial<Record<CriterionKind, string>> = {
  leagueEver: 'league',
  capped: 'nation',
  caps: 'atLeast',
  squad: 'tournament',
}

/** Inverse of `keyOf`. */
export function criterionOf(key: string): Criterion {
  const [kind, text] = key.split(':') as [CriterionKind, string]
  const [first, second] = text.split('+')
  if (kind === 'clubs') return { kind, clubs: [first!, second!] }
  if (kind === 'competitionWith') return { kind, competition: first as never, club: second! }
  const value = kind === 'caps' || kind === 'decade' ? Number(first) : first
  return { kind, [NAMES[kind] ?? kind]: value } as unknown as Criterion
}

/** Key and id of each pair. */
export const rows = (pairs: Pairs) =>
  Object.entries(pairs).flatMap(([key, ids]) => ids.split(' ').map((id) => [key, id] as const))
