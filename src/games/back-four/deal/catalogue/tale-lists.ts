import { say } from './say.ts'
import type { Story } from './story.ts'

const match = (text: string) => say(text, text, text)
const goldenGoal = (en: string, fr: string, es: string, year: number) =>
  say(`v ${en}, ${year}`, `contre ${fr}, ${year}`, `contra ${es}, ${year}`)

/** Winners of the Ballon d’Or by their club of that day. */
const ballonDor = (
  key: string,
  sentence: Story['sentence'],
  men: Story['men'],
  doubt: readonly string[] = [],
): Story => ({
  ...{ key, kind: 'award', base: 2.3, told: 'club', loose: ['title:ballon_dor'] },
  ...{ sentence, men, doubt },
})

const GOLDEN_BALLS: readonly Story[] = [
  ballonDor(
    'ballonJuventus',
    say('Ballon d’Or while at Juventus', 'Ballon d’Or à la Juventus', 'Balón de Oro con la Juventus'),
    {
      'omar-sivori': [1961],
      'paolo-rossi': [1982],
      'michel-platini': [1983, 1984, 1985],
      'roberto-baggio': [1993],
      'zinedine-zidane': [1998],
      'pavel-nedved': [2003],
    },
    ['fabio-cannavaro'],
  ),
  ballonDor(
    'ballonMilan',
    say('Ballon d’Or while at AC Milan', 'Ballon d’Or à l’AC Milan', 'Balón de Oro con el Milan'),
    {
      'gianni-rivera': [1969],
      'ruud-gullit': [1987],
      'marco-van-basten': [1988, 1989, 1992],
      'george-weah': [1995],
      'andriy-shevchenko': [2004],
      kaka: [2007],
    },
  ),
  ballonDor(
    'ballonBarca',
    say(
      'Ballon d’Or while at Barcelona (to 2025)',
      'Ballon d’Or au Barça (jusqu’en 2025)',
      'Balón de Oro con el Barça (hasta 2025)',
    ),
    {
      'luis-suarez-miramontes': [1960],
      'johan-cruyff': [1973, 1974],
      'hristo-stoichkov': [1994],
      rivaldo: [1999],
      ronaldinho: [2005],
      'lionel-messi': [2009, 2010, 2011, 2012, 2015, 2019],
    },
    ['ronaldo', 'luis-figo'],
  ),
  ballonDor(
    'ballonReal',
    say(
      'Ballon d’Or while at Real Madrid (to 2025)',
      'Ballon d’Or au Real Madrid (jusqu’en 2025)',
      'Balón de Oro con el Real Madrid (hasta 2025)',
    ),
    {
      'alfredo-di-stefano': [1957, 1959],
      'raymond-kopa': [1958],
      'luis-figo': [2000],
      'fabio-cannavaro': [2006],
      'cristiano-ronaldo': [2013, 2014, 2016, 2017],
      'luka-modric': [2018],
      'karim-benzema': [2022],
    },
    ['ronaldo', 'zinedine-zidane', 'michael-owen'],
  ),
  ballonDor(
    'ballonEngland',
    say(
      'Ballon d’Or while at an English club (to 2025)',
      'Ballon d’Or dans un club anglais (jusqu’en 2025)',
      'Balón de Oro con un club inglés (hasta 2025)',
    ),
    {
      'stanley-matthews': [1956],
      'denis-law': [1964],
      'bobby-charlton': [1966],
      'george-best': [1968],
      'michael-owen': [2001],
      'cristiano-ronaldo': [2008],
      rodri: [2024],
    },
    ['kevin-keegan'],
  ),
]

