import { useEffect } from 'react'
import { useRevalidator } from '@remix-run/react'
import { useFramework } from './framework'

/** Reads the data of the page again every few milliseconds, `most` times, while it is visible. */
export function useLookingAgain(waiting: boolean, every: number, most = Infinity) {
  useFramework(waiting)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!waiting) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks > most) clearInterval(timer)
      else if (document.visibilityState === 'visible') revalidate()
    }, every)
    return () => clearInterval(timer)
  }, [waiting, every, most, revalidate])
}
