import { useEffect } from 'react'

/** The small line of the page's header, which no island draws. */
export function useSubtitle(text: string) {
  useEffect(() => {
    const line = document.querySelector('[data-subtitle]')
    if (line) line.textContent = text
  }, [text])
}
