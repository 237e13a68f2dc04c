import { describe, expect, test } from 'vitest'
import { EVIDENCE } from '#data/evidence.ts'
import { CLUBS, FOOTBALLERS } from '#data/facts.ts'
import { otherById, OTHERS } from '#data/others.ts'
import { gridBand, verdictOfOther, type Criterion } from '#data/pools.ts'
import type { LeagueId, Title } from '#data/types.ts'

type Table<Key extends string> = Partial<Record<Key, string>>

/** Footballers who played a match in the league. */
const PLAYED: Table<LeagueId> = {
  premierleague: `tore-andre-flo joel-ward matt-jarvis abel-xavier jeffrey-schlupp daniel-amartey papiss-cisse
    habib-beye marlon-harewood lomana-lualua youssouf-mulumbu kevin-nolan darius-vassell lee-bowyer kieron-dyer
    laurent-robert olivier-dacourt jussi-jaaskelainen stelios-giannakopoulos ivan-campo kevin-davies robert-earnshaw
    chris-sutton dion-dublin ugo-ehiogu trevor-sinclair nigel-reo-coker steve-stone tim-sherwood shola-ameobi
    thomas-sorensen zoltan-gera tugay morten-gamst-pedersen brett-emerton muzzy-izzet philippe-albert
    temuri-ketsbaia hugo-rodallega glenn-murray`,
  liga: `javi-moreno ariel-ibagaza walter-pandiani catanha donato noureddine-naybet antonio-amaya valeri-karpin
    aleksandr-mostovoi darko-kovacevic nihat-kahveci javier-de-pedro xabi-prieto albert-luque lyuboslav-penev
    jose-francisco-molina milinko-pantic santi-denia toni-munoz xavi-aguado gustavo-lopez`,
  seriea: `paolo-negro sebastiano-rossi dario-hubner igor-protti enrico-chiesa fabrizio-miccoli cristiano-lucarelli
    alessandro-rosina luca-marchegiani gianluca-pessotto angelo-di-livio moreno-torricelli attilio-lombardo
    roberto-sensini lorenzo-minotti stefano-sorrentino sergio-pellissier cristiano-doni simone-perrotta`,
  bundesliga: `tobias-sippel ebbe-sand grafite kevin-kuranyi fabian-ernst dieter-eilts marko-pantelic vedad-ibisevic
    sejad-salihovic makoto-hasebe lars-ricken stefan-klos papiss-cisse`,
  ligue1: `olivier-monterrubio gregory-pujol jean-claude-darcheville steve-savidan souleymane-camara
    ludovic-obraniak yohan-demont eric-carriere cyril-domoraud wagneau-eloi tony-vairelles marama-vahirua rio-mavuba
    pascal-feindouno daniel-moreira shabani-nonda alain-caveglia`,
}

/** Footballers who played a match in the league for a club that was outside it for part of their time. */
const PLAYED_IN_THE_LEAGUE_YEARS: Table<LeagueId> = {
  premierleague: `juninho-paulista gary-kelly wes-morgan gary-mabbutt chris-woods solly-march wim-jonk ludek-miklosko`,
  liga: `emil-kostadinov carlos-roa jermaine-pennant gabelo-conejo domingos-paciencia michael-olunga`,
  seriea: `tomas-skuhravy evair branco edinho dragan-stojkovic philemon-masinga georges-grun goran-vlaovic`,
  bundesliga: `jan-age-fjortoft emil-forsberg milivoje-novakovic darko-pancev bart-goor lubomir-moravcik`,
  ligue1: `delio-onnis andrzej-szarmach dragan-dzajic daniel-wass emir-spahic oleksandr-zavarov`,
}

/** Footballers in the squad that won the title. */
const WON: Table<Title> = {
  world_cup: `cristian-zaccardo massimo-oddo simone-perrotta simone-barone carlos-marchena benedikt-howedes
    kevin-grosskreutz christoph-kramer franco-armani german-pezzella george-cohen norman-hunter roger-hunt
    katsche-schwarzenbeck bodo-illgner guido-buchwald pierre-littbarski giancarlo-antognoni giuseppe-dossena`,
  champions_league: `lars-ricken stefan-klos paul-lambert jorg-heinrich heiko-herrlich michael-zorc danny-blind
    michael-reiziger winston-bogarde eric-di-meco franck-sauzee jean-jacques-eydelie jean-philippe-durand
    bernard-casoni darko-pancev vladimir-jugovic miodrag-belodedici stevan-stojanovic nuno-valente costinha derlei
    pedro-mendes dmitri-alenichev pedro-emanuel djimi-traore igor-biscan antonio-nunez josemi gianluca-pessotto
    angelo-di-livio moreno-torricelli sebastiano-rossi mauro-tassotti`,
  european_championship: `traianos-dellas giourkas-seitaridis zisis-vryzas nikos-dabizas vasilis-tsiartas
    eike-immel klaus-allofs dieter-eilts`,
}

