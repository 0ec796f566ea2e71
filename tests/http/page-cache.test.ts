// Each web server caches the pages of visitors. A change shows at once on all servers, and one visitor's data never
// reaches another. The tests run two web servers on one database.
import http from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import { approve, send, sendEditRequest } from '../support/acts'
import { askingOf } from '../support/asking'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const site = await openSite({ DEMO: '0' })
const { owner, aMentor, aMentee, anAdmin, ask } = site
const { ask: askOther } = askingOf(await site.server.anotherWeb(), owner)
const nodes = { 'the first': ask, 'the second': askOther }
const soon = { timeout: 3000, interval: 10 }

/** True when both servers cache pages, that is, receive notifications. */
const areCaching = async () =>
  (await Promise.all([ask('/faq'), askOther('/faq')])).every(({ headers }) => headers.has('etag'))
beforeAll(() => vi.waitUntil(areCaching, { timeout: 20_000 }))

/** Changes data without the triggers: no notification is sent. */
async function changeSilently(change: string) {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql.unsafe(change)
  })
}

const shows = async (path: string, text: string) => (await ask(path)).body.includes(text)

test('a page is cached: the database is not queried again until it sends a notification', async () => {
  const mentor = await aMentor({ title: 'Γεωπόνος' })
  const path = `/mentors/${mentor.id}`
  await expect.poll(() => shows(path, 'Γεωπόνος'), soon).toBe(true)
  await changeSilently(`update data.mentor_cards set title = 'Βιολόγος' where mentor_id = ${mentor.id}`)
  expect(await shows(path, 'Γεωπόνος')).toBe(true)
  await owner`select pg_notify('shown', ${`mentor:${mentor.id + 1000}`})`
  await owner`select pg_notify('shown', ${`mentor:${mentor.id}`})`
  await expect.poll(() => shows(path, 'Βιολόγος'), soon).toBe(true)
})

test('visitors see an approved mentor at once: the next request on this server, and soon on the other server', async () => {
  const admin = await anAdmin()
  const applicant = await aMentor({ status: 'awaiting_response', surname: 'Εγκριμένου' })
  const paths = ['/mentors?q=Εγκριμένου', `/mentors/${applicant.id}`]
  for (const each of Object.values(nodes))
    for (const path of paths) expect((await each(path)).body).not.toContain('Άννα Εγκριμένου')

  const cookie = await site.signIn(admin.userId, 'admin')
  const page = `/admin/pending-applications/${applicant.id}`
  const form = {
    _token: await site.tokenOf(cookie, page),
    intent: 'decide',
    decision: 'active',
    experienceChecked: 'on',
  }
  expect((await ask(page, { cookie, headers: { origin: site.origin }, form })).status).toBe(302)
  for (const path of paths) expect((await ask(path)).body, path).toContain('Άννα Εγκριμένου')
  for (const path of paths)
    await expect.poll(async () => (await askOther(path)).body, soon).toContain('Άννα Εγκριμένου')
})

