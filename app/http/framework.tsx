import { createContext, useContext } from 'react'
import { Scripts } from '@remix-run/react'
import { bootScript } from './boot-script'
import { useScriptMark } from './script-mark'

type Wished = { make: () => void; isMade: () => boolean }

const Wish = createContext<Wished | undefined>(undefined)

/** Of one rendering on the server: whether anything on the page wants the framework in the browser. */
export const FrameworkWish = Wish.Provider

export function newWish(): Wished {
  let made = false
  return {
    make() {
      made = true
    },
    isMade: () => made,
  }
}

/**
 * Said by what does something in the browser that HTML, CSS and the small scripts cannot: a pop-up that asks, a page that
 * looks again. A page on which nothing says so carries no framework.
 */
export function useFramework(wanted = true) {
  const wish = useContext(Wish)
  if (wanted) wish?.make()
}

/** The scripts of the framework, if the page wants them. Stands after the page, which the server renders in order. */
export function Framework() {
  const wish = useContext(Wish)
  const mark = useScriptMark()
  if (wish?.isMade() === false) return null
  return (
    <>
      <script nonce={mark} suppressHydrationWarning>
        {bootScript}
      </script>
      <Scripts nonce={mark} />
    </>
  )
}
