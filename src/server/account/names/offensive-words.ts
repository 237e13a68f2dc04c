// Words that no name may contain: slurs, and coarse words of our three languages and of others common around football.
// Our own list, written for this product. Accents, digits for letters and repeated letters need no entry (patterns.ts).
//
// Short on purpose: an offensive name that slips through can be reported, but a refusal of a real name cannot be
// explained. Left out for that reason: Kike, Dyke, Huy, Randi, Isis (names), Marica, Pula (clubs), arse (Arsenal's own
// fans), fck (København and Kaiserslautern), polla, porra (betting pools), con, hora, retard (everyday words in another
// of our languages).

const words = (lines: string): readonly string[] => lines.trim().split(/\s+/)

/** Refused anywhere inside a word. */
export const ANYWHERE = words(`
  fuck phuck fuq cunt bullshit shithead shitface shitty shitter dipshit horseshit shitbag nigger nigga negga faggot
  shemale paedophil pedophil pedofil pornhub pornstar whitepower whitesupremac kukluxklan asshole arsehole asshat
  dumbass jackass fatass kissmyass asslick cocksuck cockhead bigcock mycock suckcock dickhead dickpic bigdick mydick
  smalldick suckdick dicksuck pussylick wanker sonofabitch bitchass whorehouse titties blowjob handjob cumshot gangbang
  rapist killyourself raghead towelhead wetback hitler himmler goebbels siegheil neonazi holocaust auschwitz gasthe
  binladen alqaida alqaeda incest retarded pederast deepthroat dildo masturbat

  encule connard connasse salope salopard putain fildepute filsdepute fils2pute niquetamere niketamere niquetarace
  tamerelapute nikoumok nikomok pouffiasse poufiasse branleur branlette sucemoi grossebite mabite tabite groscon
  saleconne trouduc trouducul tarlouze bougnoul youpin chintok niakoue bamboula negresse salenoir salearabe salejuif
  couille violeur

  hijodeputa hijo2puta hijosdeputa hijoputa hijueputa hijaputa putamadre mierda cabron gilipollas jilipollas comepolla
  chupapolla mipolla pollagorda maricon pendejo pelotudo chingatumadre chingada malparido conchatumadre
  conchadetumadre conchasumadre conchesumadre conchetuma mamaguevo mamahuevo mamaverga chupaverga comeverga hijodeperra negrata
  moromierda follada follarte violador lameculos tocapelotas

  arschloch hurensohn wichser schwuchtel scheisse fickdich missgeburt judensau
  vaffanculo stronzo puttana porcodio diocane coglione pompino
  caralho filhodaputa filhadaputa buceta cuzao vaitomarnocu fodase
  klootzak kankerjood kankerhoer kankerlijer kankerneger
  kurwa pierdol jebac skurwysyn
  orospu siktir aminakoy yarrak
  blyat pidoras nahuj nahuy блядь пидор ебать нахуй хуйло
  sharmuta sharmouta charmouta kosomak kosomok kusomak madarchod bhenchod behenchod bhosdike ngentot kontol
`)

/** Refused as whole words only, because they are parts of harmless names: Hancock, Essex, Titov, Assane. */
export const ALONE = words(`
  ass shit shite cock dick prick pussy tit boob cum jizz anal anus penis vagina porn porno sex rape raped pedo paedo
  nazi fag nonce slut whore bitch bastard wank twat tranny paki chink gook spic coon kys terrorist daesh stfu milf
  gypo pikey kaffir beaner golliwog incel orgy bukkake kunt fuk phuk biatch

  pute bite cul nique niquer merde chier chatte gouine tapette negre bicot fdp ntm batard salaud conne suceuse viol

  puta puto putero verga culo culero coño zorra sudaca bollera gonorrea subnormal mongolo retrasado follar hdp tetas
  cojones poronga ramera

  arsch fick ficken fotze nutte schlampe kanake neger zigeuner titten
  cazzo frocio minchia culattone
  merda foda foder viado xoxota
  kanker flikker
  chuj pizda amk ibne
  suka pidar pidor хуй пизда сука
  muie kurac picka jebem zebi zebbi chutiya memek
`)

/** Hate codes: matched as written, as whole words. */
export const CODES = words(`1488 kkk wpww`)

/** Harmless words that contain a word of `ANYWHERE`. */
export const HARMLESS = words(`scunthorpe therapist salopette snigger couillet`)

/** Footballers whose whole name contains a word of `ALONE`. */
export const REAL_NAMES = words(`dickadvocaat dicknanninga nickybutt`)