const CAPTAINS: readonly Story[] = [
  {
    ...{ key: 'worldCaptain', kind: 'captain', base: 2.3, told: 'nation', loose: ['title:world_cup'] },
    sentence: say(
      'Lifted the World Cup as captain (to 2022)',
      'Capitaines champions du monde (jusqu’en 2022)',
      'Levantaron el Mundial como capitanes (hasta 2022)',
    ),
    men: {
      'fritz-walter': [1954],
      'bobby-moore': [1966],
      'carlos-alberto-torres': [1970],
      'franz-beckenbauer': [1974],
      'daniel-passarella': [1978],
      'dino-zoff': [1982],
      'diego-maradona': [1986],
      'lothar-matthaus': [1990],
      dunga: [1994],
      'didier-deschamps': [1998],
      cafu: [2002],
      'fabio-cannavaro': [2006],
      'iker-casillas': [2010],
      'philipp-lahm': [2014],
      'hugo-lloris': [2018],
      'lionel-messi': [2022],
    },
    doubt: ['giuseppe-meazza', 'mario-zagallo'],
  },
  {
    ...{ key: 'europeCaptain', kind: 'captain', base: 2.6, told: 'finalist', loose: ['title:champions_league'] },
    sentence: say(
      'Captained the winners of a Champions League final (to 2025)',
      'Capitaines vainqueurs d’une finale de Ligue des champions (jusqu’en 2025)',
      'Capitanes del ganador en una final de la Champions League (hasta 2025)',
    ),
    men: {
      'didier-deschamps': [1993],
      'gianluca-vialli': [1996],
      'matthias-sammer': [1997],
      'manolo-sanchis': [1998],
      'peter-schmeichel': [1999],
      'stefan-effenberg': [2001],
      'fernando-hierro': [2002],
      'paolo-maldini': [2003, 2007],
      'jorge-costa': [2004],
      'steven-gerrard': [2005],
      'carles-puyol': [2006, 2009],
      'rio-ferdinand': [2008],
      'javier-zanetti': [2010],
      'frank-lampard': [2012],
      'philipp-lahm': [2013],
      'iker-casillas': [2014],
      'sergio-ramos': [2016, 2017, 2018],
      'jordan-henderson': [2019],
      'manuel-neuer': [2020],
      'cesar-azpilicueta': [2021],
      'ilkay-gundogan': [2023],
      nacho: [2024],
      marquinhos: [2025],
    },
    // Captains of the club who did not begin the final, or who shared the cup.
    doubt: [
      ...['franco-baresi', 'fernando-redondo', 'raul', 'xavi', 'andres-iniesta', 'eric-abidal'],
      ...['john-terry', 'marcelo', 'karim-benzema', 'luka-modric', 'roy-keane', 'kyle-walker'],
      ...['gary-neville', 'ryan-giggs', 'daniel-carvajal'],
    ],
  },
]

