/** Never played for the first team there, though lists name a stay; by club or country and footballer. */
const WITHOUT_MATCH = new Set(['ajax filipe-luis', 'NL filipe-luis', 'RU thiago-silva'])

export const isWithoutMatch = (place: string, id: string): boolean => WITHOUT_MATCH.has(`${place} ${id}`)

/** Titles of clubs that somebody had left, or did not play for, by the final. */
const DISPUTED_WINS = new Set(['ze-roberto champions_league 1998', 'fernando-redondo champions_league 2003'])

export const isDisputedWin = (id: string, title: string, year: number): boolean =>
  DISPUTED_WINS.has(`${id} ${title} ${year}`)

/** Youngsters of a club whose first matches were on loan elsewhere, by club and footballer. */
const BEGAN_ON_LOAN = new Set(['tottenham harry-kane', 'tottenham peter-crouch'])

export const beganOnLoan = (club: string, id: string): boolean => BEGAN_ON_LOAN.has(`${club} ${id}`)
