import { useEffect, useRef, useState, type RefObject } from 'react'

/** Of the height of the window: what shows less than that at its foot has not been seen. */
const AT_LEAST = '0px 0px -20%'

/** Whether an element has been in sight since it came; once it has, it stays so. */
export function useSeen<Shown extends Element>(): { ref: RefObject<Shown | null>; seen: boolean } {
  const ref = useRef<Shown>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return
    const look: IntersectionObserverCallback = (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }
    const observer = new IntersectionObserver(look, { rootMargin: AT_LEAST })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  return { ref, seen }
}
