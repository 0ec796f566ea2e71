import { useEffect, useState } from 'react'
import { useNavigation } from '~/http/page'

// The specification's chunk load timeout, and the time of a toast.
const patience = 120_000
const readingTime = 3000

/**
 * A thin bar at the top while the next page loads. If it has not loaded within two minutes, for example because a
 * script does not arrive, a message says so and the browser loads the page by itself.
 */
export function LoadingBar({ slow }: { slow: string }) {
  const { state, location } = useNavigation()
  const [late, setLate] = useState(false)
  // Only while reading: a form that is being sent is never sent twice.
  const to = state === 'loading' ? `${location.pathname}${location.search}${location.hash}` : null

  useEffect(() => {
    if (to === null) return
    let timer = setTimeout(() => {
      setLate(true)
      timer = setTimeout(() => window.location.assign(to), readingTime)
    }, patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [to])

  if (state === 'idle') return null
  return (
    <>
      <div
        aria-hidden="true"
        className="loading-bar fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-primary"
      >
        <span className="block h-full w-2/5 rounded-leaf-whole bg-saffron" />
      </div>
      {late && (
        <p
          role="status"
          className="fixed inset-x-4 bottom-5 z-50 mx-auto max-w-xl rounded-leaf border border-edge bg-saffron-soft
            px-5 py-4 font-bold text-ink shadow-float"
        >
          {slow}
        </p>
      )}
    </>
  )
}
