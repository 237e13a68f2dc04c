import { useEffect } from 'react'

const subtitleElement = () => document.querySelector('[data-subtitle]')

/** Sets the subtitle of the page's static header, and restores it on unmount. */
export function useSubtitle(text: string) {
  useEffect(() => {
    const line = subtitleElement()
    const own = line?.textContent ?? ''
    return () => void (line && (line.textContent = own))
  }, [])
  useEffect(() => {
    const line = subtitleElement()
    if (line) line.textContent = text
  }, [text])
}
