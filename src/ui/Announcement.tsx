import { useEffect, useState } from 'react'

/** A live region speaks what changes in it: it is there first, and empty. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" role="status">
      {spoken}
    </p>
  )
}
