import { expect, test } from 'vitest'
import { knownFor } from '#search/known-for.ts'
import type { Named } from '#search/named.ts'
import { search, type Hit } from '#search/search.ts'
import { wholePack } from './packs.ts'

const pack = wholePack()

/** Texts that fans type and the footballer they mean, over both packs, including the second tier. */
const MEANT: [string, string][] = [
  // A surname suffices where one footballer is by far the best known.
  ['zidane', 'zinedine-zidane'],
  ['platini', 'michel-platini'],
  ['guardiola', 'pep-guardiola'],
  ['butragueno', 'emilio-butragueno'],
  ['villa', 'david-villa'],
  ['charlton', 'bobby-charlton'],
  ['keane', 'roy-keane'],
  ['bale', 'gareth-bale'],
  ['schmeichel', 'peter-schmeichel'],
  ['laudrup', 'michael-laudrup'],
  ['weah', 'george-weah'],
  ['thuram', 'lilian-thuram'],
  ['rossi', 'paolo-rossi'],
  ['maldini', 'paolo-maldini'],
  ['baggio', 'roberto-baggio'],
  ['inzaghi', 'filippo-inzaghi'],
  ['bellingham', 'jude-bellingham'],
  ['hazard', 'eden-hazard'],
  ['davids', 'edgar-davids'],
  ['salah', 'mohamed-salah'],
  ['rice', 'declan-rice'],
  ['lacombe', 'bernard-lacombe'],
  ['gourcuff', 'yoann-gourcuff'],
  ['bakero', 'jose-mari-bakero'],
  ['mendieta', 'gaizka-mendieta'],
  // A given name, or the name on the shirt.
  ['zlatan', 'zlatan-ibrahimovic'],
  ['lamine', 'lamine-yamal'],
  ['frenkie', 'frenkie-de-jong'],
  ['keylor', 'keylor-navas'],
  ['cesc', 'cesc-fabregas'],
  ['xabi', 'xabi-alonso'],
  ['vinicius', 'vinicius-junior'],
  ['thiago silva', 'thiago-silva'],
  ['txiki', 'txiki-begiristain'],
  ['james', 'james-rodriguez'],
  // Nicknames and initials.
  ['kun', 'sergio-aguero'],
  ['cholo', 'diego-simeone'],
  ['sheva', 'andriy-shevchenko'],
  ['batigol', 'gabriel-batistuta'],
  ['lewy', 'robert-lewandowski'],
  ['gazza', 'paul-gascoigne'],
  ['dembouz', 'ousmane-dembele'],
  ['pippo', 'filippo-inzaghi'],
  ['der kaiser', 'franz-beckenbauer'],
  ['schweini', 'bastian-schweinsteiger'],
  ['rvp', 'robin-van-persie'],
  ['vvd', 'virgil-van-dijk'],
  ['taa', 'trent-alexander-arnold'],
  ['vini jr', 'vinicius-junior'],
  ['leo messi', 'lionel-messi'],
  ['el apache', 'carlos-tevez'],
  ['el nino', 'fernando-torres'],
  ['memo ochoa', 'guillermo-ochoa'],
  ['bounou', 'bono'],
  ['yassine bounou', 'bono'],
  ['gigio', 'gianluigi-donnarumma'],
  ['roby baggio', 'roberto-baggio'],
  ['raul gonzalez', 'raul'],
  ['cruijff', 'johan-cruyff'],
  // With or without accents.
  ['özil', 'mesut-ozil'],
  ['ozil', 'mesut-ozil'],
  ['matthäus', 'lothar-matthaus'],
  ['muller gerd', 'gerd-muller'],
  ['cañizares', 'santiago-canizares'],
  ['canizares', 'santiago-canizares'],
  ['doue', 'desire-doue'],
  ['cissé', 'djibril-cisse'],
  ['eto’o', 'samuel-eto-o'],
  ['leao', 'rafael-leao'],
  ['arnautovic', 'marko-arnautovic'],
  ['müller thomas', 'thomas-muller'],
  // One typo.
  ['zidan', 'zinedine-zidane'],
  ['thierry henri', 'thierry-henry'],
  ['inesta', 'andres-iniesta'],
  ['iker casilas', 'iker-casillas'],
  ['bekham', 'david-beckham'],
  ['roney', 'wayne-rooney'],
  ['ronaldino', 'ronaldinho'],
  ['dibala', 'paulo-dybala'],
  ['odegard', 'martin-odegaard'],
  ['mbapé', 'kylian-mbappe'],
  ['griezman', 'antoine-griezmann'],
  ['de bruyn', 'kevin-de-bruyne'],
  ['tripier', 'kieran-trippier'],
  ['harry mcguire', 'harry-maguire'],
  // "trezor" alone is one letter from Trevor, too.
  ['marius trezor', 'marius-tresor'],
  // Two typos from eight letters on.
  ['kvaraskelia', 'khvicha-kvaratskhelia'],
  ['van nistelrooij', 'ruud-van-nistelrooy'],
  ['lewandovsky', 'robert-lewandowski'],
  ['ibrahimovich', 'zlatan-ibrahimovic'],
  // A typo in a short word.
  ['van djik', 'virgil-van-dijk'],
  // Full names.
  ['gabriel omar batistuta', 'gabriel-batistuta'],
  ['ronaldo luis nazario de lima', 'ronaldo'],
  ['edson arantes do nascimento', 'pele'],
  ['lionel andres messi cuccittini', 'lionel-messi'],
  // Nicknames of the second tier, and names that were missing.
  ['cebolla rodriguez', 'cristian-rodriguez'],
  ['el mago valdivia', 'jorge-valdivia'],
  ['ramy bensebaini', 'rami-bensebaini'],
  ['papa bouba diop', 'pape-bouba-diop'],
  ['lewangoalski', 'robert-lewandowski'],
  ['awb', 'aaron-wan-bissaka'],
  ['ahn jung hwan', 'ahn-jung-hwan'],
  ['alexi lalas', 'alexi-lalas'],
  ['sunil chhetri', 'sunil-chhetri'],
  ['jhon duran', 'jhon-duran'],
  // Words run together, or in another language's order.
  ['degea', 'david-de-gea'],
  ['dimaria', 'angel-di-maria'],
  ['vannistelrooy', 'ruud-van-nistelrooy'],
  ['nistelrooy', 'ruud-van-nistelrooy'],
  ['son heung-min', 'heung-min-son'],
  ['heung min son', 'heung-min-son'],
  ['park ji sung', 'ji-sung-park'],
  ['ji-sung park', 'ji-sung-park'],
  ['lee kang in', 'kang-in-lee'],
  ['kang-in lee', 'kang-in-lee'],
  ['kim min jae', 'min-jae-kim'],
  ['min jae kim', 'min-jae-kim'],
  ['hwang hee chan', 'hee-chan-hwang'],
  // The second tier: right answers can be typed.
  ['alain roche', 'alain-roche'],
  ['le guen', 'paul-le-guen'],
  ['rothen', 'jerome-rothen'],
  ['carriere', 'eric-carriere'],
  ['etxeberria', 'joseba-etxeberria'],
  ['urzaiz', 'ismael-urzaiz'],
  ['mostovoy', 'aleksandr-mostovoi'],
]

