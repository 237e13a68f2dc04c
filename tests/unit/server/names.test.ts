import { describe, expect, test } from 'vitest'
import { nameRefusal } from '#server/account/names/policy.ts'
import { isPlainName } from '#server/account/names/shape.ts'
import { cleanUsername, shapeFailure, usableUsername } from '#server/usernames.ts'
import { CLUBS, COUNTRIES, FOOTBALLERS } from '#data/facts.ts'
import { CUTS } from '#scripts/fonts/cuts.ts'
import { fill } from '#i18n/format.ts'
import { LOCALES } from '#i18n/locales.ts'
import { messages } from '#i18n/messages/index.ts'

const table = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Real names, football words and everyday words that resemble bad ones. */
const PASS = table(`
  Scunthorpe | Scunthorpe United | Arsenal | TheArsenal | Cockburn | Assane | Kanté | Dickson | Dickens | Essex
  Sussex | Puthoff | Hancock | Hitchcock | Peacock | Woodcock | Constance | Peñarol | Bitche | Nkunku | Kuntz
  Danny Shittu | Dikshit | Harshit | Takeshita | Negredo | Niger | Nigeria | El Negro | Bastian | Titi Camara | Tito
  Titus | Titanic | Kike García | Dick Advocaat | Nicky Butt | Van Dyke | Quim | Computador | Diputado | Reputation
  Amputee | Torpedo Moscow | Pedro | Ignazio | Nazionale | Draper | Grapes | Wankdorf | Slutsk | Lebanon | Culé
  Culers | Verganza | Vergara | Cono Sur | Icono | Año 2000 | Chile con carne | Vamos con Messi | En retard
  Monique | Dominique | Technique | Unique | Chattanooga | Ana L | Analía | Therapist | Salopette | Couillet
  Classy Lass | Pass Hitman | Mass Effect | Bass Player | Assist King | ASSE Fan | Cumbria | Circumflex | Document
  Shiitake | Pakistan | Spice Boys | Homer | Figo | Maricá FC | Kaká | N'Golo | O'Shea | Ødegaard | Šuker | Тимур
  Γιώργος | 1455 Fan | Fan 88 | Player One | player1 | Starting Eleven | Stranger Eleven | Official PSG
  Team Madrid | Support Lens | Modest | Helper | xXx10xXx | ♥♥♥
  FCK | Kaiserslautern FCK | 1988-07-16 | 807 Army | 455 | MacIntyre | Fukuoka | (Fan) | Cumming
`)

const OFFENSIVE = table(`
  fuck | Fuck Arsenal | FUUUUCK | fvck you | f u c k | f.u.c.k | fu-ck | fuc k | f*ck | f**k | phuck | sh1t | Shit
  b!tch | BITCHES | bi7ch3s | Cunt | sCUNTcunt | asshole | a55h0le | @sshole | a s s | BigAss | ass69 | c0ck
  Big Dick | BigDick | bigdick7 | suckmydick | d1ckhead | n1gger | niggggger | nigga | N.I.G.G.E.R | nіgger | f@ggot
  wanker | rapist | Nazi | neo-nazi | Hitler | h1tl3r | Adolf_Hitler | Siegheil88 | 1488 | kkk | Auschwitz | whore
  slut | p0rn | Hitler Scunthorpe | Pute | enculé | 3ncule | connard | Connasse | salope | fils de pute
  Grosse bite | nique ta mère | FDP | Gros con | négresse | sale juif | puta | PUT0 | hijo de puta | coño | CABRÓN
  gilipollas | maricón | mierda | p3nd3jo | comepollas | concha tu madre | Hurensohn | Arschloch | Scheiße | stronzo
  caralho | kurwa | siktir | блядь | сука | хуй | ѕhіt | ⓕⓤⓒⓚ | 𝓯𝓾𝓬𝓴 | ＦＵＣＫ | ꜰᴜᴄᴋ | f̶u̶c̶k̶
  fμck | fu(k | fvkk | encuIé | biatch | fils2pute | conchetumare | pédéraste
`)

const RESERVED = table(`
  admin | Admin | ADMIN | 4dm1n | аdmin | Admin Joe | xX Admin Xx | EllevenAdmin | Administrator | Modérateur
  moderador | Eleven | eleven. | ELEVEN11 | 3l3v3n | Eleven Support | eleven_official | ElevenStaff
  The Eleven Team | official | Support | deleted | Deleted 42 | Anonymous | anónimo | Anonyme | Player | null
  wordle | Career Path | career-path | Reset Password | profile | Tic Tac Toe
  ADMlN | OfficiaI | 0fficia1 | P1ayer | nuII | Guest | Guest 1234 | 6uest_99 | GUEST | Invité 42 | Invitée | lnvite
  Invitado 1000 | invitada | Visitor 7 | Visiteur | visitante
`)

