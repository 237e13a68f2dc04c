import * as z from 'zod/mini'

const Countries = z.array(z.object({ code: z.string(), name: z.string(), flag: z.string() }))
export type Country = z.infer<typeof Countries>[number]

/** All countries with localised name and flag file, sorted alphabetically. Throws offline. */
export async function loadCountries(locale: string): Promise<Country[]> {
  const response = await fetch(`/countries/${locale}.json`)
  return Countries.parse(await response.json())
}