test('both servers show edits, pauses, started mentorships, new prices and new texts', async () => {
  const [edited, pausing, asked, mentee, admin] = await Promise.all([
    aMentor(),
    aMentor({ surname: 'Παύλου' }),
    aMentor({ surname: 'Συνεργάτη' }),
    aMentee(),
    anAdmin(),
  ])
  const requestId = await send(mentee, asked)
  const changes: [path: string, text: string, act: () => Promise<unknown>][] = [
    [
      `/mentors/${edited.id}`,
      'Αρχιτέκτων τοπίου',
      async () => {
        const id = await sendEditRequest(edited.viewer, { changes: { title: 'Αρχιτέκτων τοπίου' } })
        await act(
          admin.viewer,
          (sql) => sql`select api.decide_edit_request(edit_request_id => ${id}, approve => true)`,
        )
      },
    ],
    [
      '/mentors?q=Παύλου',
      'Άννα Παύλου',
      () => acts.changeMentorStatus(pausing.viewer, { status: 'inactive' }),
    ],
    [`/mentors/${asked.id}`, 'Σε συνεργασία', () => approve(asked, requestId)],
    [
      '/mentoring-packages',
      '77,77',
      () => owner`update data.packages set price_cents = 7777 where code = 'three_months'`,
    ],
    [
      '/terms-and-conditions',
      // Long: a shorter one may stand in the name of a file.
      '987654',
      () => owner`insert into data.document_versions (document, version, holds_from, bodies, summaries)
          select 'terms', 987654, rules.local_date(), t, t from (values ('{"gr":"x","en":"x","de":"x","fr":"x","pt":"x"}'::jsonb)) as x (t)`,
    ],
    [
      '/faq',
      'new-team@test.example',
      () => owner`update data.constants set team_email = 'new-team@test.example'`,
    ],
  ]
  for (const [path, text, act] of changes) {
    const before = await Promise.all(
      Object.values(nodes).map(async (each) => (await each(path)).body.includes(text)),
    )
    expect(before[0], path).toBe(before[1])
    await act()
    for (const [name, each] of Object.entries(nodes))
      await expect
        .poll(async () => (await each(path)).body.includes(text), { ...soon, message: `${name}: ${path}` })
        .toBe(!before[0])
  }
})

const visitors: Record<string, string> = {
  'without cookies': '',
  'with English chosen': 'locale=en',
  'with a cookie choice': 'cookie-choice=necessary',
  'with a flash message': `flash=${encodeURIComponent('{"key":"loggedOut"}')}`,
  'with an expired session': 'session=nobodys',
  'with a known device': 'device=AAAAAAAAAAAAAAAAAAAAAA.mark; second-step=step-of-mine',
}
const own = /nobodys|step-of-mine|AAAAAAAAAAAA|loggedOut|agent-of-mine|utm_|203\.0\.113/

test('no data of one visitor reaches another, whoever asks first', async () => {
  const paths = ['/', '/mentors', '/login', '/cookies-policy']
  const headers = {
    'user-agent': 'agent-of-mine',
    'x-request-id': 'agent-of-mine-1234',
    referer: 'http://agent-of-mine/',
  }
  for (const path of paths) {
    const extra = `${path}${path.includes('?') ? '&' : '?'}utm_source=mine`
    // Each visitor fills an empty cache; then the visitor without cookies gets the cached page.
    const plain = new Set<string>()
    for (const [visitor, cookie] of Object.entries(visitors)) {
      await owner`select pg_notify('shown', 'packages')`
      const first = await ask(extra, { cookie, headers })
      expect(first.status, `visitor ${visitor} on ${path}`).toBe(200)
      const { body, headers: said, status } = await ask(path)
      expect(status, path).toBe(200)
      expect(
        [body, ...said.values()].join('\n').replace(String(said.get('x-request-id')), ''),
        `visitor ${visitor} on ${path}`,
      ).not.toMatch(own)
      expect(said.get('set-cookie'), path).toBeNull()
      plain.add(body + said.get('content-security-policy'))
      expect(body).not.toContain(String(said.get('x-request-id')))
    }
    expect(plain.size, path).toBe(1)
  }
})

test('a signed-in user, a visitor with a flash message and a visitor with another language get their own page', async () => {
  const [greek, english, asked, news] = await Promise.all([
    ask('/mentors'),
    ask('/mentors', { cookie: 'locale=en' }),
    ask('/mentors?lng=en'),
    ask('/mentors', { cookie: visitors['with a flash message'] }),
  ])
  expect([greek, english, asked].map(({ body }) => /<html lang="(\w+)"/.exec(body)?.[1])).toEqual([
    'el',
    'en',
    'en',
  ])
  expect(asked.body).toBe(english.body)
  expect(news.headers.get('set-cookie')).toMatch(/^flash=;/)
  expect(news.headers.get('etag')).toBeNull()
  const mentee = await aMentee()
  const signedIn = await ask('/mentors', { cookie: await site.signIn(mentee.userId, 'mentee') })
  expect(signedIn.headers.get('cache-control')).toBe('no-store')
  expect(signedIn.headers.get('etag')).toBeNull()
  const chosen = await ask('/cookies-policy', { cookie: 'cookie-choice=necessary' })
  expect(chosen.headers.get('etag')).toBeNull()
})

