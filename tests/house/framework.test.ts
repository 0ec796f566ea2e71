// What does something in the browser says so, or its page carries no framework (app/http/framework.tsx).
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const lives =
  /\b(useState|useEffect|useLayoutEffect|useSyncExternalStore|useFetcher|useRevalidator|useSubmit|useNavigate)\(/
const says = /\b(useFramework|useActionForm|useLookingAgain)\(/

// These only make smoother what a page has that says so, or are part of every page that hydrates.
const smoother = new Set([
  'app/parts/accounts/become-mentee-dialog.tsx',
  'app/ui/button.tsx',
  'app/ui/hydrated.ts',
  'app/ui/loading-bar.tsx',
  'app/ui/page-focus.tsx',
  'app/ui/toast.tsx',
])

test('a component that needs the browser says that its page needs the framework', () => {
  const files = ['ui', 'parts', 'lists', 'layouts', 'routes'].flatMap((folder) =>
    sourcesIn(`app/${folder}`, '.ts', '.tsx'),
  )
  const silent = files.filter(({ text }) => lives.test(text) && !says.test(text)).map(({ file }) => file)
  expect(silent.toSorted()).toEqual([...smoother].toSorted())
})
