import { useEffect } from 'react'

const lineOfPage = () => document.querySelector('[data-subtitle]')

/** Sets the subtitle of the page's static header, and restores it on unmount. */
export function useSubtitle(text: string) {
  useEffect(() => {
    const line = lineOfPage()
    const own = line?.textContent ?? ''
    return () => void (line && (line.textContent = own))
  }, [])
  useEffect(() => {
    const line = lineOfPage()
    if (line) line.textContent = text
  }, [text])
}
