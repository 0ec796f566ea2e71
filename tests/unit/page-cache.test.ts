import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferResponse } from '../../server/page-cache/buffered-response'
import { cacheablePageOf, cacheablePages } from '../../server/page-cache/cacheable-pages'
import { pageStore } from '../../server/page-cache/store'
import { pages } from '~/route-table'

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-04T21:10:00Z') })
  // When the clock stands at 0, the cache library ignores ages.
  await vi.advanceTimersByTimeAsync(1)
})
afterEach(() => void vi.useRealTimers())

const page = (text: string, init?: ResponseInit) => bufferResponse(new Response(text, init))
function openStore(bytes = 100_000) {
  const store = pageStore(bytes)
  store.enable()
  let rendered = 0
  const ask = async (key: string, topic?: string, text = 'page', init?: ResponseInit) => {
    await store.find(key, topic, () => {
      rendered += 1
      return page(text, init)
    })
    return rendered
  }
  return { ...store, ask }
}

test('a page is rendered once, also for requests that arrive while it is being rendered', async () => {
  const store = openStore()
  await Promise.all(['el /', 'el /', 'el /'].map((key) => store.ask(key)))
  expect(await store.ask('el /')).toBe(1)
  expect(await store.ask('en /')).toBe(2)
})

test('a notification drops the pages of its topic and no others', async () => {
  const topics = { list: 'mentors', 'mentor 17': 'mentor:17', 'mentor 18': 'mentor:18', faq: undefined }
  const gone = {
    'mentor:17': ['list', 'mentor 17'],
    mentors: ['list', 'mentor 17', 'mentor 18'],
    packages: Object.keys(topics),
    'something new': Object.keys(topics),
  }
  for (const [payload, expected] of Object.entries(gone)) {
    const store = openStore()
    for (const [key, topic] of Object.entries(topics)) await store.ask(key, topic)
    store.drop(payload)
    let rendered = Object.keys(topics).length
    for (const [key, topic] of Object.entries(topics)) {
      const now = await store.ask(key, topic)
      expect(now - rendered, `${key} after ${payload}`).toBe(expected.includes(key) ? 1 : 0)
      rendered = now
    }
  }
})

test('a page that is being rendered when a notification arrives is sent but not cached, and later requests do not wait for it', async () => {
  const store = openStore()
  let finish = (_answer: Response) => {}
  const slow = store.find('list', 'mentors', () =>
    new Promise<Response>((resolve) => (finish = resolve)).then((response) => bufferResponse(response)),
  )
  store.drop('mentor:17')
  expect(await store.ask('list', 'mentors')).toBe(1)
  finish(new Response('as it was before'))
  const bodyOf = async (answer: Awaited<typeof slow>) => String(await answer.encodedBody(undefined, () => {}))
  expect(await bodyOf(await slow)).toBe('as it was before')
  expect(await bodyOf(await store.find('list', 'mentors', () => page('never asked')))).toBe('page')
})

test('a disabled store caches nothing, and starts empty when it is enabled again', async () => {
  const store = openStore()
  await store.ask('faq')
  store.disable()
  expect([await store.ask('faq'), await store.ask('faq')]).toEqual([2, 3])
  store.enable()
  expect([await store.ask('faq'), await store.ask('faq')]).toEqual([4, 4])
})

test('a page is cached for 30 seconds, and dropped at the full hour, when a day may begin in Athens', async () => {
  const store = openStore()
  await store.ask('faq')
  await vi.advanceTimersByTimeAsync(29_000)
  expect(await store.ask('faq')).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await store.ask('faq')).toBe(2)
  vi.setSystemTime(Date.parse('2026-03-04T21:59:59Z'))
  expect(await store.ask('faq')).toBe(2)
  vi.setSystemTime(Date.parse('2026-03-04T22:00:00Z'))
  expect(await store.ask('faq')).toBe(3)
})

test('errors, redirects and answers that set a cookie are not cached', async () => {
  const answers: ResponseInit[] = [
    { status: 404 },
    { status: 302, headers: { Location: '/' } },
    { status: 503 },
    { headers: { 'Set-Cookie': 'flash=; Max-Age=0' } },
  ]
  for (const init of answers) {
    const store = openStore()
    expect([await store.ask('x', undefined, '', init), await store.ask('x', undefined, '', init)]).toEqual([
      1, 2,
    ])
  }
})

