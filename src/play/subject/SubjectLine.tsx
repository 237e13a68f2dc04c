import { nationName, placeLine, type Names } from '../football-words.ts'

type Props = { who: Parameters<typeof placeLine>[0] & { nation: string }; names: Names }

/** "Midfielder, Milan", after the flag of his nation. */
export function SubjectLine({ who, names }: Props) {
  const country = names.pack.countries.get(who.nation)
  return (
    <>
      {country && (
        <img key={country.flag} className="flag" src={`/flags/${country.flag}.svg`} alt="" width={22} height={15} />
      )}
      <span className="vh">{nationName(who.nation, names)}, </span>
      <span data-place="">{placeLine(who, names)}</span>
    </>
  )
}
