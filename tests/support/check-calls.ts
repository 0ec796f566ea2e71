// Set-up of the HTTP tests: whatever client a test uses, the answers of the JSON API are compared with its description.
import { checkCall } from './described-calls'

const plainFetch = globalThis.fetch

globalThis.fetch = async (input, init) => {
  const answer = await plainFetch(input, init)
  const url = new URL(input instanceof Request ? input.url : String(input))
  if (!url.pathname.startsWith('/api/')) return answer
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const isJson = /json/.test(answer.headers.get('content-type') ?? '')
  const body = isJson ? await answer.clone().text() : ''
  const { status, headers } = answer
  await checkCall(url.origin, { path: url.pathname, method, status, headers, body })
  return answer
}