test('forms of cached pages are protected: only our own pages can send them, with the token', async () => {
  const { body } = await ask('/login')
  const _token = body.match(/name="_token" value="([\w-]+)"/)![1]!
  const form = { _token, email: 'nobody@test.example', password: 'wrong-password-1' }
  const statusOf = async (headers: Record<string, string>, sent = form) =>
    (await ask('/login', { headers, form: sent })).status
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(403)
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf({})).toBe(403)
  expect(await statusOf({ origin: site.origin }, { ...form, _token: '' })).toBe(403)
  expect(await statusOf({ origin: site.origin })).toBe(401)
})

/** Returns the bytes as received, without decompression. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    http
      .request(new URL(path, site.origin), { method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      .once('error', reject)
      .end()
  })

test('each encoding of a page has the same content and an ETag of its own; 304 and HEAD have the same headers without a body', async () => {
  // After the form of the last test, pages are rendered for each visitor until its notifications have arrived.
  await vi.waitUntil(areCaching, soon)
  const plain = await raw('/faq')
  const forms = {
    br: { encoding: 'gzip, deflate, br', unpack: brotliDecompressSync },
    gzip: { encoding: 'gzip', unpack: gunzipSync },
  }
  const tags = new Set([plain.headers.etag])
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [name, { encoding, unpack }] of Object.entries(forms)) {
    const sent = { 'accept-encoding': encoding }
    const answer = await raw('/faq', sent)
    expect(answer.headers).toMatchObject({
      'content-encoding': name,
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'private, no-cache',
      'content-length': String(answer.body.length),
    })
    expect(unpack(answer.body).equals(plain.body), name).toBe(true)
    tags.add(answer.headers.etag)

    const head = await raw('/faq', sent, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      answer.headers['content-length'],
    ])
    expect(head.headers.etag).toBe(answer.headers.etag)
    const same = await raw('/faq', { ...sent, 'if-none-match': `"x", ${answer.headers.etag}` })
    expect([same.status, same.body.length]).toEqual([304, 0])
    for (const header of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect(same.headers[header], header).toBe(answer.headers[header])
    expect((await raw('/faq', { ...sent, 'if-none-match': '"x"' })).status).toBe(200)
  }
  expect(tags.size).toBe(3)
  expect(plain.headers['content-security-policy']).toMatch(
    /script-src http:\/\/localhost:\d+\/assets\/( 'sha256-[\w+/]{43}=')+;/,
  )
})

test('the page of an unknown or hidden mentor is not cached', async () => {
  const hidden = await aMentor({ visibility: 'private' })
  const [none, one] = await Promise.all([ask('/mentors/2147483647'), ask(`/mentors/${hidden.id}`)])
  expect([none.status, one.status]).toEqual([404, 404])
  expect([none.headers.get('etag'), one.headers.get('etag')]).toEqual([null, null])
})

test('when the listening connection is lost, no cached page is sent; pages are cached again when it is back', async () => {
  const mentor = await aMentor({ title: 'Πριν' })
  const path = `/mentors/${mentor.id}`
  await expect.poll(() => shows(path, 'Πριν'), soon).toBe(true)
  const ended = await owner`
    select pg_terminate_backend(pid) as ended from pg_stat_activity
    where datname = current_database() and query ilike 'listen %'`
  expect(ended.length).toBeGreaterThanOrEqual(2)
  await changeSilently(`update data.mentor_cards set title = 'Ενώ' where mentor_id = ${mentor.id}`)
  await expect.poll(() => shows(path, 'Ενώ'), soon).toBe(true)
  await expect.poll(areCaching, { timeout: 15_000, interval: 50 }).toBe(true)
  await ask(path)
  await owner`update data.mentor_cards set title = 'Μετά' where mentor_id = ${mentor.id}`
  await expect.poll(() => shows(path, 'Μετά'), soon).toBe(true)
})

test('only an answer to what wrote something shown holds back cached pages', async () => {
  const admin = await anAdmin()
  const applicant = await aMentor({ status: 'awaiting_response' })
  const cookie = await site.signIn(admin.userId, 'admin')
  const page = `/admin/pending-applications/${applicant.id}`
  const form = {
    _token: await site.tokenOf(cookie, page),
    intent: 'decide',
    decision: 'active',
    experienceChecked: 'on',
  }
  const headers = { origin: site.origin }
  await vi.waitUntil(areCaching, { timeout: 20_000 })
  const look = formsOf((await ask('/faq')).body).find(({ action }) => action === '/theme')!
  const listening = await owner<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`
  // What a web server hears is held back: it catches up with nothing.
  for (const { pid } of listening) process.kill(pid, 'SIGSTOP')
  try {
    expect((await ask(page, { cookie, headers, form: { ...form, experienceChecked: '' } })).status).toBe(409)
    expect((await ask('/theme', { headers, form: [...look.fields, ['theme', 'dark']] })).status).toBe(302)
    expect((await ask('/faq')).headers.has('etag')).toBe(true)
    expect((await ask(page, { cookie, headers, form })).status).toBe(302)
    expect((await ask('/faq')).headers.has('etag')).toBe(false)
  } finally {
    for (const { pid } of listening) process.kill(pid, 'SIGCONT')
  }
})

const search = '/api/client/user/mentors/search?q=Κρυφοπούλου'
const lookup = '/api/client/user/industries'
const found = async (cookie: string) => (await ask(search, { cookie })).body

test('only visitors are answered from the cache: a search finds what each may see, whoever asks first', async () => {
  await vi.waitUntil(areCaching, soon)
  await aMentor({ surname: 'Κρυφοπούλου', visibility: 'private' })
  const [buyer, browser] = await Promise.all([aMentee({ package: 'paid' }), aMentee({ package: 'none' })])
  const [asBuyer, asBrowser] = await Promise.all(
    [buyer, browser].map(({ userId }) => site.signIn(userId, 'mentee')),
  )
  for (const order of [
    [asBuyer, asBrowser, ''],
    [asBrowser, '', asBuyer],
    ['', asBuyer, asBrowser],
  ]) {
    await owner`select pg_notify('shown', 'packages')`
    for (const cookie of order)
      expect((await found(cookie!)).includes('Κρυφοπούλου'), cookie).toBe(cookie === asBuyer)
  }
})

test('a mentee who loses her package, and a session that has ended, find no private mentor any more', async () => {
  await aMentor({ surname: 'Κρυφοπούλου', visibility: 'private' })
  const mentee = await aMentee({ package: 'paid' })
  const cookie = await site.signIn(mentee.userId, 'mentee')
  expect(await found(cookie)).toContain('Κρυφοπούλου')
  await owner`
    update data.parts set status = 'completed', closed_reason = 'expired', closed_at = now()
    where mentee_id = ${mentee.id}`
  expect(await found(cookie)).not.toContain('Κρυφοπούλου')

  const { userId } = await aMentee({ package: 'paid' })
  const buyer = await site.signIn(userId, 'mentee')
  expect(await found(buyer)).toContain('Κρυφοπούλου')
  await owner`update private.sessions set expires_at = now() where user_id = ${userId}`
  expect(await found(buyer)).not.toContain('Κρυφοπούλου')
})

test('the lists for form fields are in the language of the signed-in user, at once after a change of it', async () => {
  await vi.waitUntil(areCaching, soon)
  const mentee = await aMentee()
  const cookie = await site.signIn(mentee.userId, 'mentee')
  const languageOf = async () => (await ask(lookup, { cookie })).headers.get('content-language')
  expect(await languageOf()).toBe('el')
  expect(await languageOf()).toBe('el')
  const _token = await site.tokenOf(cookie, '/mentee/my-account')
  const sent = await ask('/api/client/user/change-locale', {
    cookie,
    headers: { origin: site.origin, 'x-xsrf-token': _token },
    body: { type: 'application/json', bytes: JSON.stringify({ locale: 'de' }) },
  })
  expect(sent.status, sent.body).toBe(200)
  expect(await languageOf()).toBe('de')
})