const DEEDS: readonly Story[] = [
  {
    ...{ key: 'redFinal', kind: 'tale', base: 2.7 },
    sentence: say(
      'Sent off in a World Cup or Champions League final (to 2025)',
      'Expulsés en finale de Coupe du monde ou de Ligue des champions (jusqu’en 2025)',
      'Expulsados en una final del Mundial o de la Champions League (hasta 2025)',
    ),
    men: {
      'marcel-desailly': say('France–Brazil, 1998', 'France–Brésil, 1998', 'Francia–Brasil, 1998'),
      'zinedine-zidane': say('Italy–France, 2006', 'Italie–France, 2006', 'Italia–Francia, 2006'),
      'jens-lehmann': say('Barcelona–Arsenal, 2006', 'Barça–Arsenal, 2006', 'Barça–Arsenal, 2006'),
      'didier-drogba': match('Manchester United–Chelsea, 2008'),
      'john-heitinga': say('Spain–Netherlands, 2010', 'Espagne–Pays-Bas, 2010', 'España–Países Bajos, 2010'),
      'juan-cuadrado': match('Real Madrid–Juventus, 2017'),
    },
  },
  {
    ...{ key: 'goldenGoal', kind: 'tale', base: 2.7 },
    sentence: say(
      'Golden goal at a World Cup or a Euro',
      'But en or en Coupe du monde ou à l’Euro',
      'Gol de oro en un Mundial o en una Eurocopa',
    ),
    men: {
      'oliver-bierhoff': goldenGoal('Czech Republic', 'la République tchèque', 'la República Checa', 1996),
      'laurent-blanc': goldenGoal('Paraguay', 'le Paraguay', 'Paraguay', 1998),
      'zinedine-zidane': goldenGoal('Portugal', 'le Portugal', 'Portugal', 2000),
      'david-trezeguet': goldenGoal('Italy', 'l’Italie', 'Italia', 2000),
      'ahn-jung-hwan': goldenGoal('Italy', 'l’Italie', 'Italia', 2002),
    },
    // Golden goals at other tournaments, and silver ones.
    doubt: ['thierry-henry', 'nwankwo-kanu', 'cuauhtemoc-blanco', 'patrick-mboma'],
  },
  {
    ...{ key: 'panenka', kind: 'tale', base: 2.8 },
    sentence: say(
      'Chipped a Panenka at a World Cup or a Euro (to 2024)',
      'Une panenka en Coupe du monde ou à l’Euro (jusqu’en 2024)',
      'Un penalti a lo Panenka en un Mundial o en una Eurocopa (hasta 2024)',
    ),
    men: {
      'antonin-panenka': say('v West Germany, 1976', 'contre la RFA, 1976', 'contra la RFA, 1976'),
      'francesco-totti': say('v Netherlands, 2000', 'contre les Pays-Bas, 2000', 'contra los Países Bajos, 2000'),
      'helder-postiga': say('v England, 2004', 'contre l’Angleterre, 2004', 'contra Inglaterra, 2004'),
      'zinedine-zidane': say('v Italy, 2006', 'contre l’Italie, 2006', 'contra Italia, 2006'),
      'andrea-pirlo': say('v England, 2012', 'contre l’Angleterre, 2012', 'contra Inglaterra, 2012'),
      'sergio-ramos': say('v Portugal, 2012', 'contre le Portugal, 2012', 'contra Portugal, 2012'),
      'achraf-hakimi': say('v Spain, 2022', 'contre l’Espagne, 2022', 'contra España, 2022'),
    },
    doubt: [
      ...['lionel-messi', 'neymar', 'alexis-sanchez', 'thierry-henry', 'zlatan-ibrahimovic'],
      ...['cristiano-ronaldo', 'eden-hazard', 'antoine-griezmann', 'kylian-mbappe', 'luka-modric', 'robin-van-persie'],
      ...['mario-balotelli', 'brahim-diaz', 'raheem-sterling', 'gary-lineker', 'marcelo-salas', 'graziano-pelle'],
    ],
  },
  {
    ...{ key: 'keeperGoal', kind: 'tale', base: 2.6, loose: ['role:Goalkeeper'] },
    sentence: say('Goalkeepers who scored', 'Gardiens buteurs', 'Porteros goleadores'),
    men: {
      'jose-luis-chilavert': say('Free kicks and penalties', 'Coups francs et penaltys', 'Faltas y penaltis'),
      'rogerio-ceni': say(
        'More than 100 goals for São Paulo',
        'Plus de 100 buts pour São Paulo',
        'Más de 100 goles con el São Paulo',
      ),
      'peter-schmeichel': match('Everton–Aston Villa, 2001'),
      alisson: match('West Bromwich–Liverpool, 2021'),
      'jens-lehmann': match('Borussia Dortmund–Schalke, 1997'),
      'tim-howard': match('Everton–Bolton, 2012'),
      'brad-friedel': match('Charlton–Blackburn, 2004'),
      'paul-robinson': match('Tottenham–Watford, 2007'),
      'asmir-begovic': match('Stoke–Southampton, 2013'),
      'peter-shilton': match('Southampton–Leicester, 1967'),
      'pat-jennings': match('Manchester United–Tottenham, 1967'),
      'fernando-muslera': say('Penalties for Galatasaray', 'Penaltys pour Galatasaray', 'Penaltis con el Galatasaray'),
      'edwin-van-der-sar': match('Ajax–De Graafschap, 1998'),
      bono: match('Valladolid–Sevilla, 2021'),
      'vincent-enyeama': say(
        'Penalties for Hapoel Tel Aviv',
        'Penaltys pour l’Hapoël Tel-Aviv',
        'Penaltis con el Hapoel Tel Aviv',
      ),
    },
    // Goals in friendlies, in youth teams, or in shoot-outs.
    doubt: [
      ...['claudio-bravo', 'sepp-maier', 'ederson', 'manuel-neuer', 'ray-clemence', 'oliver-kahn'],
      ...['jean-marie-pfaff', 'lev-yashin', 'andoni-zubizarreta', 'toni-schumacher'],
      ...['claudio-taffarel', 'bruce-grobbelaar', 'andre-onana', 'dida', 'gordon-banks', 'jordan-pickford'],
      ...['edouard-mendy', 'guillermo-ochoa', 'keylor-navas', 'mark-schwarzer', 'bernd-leno'],
      ...['ricardo', 'geronimo-rulli', 'andreas-kopke', 'bernard-lama', 'joel-bats', 'beto', 'francesco-toldo'],
    ],
  },
  {
    ...{ key: 'inGoal', kind: 'tale', base: 2.9 },
    sentence: say(
      'Outfield players who had to go in goal',
      'Joueurs de champ passés dans les buts',
      'Jugadores de campo que se pusieron de portero',
    ),
    men: {
      'john-terry': match('Reading–Chelsea, 2006'),
      'john-o-shea': match('Tottenham–Manchester United, 2007'),
      'rio-ferdinand': match('Manchester United–Portsmouth, 2008'),
      'harry-kane': match('Tottenham–Asteras Tripolis, 2014'),
      'kyle-walker': match('Atalanta–Manchester City, 2019'),
      'olivier-giroud': match('Genoa–AC Milan, 2023'),
      'bobby-moore': match('West Ham–Stoke, 1972'),
      'vinnie-jones': match('Newcastle–Wimbledon, 1995'),
      'peter-beardsley': match('West Ham–Newcastle, 1986'),
      'jan-koller': match('Bayern–Dortmund, 2002'),
      'lucas-radebe': match('Manchester United–Leeds, 1996'),
      pele: match('Santos–Grêmio, 1964'),
    },
    doubt: [
      ...['jose-antonio-camacho', 'david-platt', 'lee-dixon', 'jack-charlton', 'diego-lugano'],
      ...['dani-alves', 'phil-jagielka', 'javi-garcia', 'daniele-de-rossi', 'marco-materazzi'],
      ...['sergio-ramos', 'tim-cahill', 'gareth-barry', 'carlos-tevez', 'martin-peters'],
      ...['mauro-icardi', 'philipp-lahm', 'chris-waddle', 'alan-ball', 'glenn-hoddle', 'nigel-de-jong'],
      ...['paolo-maldini'],
      ...['franz-beckenbauer', 'alfredo-di-stefano', 'jorge-valdano', 'michel'],
      ...['robert-huth', 'mikael-silvestre', 'steve-bruce'],
    ],
  },
  {
    ...{ key: 'handball', kind: 'tale', base: 2.8 },
    sentence: say('Famous for a handball', 'Une main restée célèbre', 'Famosos por una mano'),
    men: {
      'diego-maradona': say('Goal v England, 1986', 'But contre l’Angleterre, 1986', 'Gol a Inglaterra, 1986'),
      'thierry-henry': say('v Ireland, 2009', 'contre l’Irlande, 2009', 'contra Irlanda, 2009'),
      'luis-suarez': say(
        'On the line v Ghana, 2010',
        'Sur la ligne contre le Ghana, 2010',
        'Bajo palos contra Ghana, 2010',
      ),
      'lionel-messi': say('Goal v Espanyol, 2007', 'But contre l’Espanyol, 2007', 'Gol al Espanyol, 2007'),
    },
    doubt: [
      ...['adriano-1982', 'samuel-eto-o', 'trent-alexander-arnold', 'bernardo-silva', 'rodri', 'joachim-andersen'],
      ...['gabriel', 'laurent-koscielny'],
      ...['raul', 'luis-fabiano', 'paul-scholes', 'marc-cucurella', 'gerard-pique', 'mario-kempes'],
      ...['moussa-sissoko', 'presnel-kimpembe', 'william-gallas', 'harry-kewell', 'zico', 'romelu-lukaku'],
      ...['fernando-llorente'],
      ...['ivan-perisic', 'matthijs-de-ligt', 'filippo-inzaghi', 'alberto-gilardino', 'adriano', 'thomas-muller'],
    ],
  },
]