test('the store stays below its limit of bytes: pages, compressed pages and keys together', async () => {
  const store = openStore(50_000)
  for (let n = 0; n < 100; n++) await store.ask(`list ${n}`, 'mentors', `${n} `.repeat(500))
  expect(store.state().bytes).toBeLessThanOrEqual(50_000)
  expect(store.state().count).toBeGreaterThan(10)
  await store.ask('large', undefined, 'x'.repeat(60_000))
  expect(store.state().bytes).toBeLessThanOrEqual(50_000)
})

test('a compressed page counts as soon as it is made', async () => {
  const store = openStore()
  const answer = await store.find('faq', undefined, () => page('again and again '.repeat(500)))
  const before = store.state().bytes
  const packed = await answer.encodedBody('br', () => store.updateSize('faq', answer))
  expect(packed.length).toBeGreaterThan(0)
  expect(store.state().bytes).toBe(before + packed.length)
})

const of = (originalUrl: string, cookie?: string, method = 'GET') =>
  cacheablePageOf({ originalUrl, method, headers: { cookie } }, () => undefined)

test('the cache key is the path, the known query parameters and the language', () => {
  const asked = { topic: 'mentors' }
  const list = { ...asked, path: '/mentors?county=3&q=eva', language: 'el' }
  for (const url of [
    '/mentors?q=eva&county=3',
    '/mentors?county=3&utm_source=x&q=eva&_routes=root',
    '/mentors?lng=gr&q=eva&county=3',
  ])
    expect(of(url), url).toEqual(list)
  expect(of('/mentors?q=eva&county=3', 'locale=en; thousand-mentors=seen; device=abc')).toEqual({
    ...list,
    language: 'en',
  })
  expect(of('/mentors?county=3&q=eva&lng=de', 'locale=en')).toEqual({ ...list, language: 'de' })
  expect(of('/mentors?fieldOfSupport=2&fieldOfSupport=1')?.path).toBe(
    '/mentors?fieldOfSupport=2&fieldOfSupport=1',
  )
  expect(of('/mentors/17?kind=coaching&x=1')).toEqual({
    ...asked,
    path: '/mentors/17?kind=coaching',
    language: 'el',
  })
  expect(of('/de/mentors?q=eva&county=3&lng=fr', 'locale=en')).toEqual({
    ...asked,
    path: '/de/mentors?county=3&q=eva',
    language: 'de',
  })
})

test('a kept call is answered from the cache for visitors alone, by its address without a language', () => {
  const kept = (originalUrl: string, cookie = '') =>
    cacheablePageOf({ originalUrl, method: 'GET', headers: { cookie } }, () => ['q'])
  expect(kept('/api/a?q=1')).toEqual({ path: '/api/a?q=1', language: 'el', topic: 'mentors' })
  expect(kept('/api/a?q=1&x=2'), 'refused by the call').toBeUndefined()
  expect(kept('/api/a?q=1', 'session=x')).toBeUndefined()
  for (const url of ['/en/api/client/user/mentors', '/de/api/a', '/en/en/api/a'])
    expect(kept(url), url).toBeUndefined()
})

test('requests with a session or a flash message, and requests for other pages, are not answered from the cache', () => {
  for (const cookie of [
    'session=x',
    'locale=en; session=x',
    '__Host-session=x',
    'a=b;flash=%7B%7D',
    '__Host-flash=x',
  ])
    expect(of('/mentors', cookie), cookie).toBeUndefined()
  expect(of('/cookies-policy', 'cookie-choice=necessary')).toBeUndefined()
  expect(of('/cookies-policy')).toBeDefined()
  expect(of('/mentors', '', 'POST')).toBeUndefined()
  for (const url of [
    '/mentors/',
    '//mentors',
    '/mentors.data',
    '/mentor/register',
    '/login/code',
    '/constructor',
    `/mentors?q=${'x'.repeat(600)}`,
  ])
    expect(of(url), url).toBeUndefined()
})

test('every cacheable page is open to visitors', () => {
  const patterns = new Map(pages.map((each) => [each.path.replace(/:\w+/g, ':id'), each.resource]))
  for (const path of Object.keys(cacheablePages))
    expect(['public', 'not-mentee'], path).toContain(patterns.get(path))
})
