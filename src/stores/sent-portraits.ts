import { SentPortraits } from '#contracts/pictures.ts'

/** Portraits that stand in place of our drawings, with their authors, by footballer; empty when they cannot be had. */
export async function sentPortraits(): Promise<SentPortraits> {
  try {
    const response = await fetch('/api/portraits')
    return response.ok ? SentPortraits.parse(await response.json()) : {}
  } catch {
    return {}
  }
}