const BORN: readonly Story[] = [
  {
    ...{ key: 'bornBrazil', kind: 'born', base: 2.6 },
    sentence: say(
      'Born in Brazil, played for another country',
      'Nés au Brésil, internationaux pour un autre pays',
      'Nacidos en Brasil e internacionales con otro país',
    ),
    men: {
      deco: match('Portugal'),
      pepe: match('Portugal'),
      'matheus-nunes': match('Portugal'),
      'diego-costa': say('Spain', 'Espagne', 'España'),
      'marcos-senna': say('Spain', 'Espagne', 'España'),
      rodrigo: say('Spain', 'Espagne', 'España'),
      'thiago-motta': say('Italy', 'Italie', 'Italia'),
    },
    // Namesakes of men who were, or born elsewhere.
    doubt: ['jorginho', 'emerson', 'thiago-alcantara', 'bruno-fernandes', 'eder', 'joao-pedro'],
  },
  {
    ...{ key: 'bornAfrica', kind: 'born', base: 2.6, loose: ['nation:FR'] },
    sentence: say(
      'France internationals born in Africa',
      'Internationaux français nés en Afrique',
      'Internacionales con Francia nacidos en África',
    ),
    men: {
      'marcel-desailly': say('Accra, Ghana', 'Accra, Ghana', 'Acra, Ghana'),
      'patrick-vieira': say('Dakar, Senegal', 'Dakar, Sénégal', 'Dakar, Senegal'),
      'patrice-evra': say('Dakar, Senegal', 'Dakar, Sénégal', 'Dakar, Senegal'),
      'claude-makelele': say('Kinshasa, DR Congo', 'Kinshasa, RD Congo', 'Kinsasa, RD Congo'),
      'steve-mandanda': say('Kinshasa, DR Congo', 'Kinshasa, RD Congo', 'Kinsasa, RD Congo'),
      'jean-tigana': say('Bamako, Mali', 'Bamako, Mali', 'Bamako, Malí'),
      'just-fontaine': say('Marrakesh, Morocco', 'Marrakech, Maroc', 'Marrakech, Marruecos'),
      'samuel-umtiti': say('Yaoundé, Cameroon', 'Yaoundé, Cameroun', 'Yaundé, Camerún'),
      'eduardo-camavinga': say('Cabinda, Angola', 'Cabinda, Angola', 'Cabinda, Angola'),
      'basile-boli': say('Abidjan, Ivory Coast', 'Abidjan, Côte d’Ivoire', 'Abiyán, Costa de Marfil'),
      'brice-samba': say('Linzolo, Congo', 'Linzolo, Congo', 'Linzolo, Congo'),
    },
    doubt: [
      ...['bernard-lama', 'lilian-thuram'],
      ...['mamadou-sakho', 'bacary-sagna', 'eliaquim-mangala', 'karim-benzema', 'samir-nasri', 'alain-giresse'],
      ...['luis-fernandez', 'axel-disasi', 'randal-kolo-muani', 'jean-philippe-mateta', 'benoit-badiashile'],
      ...['christopher-nkunku', 'presnel-kimpembe', 'youssouf-fofana', 'manu-kone'],
    ],
  },
]

/** Deeds that fans send each other. */
export const TALES: readonly Story[] = [...GOLDEN_BALLS, ...CAPTAINS, ...DEEDS, ...BORN]
