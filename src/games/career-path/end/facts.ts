import * as z from 'zod/mini'

const Left = z.object({ left: z.array(z.int()) })
const Place = z.nullable(z.tuple([z.number(), z.number()]))
const Places = z.object({ places: z.array(Place) })

/** How many were possible after each row; empty when nobody counted. */
export function leftOf(facts: unknown): readonly number[] {
  const parsed = Left.safeParse(facts)
  return parsed.success ? parsed.data.left : []
}

/** Latitude and longitude of each row; empty when nobody told. */
export function placesOf(facts: unknown): readonly (readonly [number, number] | null)[] {
  const parsed = Places.safeParse(facts)
  return parsed.success ? parsed.data.places : []
}