describe('accepted names', () => {
  test.each(PASS)('%s', (name) => expect(nameRefusal(name)).toBeNull())

  test('the table is complete', () => expect(PASS.length).toBeGreaterThanOrEqual(60))

  test('include all names of the facts, except a city whose name is reserved for a game', () => {
    const names = [
      ...FOOTBALLERS.flatMap(({ name, fullName, aliases }) => [name, fullName, ...aliases]),
      ...CLUBS.flatMap(({ name, shortName, code, city }) => [name, shortName, code, city]),
      ...COUNTRIES.flatMap(({ short, names }) => [short, ...Object.values(names)]),
    ].filter((name) => name !== null)
    expect(names.length).toBeGreaterThan(4000)
    expect(new Set(names.filter(nameRefusal))).toEqual(new Set(['Split']))
  })
})

describe('rejected names', () => {
  test.each(OFFENSIVE)('%s', (name) => expect(nameRefusal(name)).toBe('offensive'))
  test.each(RESERVED)('%s impersonates the site', (name) => expect(nameRefusal(name)).toBe('reserved'))

  test('the table is complete', () => expect(OFFENSIVE.length).toBeGreaterThanOrEqual(60))
})

test.each(LOCALES)('reserves the names that rooms give to guests, %s', (locale) => {
  expect(nameRefusal(fill(messages(locale, 'rooms').guest, { number: 4821 }))).toBe('reserved')
})

describe('the name of a new account', () => {
  test.each([
    ['Fuck Arsenal', 'Player'],
    ['Admin', 'Player'],
    ['a', 'Player'],
    // Cutting must not produce a rejected name.
    ['Therapist Association', 'Therapist Associatio'],
    ['I like Scunthorpe United', 'I like Scunthorpe Un'],
    ['Twenty letters and f fuck', 'Twenty letters and f'],
    ['Scunthorpe', 'Scunthorpe'],
    ['<b>Ada</b>', 'bAdab'],
    ['Jean-Luc (JL)', 'Jean-Luc JL'],
    ['"El Pibe" 10', 'El Pibe 10'],
    ['a\u0300\u0301\u0302\u0303bc', 'àbc'],
    ['Nguyễn Văn', 'Nguyen Văn'],
    ['Тимур', 'Player'],
    ['Timur Тимур', 'Timur'],
    ['♥♥♥', 'Player'],
  ])('requested as %j is %j', (wanted, given) => expect(usableUsername(wanted)).toBe(given))
})

describe('characters of a name', () => {
  test.each([
    ...['Тимур', 'Γιώργος', '中村俊輔', 'กี่ครั้ง', 'मोहम्मद', 'محمد', 'Nguyễn', 'Аda', 'ᴀᴅᴀ', 'Ａｄａ', 'Ada ١٢', 'Ada²'],
  ])('%s is refused for its letters', (name) => {
    expect(cleanUsername(name)).toBeNull()
    expect(shapeFailure(name)).toBe('username-script')
  })

  test.each(['ab', 'a@b.example', '♥♥♥', 'x'.repeat(21)])('%s is refused for its shape', (name) => {
    expect(shapeFailure(name)).toBe('username-invalid')
  })

  test.each(['display', 'text'])('are all in the typeface for %s', (face) => {
    const cuts = CUTS.filter(({ file }) => file === face || file.startsWith(`${face}-`))
    const drawn = new Set(cuts.flatMap(({ text }) => [...text]))
    const signs = Array.from({ length: 0xffff }, (_, point) => String.fromCodePoint(point + 1))
    const allowed = signs.filter((sign) => isPlainName(`A${sign}`))
    expect(allowed.length).toBeGreaterThan(200)
    expect(allowed.filter((sign) => !drawn.has(sign))).toEqual([])
  })

  test.each([
    ...['Ada', "N'Golo", 'O’Shea', 'Kaká', 'Jean-Luc J. R.', 'Adolf_1', '10Zidane', 'Modrić', 'Łukasz', 'Ștefan'],
    ...['Ødegaard', 'Þór', 'Straße', 'Zoe\u0301'],
  ])('%s is allowed', (name) => {
    expect(cleanUsername(name)).toBe(name.normalize('NFC'))
  })

  test.each([
    ...['<script>alert(1)</s', 'javascript:alert(1)', '{{7*7}}', 'https://a.example', 'a@b.example', 'Ada\\n', '=1+1'],
    ...['♥♥♥', '...', '-Ada', ' .Ada', 'Z̴̧̡a̸̢̧l̷̡̧g̶̢̧o', 'a & b'],
  ])('%s is rejected', (name) => {
    expect(cleanUsername(name)).toBeNull()
  })

  test.each(['\u3164\u3164\u3164', 'Ada\u115f', 'Ada\ufe0f', 'A\u034fda'])('%j is rejected as deceptive', (name) => {
    expect(isPlainName(name)).toBe(false)
  })
})
