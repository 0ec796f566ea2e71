// /metrics: who reads it, and that it names no one.
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { openSite } from '../support/site'
import { startWorker } from '../support/worker'

const token = 'a-token-for-prometheus-of-the-test'
const port = await freePort()
const lines: string[] = []
const site = await openSite(
  { METRICS_TOKEN: token, METRICS_PORT: String(port), SLOW_CALL: '1', LOG_LEVEL: 'warn' },
  (line) => lines.push(line),
)
const { aMentor } = site

const ask = (from = site.origin, authorization = `Bearer ${token}`) =>
  fetch(`${from}/metrics`, { headers: { authorization } })

/** Every line of an answer as name, labels and value; fails on a line that is none. */
function parsed(text: string) {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      expect(name, line).toBeTruthy()
      return { name: name!, labels, value: Number(value) }
    })
}

test('without the token there is no answer; on the second port neither', async () => {
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(401)
  expect((await ask(site.origin, 'Bearer another-token-for-it')).status).toBe(401)
  expect((await ask(`http://127.0.0.1:${port}`, '')).status).toBe(401)
  expect((await ask(`http://127.0.0.1:${port}`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
})

test('requests are counted by the pattern of their route; no label has anything of a person', async () => {
  const mentor = await aMentor({ email: 'metrics-anna@test.example' })
  const cookie = await site.signIn(mentor.userId, 'mentor')
  await site.ask(`/mentors/${mentor.id}`, { cookie })
  await site.ask('/api/client/user/mentors/987654/testimonials')
  await site.ask('/no-such-page/metrics-anna@test.example')
  await site.ask('/mentor/mentorships', { cookie })
  const answer = await ask()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await answer.text()
  const samples = parsed(text)
  const routes = samples
    .filter(({ name }) => name === 'mentoring_http_requests_total')
    .map(({ labels }) => labels)
  expect(routes.join('\n')).toMatch(/route="\/mentors\/:mentorId",method="GET",status="200"/)
  expect(routes.join('\n')).toMatch(
    /route="\/api\/client\/user\/mentors\/\{id\}\/testimonials",method="GET",status="404"/,
  )
  expect(routes.some((labels) => labels.startsWith('route="none",'))).toBe(true)
  expect(text).not.toMatch(/metrics-anna|987654|test\.example/)
  const calls = samples.filter(({ name }) => name === 'mentoring_sql_seconds_count')
  expect(calls.length).toBeGreaterThan(3)
  const known = (await site.owner`
    select proname as name from pg_proc where pronamespace = 'api'::regnamespace
    union select relname from pg_class where relnamespace = 'api'::regnamespace`) as unknown as {
    name: string
  }[]
  const names = new Set(['other', ...known.map(({ name }) => name)])
  expect(
    calls.map(({ labels }) => /call="(.*)"/.exec(labels)![1]!).filter((call) => !names.has(call)),
  ).toEqual([])
  const one = (name: string) => samples.find((sample) => sample.name === name)?.value
  expect(one('mentoring_database_up')).toBe(1)
  expect(one('mentoring_mails_dead')).toBe(0)
  expect(one('mentoring_pool_size')).toBeGreaterThan(0)
  expect(samples.some(({ name }) => name === 'nodejs_eventloop_lag_seconds')).toBe(true)
})

test('web and worker each show what they count themselves, and not the other’s figures at 0', async () => {
  const workerPort = String(await freePort())
  const worker = startWorker({
    ...site.server.database.worker,
    METRICS_WORKER_PORT: workerPort,
    METRICS_TOKEN: token,
  })
  const namesAt = async (from: string) =>
    new Set(parsed(await (await ask(from)).text()).map(({ name }) => name))
  const ofOne = ['mentoring_mail_server_down', 'mentoring_mails_sent_total', 'mentoring_cache_pages']
  const of = async (from: string) => {
    const names = await namesAt(from)
    return ofOne.filter((name) => names.has(name))
  }
  await expect.poll(() => of(`http://127.0.0.1:${workerPort}`).catch(() => [])).toEqual(ofOne.slice(0, 2))
  expect(await of(site.origin)).toEqual(ofOne.slice(2))
  await worker.end()
})

test('a slow call is logged by the name of its function', async () => {
  await site.ask('/mentors?search=a')
  await expect.poll(() => lines.some((line) => /"call":"\w+","pool":"\w+".*slow call/.test(line))).toBe(true)
})
