/** Nations whose footballers have names that look alike; Italy, France and others have no such neighbour. */
const FAMILIES: readonly (readonly string[])[] = [
  ['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR', 'IE', 'US', 'AU', 'NZ', 'CA', 'JM', 'TT'],
  ['ES', 'AR', 'UY', 'CL', 'CO', 'MX', 'PY', 'PE', 'EC', 'VE', 'BO', 'CR', 'HN', 'PA'],
  ['PT', 'BR', 'AO', 'CV', 'MZ', 'GW'],
  ['DE', 'AT', 'CH'],
  ['NL', 'BE'],
  ['SE', 'NO', 'DK', 'IS', 'FI'],
  ['RS', 'HR', 'BA', 'ME', 'SI', 'MK'],
  ['PL', 'CZ', 'SK', 'SI'],
  ['RU', 'UA', 'BY', 'BG', 'GE', 'AM'],
  ['MA', 'DZ', 'TN', 'EG', 'SA', 'QA', 'IQ', 'LY'],
  ['CM', 'CI', 'SN', 'ML', 'GN', 'BF', 'TG', 'BJ', 'GA', 'CD', 'CG', 'GH', 'NG', 'GM', 'LR', 'SL', 'KE', 'ZM', 'ZW'],
  ['JP', 'KR', 'CN'],
]

/** True when a name does not tell which of the two nations a footballer played for. */
export const haveLikeNames = (one: string, other: string): boolean =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other))
