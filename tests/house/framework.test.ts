// What pages leave to the browser: what does something there says so, or its page carries no framework
// (app/http/framework.tsx); and no field for a day.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const lives =
  /\b(useState|useEffect|useLayoutEffect|useSyncExternalStore|useFetcher|useRevalidator|useSubmit|useNavigate)\(/
const says = /\b(useFramework|useLookingAgain)\(/

// Only where another component has said so.
const smoother = new Set(['app/parts/accounts/become-mentee-dialog.tsx'])

test('a component that needs the browser says that its page needs the framework', () => {
  const files = ['ui', 'parts', 'lists', 'layouts', 'routes'].flatMap((folder) =>
    sourcesIn(`app/${folder}`, '.ts', '.tsx'),
  )
  const silent = files.filter(({ text }) => lives.test(text) && !says.test(text)).map(({ file }) => file)
  expect(silent.toSorted()).toEqual([...smoother].toSorted())
})

test('a day is asked for by DateParts: a browser writes its own field in the order of its own language', () => {
  const files = sourcesIn('app', '.ts', '.tsx').filter(({ text }) =>
    /\btype(=|: )["'{]*(date|datetime-local|month|week)\b/.test(text),
  )
  expect(files.map(({ file }) => file)).toEqual([])
})
