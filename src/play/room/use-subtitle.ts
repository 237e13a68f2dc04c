import { useEffect } from 'react'

const lineOfPage = () => document.querySelector('[data-subtitle]')

/** The small line of the page's header, which no island draws; it is the page's own again afterwards. */
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