test.each(MEANT)('%s means %s', (text, id) => {
  expect(search(pack, text)[0]?.footballer.id).toBe(id)
})

test.each([
  ['Müller', 'thomas-muller', 'muller'],
  ['Trézéguet', 'david-trezeguet', 'trezeguet'],
  ['Coutinho', 'philippe-coutinho', 'coutinho'],
  ['Petit', 'emmanuel-petit', 'petit'],
  ['Jota', 'diogo-jota', 'jota'],
  ['Félix', 'joao-felix', 'felix'],
  ['Júnior', 'vinicius-junior', 'junior'],
])('%s lists %s before the namesake of the second tier', (text, star, namesake) => {
  const ids = search(pack, text).map(({ footballer }) => footballer.id)
  expect(ids[0]).toBe(star)
  expect(ids).toContain(namesake)
})

test('a name of the second tier lists all namesakes of fame 3 and more first', () => {
  const others = [...pack.byId.values()].filter(({ clues, name }) => !clues && !name.includes(' '))
  const wrong = others.filter(({ name }) => {
    const isFullName = ({ footballer, alias }: Hit) => footballer.clues !== null && alias === footballer.fullName
    const hits = search(pack, name).flatMap((hit) => (isFullName(hit) ? [] : hit.footballer))
    return hits.findLastIndex(({ fame }) => fame >= 3) > hits.findIndex(({ clues }) => !clues)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a single name of the second tier is within the visible rows', () => {
  const SHOWN = 20
  const others = [...pack.byId.values()].filter(({ clues, name }) => !clues && !name.includes(' '))
  expect(others.filter((one) => !search(pack, one.name, SHOWN).some(({ footballer }) => footballer === one))).toEqual(
    [],
  )
})

/** Text beside the name in a row of the list. */
const rowOf = (one: Named) =>
  [
    one.nation,
    ...(one.clues
      ? [one.born?.slice(0, 4), one.club, knownFor(one.clues.clubs, isOfALeague), one.from]
      : [one.bornYear]),
  ].join(' ')

const isOfALeague = (club: string) => pack.clubs.get(club)?.league != null

test('namesakes are never shown by name alone', () => {
  const alike = Map.groupBy([...pack.byId.values()], ({ name }) => name)
  for (const [name, same] of alike) {
    if (same.length < 2) continue
    const hits = search(pack, name).filter(({ footballer }) => footballer.name === name)
    expect(hits.map(({ namesake }) => namesake)).toEqual(same.map(() => true))
    const rows = hits.map(({ footballer: one }) => rowOf(one))
    expect([name, new Set(rows).size]).toEqual([name, same.length])
  }
})
