import { useEffect, useState } from 'react'
import { sentPortraits } from '#stores/sent-portraits.ts'

/** Who made the portrait that was sent of a footballer; null where nobody sent one, or nobody knows yet. */
export function useAuthor(id: string): string | null {
  const [author, setAuthor] = useState<string | null>(null)
  useEffect(() => {
    void sentPortraits().then((authors) => setAuthor(Object.hasOwn(authors, id) ? (authors[id] ?? null) : null))
  }, [id])
  return author
}
