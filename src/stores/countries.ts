import * as z from 'zod/mini'

const Countries = z.array(z.object({ code: z.string(), name: z.string(), flag: z.string() }))
export type Country = z.infer<typeof Countries>[number]

/** Every country with its name in that language and the name of its flag's file, in alphabetical order. Throws offline. */
export async function loadCountries(locale: string): Promise<Country[]> {
  const response = await fetch(`/countries/${locale}.json`)
  return Countries.parse(await response.json())
}
