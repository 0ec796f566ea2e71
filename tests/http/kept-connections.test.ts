// A connection that is kept open serves the next request at once, whatever became of the body of the one before.
import { afterEach, expect, test } from 'vitest'
import { keptConnection } from '../support/kept-connection'
import { pages, urlOf } from '../support/route-paths'
import { openSite } from '../support/site'

const site = await openSite()
const host = new URL(site.origin).host
// More than Node reads in advance of a body that nobody asks for.
const body = Buffer.alloc(300_000, 'x')

let connection: Awaited<ReturnType<typeof keptConnection>> | undefined
afterEach(() => connection?.close())

const post = (path: string, ...headers: string[]) => [
  `POST ${path} HTTP/1.1`,
  `Host: ${host}`,
  `Content-Length: ${body.length}`,
  ...headers,
]
const health = [`GET /healthz HTTP/1.1`, `Host: ${host}`]

async function nextIsAnswered(head: string[]) {
  connection = await keptConnection(site.origin)
  const refused = await connection.ask(head, body)
  expect(refused.status, refused.headers).not.toBe(408)
  if (/^connection: close$/im.test(refused.headers)) return
  expect((await connection.ask(health)).status).toBe(200)
}

const json = ['Content-Type: application/json', `Origin: ${site.origin}`]
const form = ['Content-Type: application/x-www-form-urlencoded', `Origin: ${site.origin}`]

test.each([
  ['a call that does not exist', post('/api/nothing', ...json)],
  ['a call that needs a session', post('/api/client/mentee/purchase-subscription/1', ...json)],
  ['a call with another method', post('/api/client/user/mentors', ...json)],
  ['the webhook without a signature', post('/api/stripe/webhook', ...json)],
  ['another origin', post('/login', 'Content-Type: application/json', 'Origin: https://other.example')],
  ['no origin', post('/login', 'Content-Type: application/json')],
  ['a method that is not allowed', post('/faq', ...form).with(0, 'PROPFIND /faq HTTP/1.1')],
  ['another host', post('/login', ...json).with(1, 'Host: other.example')],
  ['a malformed path', post('/%00', ...json)],
  ['an old data request', post('/faq?_data=root', ...json)],
  ['a file', post('/favicon.ico', ...form)],
  ['a reading request with a body', post('/faq', ...form).with(0, 'GET /faq HTTP/1.1')],
  ['the health check with a body', post('/healthz', ...form).with(0, 'GET /healthz HTTP/1.1')],
  ['a body that waits to be asked for', post('/api/nothing', ...json, 'Expect: 100-continue')],
])('%s', (_, head) => nextIsAnswered(head))

test.each(pages.map((page) => urlOf(page)))('a form posted to %s by a visitor', (path) =>
  nextIsAnswered(post(path, ...form)),
)
