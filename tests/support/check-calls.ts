// Set-up of the HTTP tests: whatever client a test uses, the answers of the JSON API are compared with its description.
import { checkCall } from './described-calls'

const plainFetch = globalThis.fetch
const checked = Symbol.for('fetch that compares calls')

const checkingFetch: typeof fetch = async (input, init) => {
  const answer = await plainFetch(input, init)
  const { pathname } = new URL(input instanceof Request ? input.url : String(input))
  if (!pathname.startsWith('/api/')) return answer
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  const body = isJson ? await answer.clone().text() : ''
  const { status, headers } = answer
  await checkCall({ path: pathname, method, status, headers, body })
  return answer
}

// Files of one worker share the global fetch: it is replaced once.
if (!(checked in globalThis)) Object.assign(globalThis, { fetch: checkingFetch, [checked]: true })
