import { createHash } from 'node:crypto'
import http from 'node:http'
import express from 'express'
import { expect, test } from 'vitest'
import { prefetchRules } from '~/http/prefetch-rules'
import { readEnvironment } from '../../scripts/lib/environment.mjs'
import { served } from '../support/listening'
import { operatorFacts } from '../support/operator'
import { forwardedHeaders, ownHostOnly } from '../../server/host'
import { bodyLimits, allowedMethods, noDataRequests, sameOriginOnly } from '../../server/request-guards'
import { securityHeaders } from '../../server/headers'
import { floodLimits } from '../../server/limits'

const origin = 'https://mentoring.example.org'
// Over https a start refuses to trust no proxy. Here nothing is trusted.
const environment = {
  ...readEnvironment({
    ...operatorFacts,
    TRUST_PROXY: '1',
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: 'postgres://o:p@db/m',
    APP_SECRET: 'x8Jq2vB6mN4kL0pR7sT1wY3zA5cE9fGh',
  }),
  trustProxy: 0,
}
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const app = express()
app.use(securityHeaders(environment, false))
app.use(
  forwardedHeaders(environment),
  ownHostOnly(environment),
  allowedMethods,
  sameOriginOnly(environment),
  noDataRequests,
  bodyLimits,
)
app.get('/flood', floodLimits())
app.all('*', (_req, res) => void res.status(200).send('done'))
const port = await served(app)

function ask(method: string, path: string, headers: http.OutgoingHttpHeaders = {}, body = '') {
  const options = {
    method,
    path,
    port,
    host: '127.0.0.1',
    headers: { Host: 'mentoring.example.org', ...headers },
  }
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request(options, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end(body)
  })
}

const statusOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).statusCode

const shapes = [
  '/mentee/mentorships',
  '/mentee/mentorships?_data=routes%2Fx',
  '/mentee/mentorships.data',
  '/api/login',
  '/api/stripe/webhook/',
  '/api/stripe/webhook?x=1',
]
const foreign = [
  {},
  { Origin: 'https://evil.example' },
  { Origin: 'http://mentoring.example.org' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'http://localhost:3000' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: origin },
  { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
]

test.each(shapes)('a form from another site never reaches %s', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const headers of foreign)
      expect(await statusOf(method, path, { ...form, ...headers }), JSON.stringify(headers)).toBe(403)
  }
})

test('a form from our own pages reaches the app', async () => {
  expect(await statusOf('POST', '/a', { ...form, Origin: origin })).toBe(200)
  expect(await statusOf('POST', '/a', { ...form, 'Sec-Fetch-Site': 'same-origin' })).toBe(200)
  expect(await statusOf('POST', '/api/stripe/webhook', { 'Content-Type': 'application/json' }, '{}')).toBe(
    200,
  )
})

test.each([
  'evil.example',
  'localhost',
  'mentoring.example.org.evil.example',
  'mentoring.example.org:8080',
  '',
])('a request for the host «%s» is refused', async (host) => {
  expect(await statusOf('GET', '/', { Host: host })).toBe(421)
})

test('a forwarded host is ignored without a configured proxy', async () => {
  expect(await statusOf('GET', '/', { 'X-Forwarded-Host': 'evil.example' })).toBe(200)
})

test.each(['/%E0%A4%A', '/a%00b', '/?q=%00'])('the malformed URL %s is refused', async (path) => {
  expect(await statusOf('GET', path)).toBe(400)
})

test.each([
  '/?_data=root',
  '/a?_data',
  '/a?x=1&_data=routes%2Fa',
  '/a?%5Fdata=x',
  '/a?b=?&_data=x',
  '//a?_data=x',
  '/faq.data',
  '//faq.data',
  '/_root.data?_routes=root',
  '/faq.data#x',
])('%s asks for the data of a page alone, and is refused', async (path) => {
  const status = path.includes('.data') ? 404 : 400
  for (const method of ['GET', 'HEAD']) expect(await statusOf(method, path)).toBe(status)
  expect(await statusOf('POST', path, { ...form, Origin: origin })).toBe(status)
})

test.each(['/a.data/b', '/a?q=x.data', '/a?q=_data', '/a?data=1', '/a?my_data=1'])(
  '%s is answered like any other URL',
  async (path) => {
    expect(await statusOf('GET', path)).toBe(200)
  },
)

test('a mail program’s one-click request needs no origin, only on unsubscribe paths', async () => {
  const link = `/unsubscribe/${'0a'.repeat(32)}`
  expect(await statusOf('POST', link, form)).toBe(200)
  for (const headers of foreign.slice(1))
    expect(await statusOf('POST', link, { ...form, ...headers }), JSON.stringify(headers)).toBe(403)
  for (const path of [`${link}.data`, `${link}/x`, `/x${link}`, '/unsubscribe/1'])
    expect(await statusOf('POST', path, form), path).toBe(403)
  expect(await statusOf('PUT', link, form)).toBe(403)
})

test('unknown methods are refused', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'SEARCH']) expect(await statusOf(method, '/')).toBe(405)
})

test('bodies that are too large are refused', async () => {
  const mine = { Origin: origin }
  expect(await statusOf('POST', '/a', { ...mine, ...form, 'Content-Length': 300_000_000 })).toBe(413)
  expect(
    await statusOf('POST', '/a', {
      ...mine,
      'Content-Type': 'application/json',
      'Content-Length': 2_000_000,
    }),
  ).toBe(413)
  expect(
    await statusOf(
      'POST',
      '/a',
      { ...mine, 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      '{}',
    ),
  ).toBe(411)
})

test('a form of 66 MB is read to its end before it is refused, and the connection lives on', async () => {
  const size = 66 * 1024 * 1024
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const refused = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http
      .request(
        {
          agent,
          method: 'POST',
          path: '/a',
          port,
          host: '127.0.0.1',
          headers: { Host: 'mentoring.example.org', Origin: origin, ...form, 'Content-Length': size },
        },
        (answer) => resolve(answer.resume()),
      )
      .once('error', reject)
      .end(Buffer.alloc(size, 97))
  })
  expect(refused.statusCode).toBe(413)
  expect(refused.headers.connection).toBe('keep-alive')
  agent.destroy()
})

test('requests above the rate limit are refused', async () => {
  const statuses = await Promise.all(Array.from({ length: 650 }, () => statusOf('GET', '/flood')))
  expect(statuses.filter((status) => status === 200)).toHaveLength(600)
  expect((await ask('GET', '/flood')).headers['retry-after']).toBeDefined()
}, 30_000)

test('refusals have the security headers too', async () => {
  for (const answer of [await ask('GET', '/'), await ask('POST', '/'), await ask('GET', '/%E0%A4%A')]) {
    expect(answer.headers['content-security-policy']).toContain(
      `object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(answer.headers['strict-transport-security']).toContain('max-age=')
    expect(answer.headers['permissions-policy']).toContain('camera=()')
  }
})

test('the policy allows scripts from the folder of built files, and in a page the rules of what is fetched ahead', async () => {
  const { 'content-security-policy': policy } = (await ask('GET', '/')).headers
  const rules = createHash('sha256').update(prefetchRules).digest('base64')
  expect(/script-src ([^;]*)/.exec(String(policy))?.[1]).toBe(`${origin}/assets/ 'sha256-${rules}'`)
})