/** Footballers who won the title as a substitute, as second goalkeeper or before the war. */
const WON_AS_RESERVE: Table<Title> = {
  world_cup: 'giampiero-combi luis-monti raimundo-orsi silvio-piola',
  champions_league: `cesare-maldini steve-nicol dante holger-badstuber stefano-nava albert-jorquera sven-ulreich
    luka-jovic archie-gemmill`,
  european_championship: 'wolfgang-kleff hannes-lohr',
}

/** Footballers who never played in the league: in that country's lower leagues, or before the Premier League. */
const NEVER_PLAYED: Table<LeagueId> = {
  premierleague: `antonio-amaya alexander-merkel callum-ohare michal-karbownik saphir-taider anders-dreyer
    olivier-kemen vegard-forren daniel-sjolund jesus-gamez jean-kevin-augustin ola-john stephen-mcmanus
    gustavo-bartelt danny-hoesen norman-hunter roger-hunt trevor-brooking emlyn-hughes phil-neal ray-kennedy jimmy-case
    terry-mcdermott tony-woodcock kenny-burns larry-lloyd peter-withe tony-morley dennis-mortimer garry-birtles
    laurie-cunningham george-cohen ian-callaghan enrico-chiesa ebbe-sand paolo-negro`,
  liga: `mitchell-langerak kevin-nolan lee-bowyer enrico-chiesa paolo-negro ebbe-sand fabrizio-miccoli
    eric-carriere kevin-davies simone-perrotta`,
  seriea: `kevin-nolan lee-bowyer ebbe-sand eric-carriere papiss-cisse xabi-prieto donato kevin-kuranyi grafite`,
  bundesliga: `mateusz-klich kevin-nolan enrico-chiesa eric-carriere valeri-karpin donato paolo-negro xabi-prieto`,
  ligue1: `kevin-nolan enrico-chiesa ebbe-sand donato xabi-prieto paolo-negro kevin-kuranyi dion-dublin`,
}

/** Footballers whose team did not win the title while they were there. */
const NEVER_WON: Table<Title> = {
  world_cup: `enrico-chiesa kevin-nolan chris-sutton kevin-kuranyi grafite rio-mavuba eric-carriere paul-lambert
    lars-ricken michael-zorc fabrizio-miccoli cristiano-lucarelli angelo-di-livio gianluca-pessotto`,
  champions_league: `fabrizio-miccoli cristiano-lucarelli lee-bowyer tore-andre-flo papiss-cisse noureddine-naybet
    milinko-pantic simone-perrotta cristian-zaccardo kevin-grosskreutz christoph-kramer german-pezzella
    franco-armani valeri-karpin nihat-kahveci ebbe-sand`,
  european_championship: `danny-blind kieron-dyer ebbe-sand lars-ricken enrico-chiesa aleksandr-mostovoi`,
}

const named = (text: string): string[] => text.trim().split(/\s+/)

const criteriaOf = (leagues: Table<LeagueId>, titles: Table<Title>): [Criterion, string][] => [
  ...Object.entries(leagues).flatMap(([league, ids]) =>
    named(ids).map((id): [Criterion, string] => [{ kind: 'leagueEver', league: league as LeagueId }, id]),
  ),
  ...Object.entries(titles).flatMap(([title, ids]) =>
    named(ids).map((id): [Criterion, string] => [{ kind: 'title', title: title as Title }, id]),
  ),
]

const isAccepted = ([criterion, id]: [Criterion, string]): boolean =>
  verdictOfOther(criterion, otherById(id)!, EVIDENCE) === 'yes'

describe('right answers from the second tier', () => {
  const leagues = criteriaOf(PLAYED, {})
  const titles = criteriaOf({}, WON)
  const wrong = criteriaOf(NEVER_PLAYED, NEVER_WON)

  test('are tested with 110 leagues, 60 titles and 100 wrong answers about existing footballers', () => {
    expect([leagues.length, titles.length, wrong.length >= 100]).toEqual([110, 60, true])
    expect([...leagues, ...titles, ...wrong].filter(([, id]) => !otherById(id)).map(([, id]) => id)).toEqual([])
  })

  test('are accepted: at least 105 leagues and 57 titles', () => {
    expect(leagues.filter((one) => !isAccepted(one)).length).toBeLessThanOrEqual(110 - 105)
    expect(titles.filter((one) => !isAccepted(one)).length).toBeLessThanOrEqual(60 - 57)
  })

  test('are accepted for clubs that were promoted and relegated, and for footballers who hardly played', () => {
    expect(criteriaOf(PLAYED_IN_THE_LEAGUE_YEARS, WON_AS_RESERVE).filter((one) => !isAccepted(one))).toEqual([])
  })

  test('exclude every wrong answer', () => {
    expect(wrong.filter(isAccepted).map(([criterion, id]) => [id, criterion])).toEqual([])
  })

  test('a grid asks for no title that is not recorded for the second tier', () => {
    const recorded = new Set(OTHERS.flatMap(({ titles: won }) => won))
    const asked = gridBand(FOOTBALLERS, OTHERS, CLUBS, EVIDENCE).axes.flatMap(({ criterion }) =>
      criterion.kind === 'title' && criterion.title !== 'ballon_dor' ? [criterion.title] : [],
    )
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.filter((title) => !recorded.has(title))).toEqual([])
  })
})
