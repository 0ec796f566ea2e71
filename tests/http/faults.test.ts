// A throw or a rejection that nobody caught, wherever it comes from, is logged; the process lives and answers.
import net from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { askingOf } from '../support/asking'
import { formsOf } from '../support/html-forms'
import { startServer } from '../support/server'

// On this signal a process of the product throws in a timer and forgets a rejection, as a bug in a library would.
const faults = `process.on('SIGUSR2', () => {
  setTimeout(() => { throw new Error('thrown in a timer') })
  Promise.reject(new Error('forgotten rejection'))
})`
const lines: string[] = []
const server = await startServer(
  inject('database'),
  {
    LOG_LEVEL: 'info',
    DEMO: '0',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}`,
  },
  { read: (line) => lines.push(line) },
)
afterAll(() => server.stop())
const { origin, processes } = server
const { owner } = server.database
const logged = (text: string, from: string) =>
  lines.filter((line) => line.includes(`"process":"${from}"`) && line.includes(text)).length
const { ask } = askingOf(origin, owner)
const page = () => ask(`/mentors?q=${Math.random()}`).then(({ status }) => status)

test('web and worker log what nobody caught, and go on', async () => {
  for (const [name, child] of [
    ['web', processes.web],
    ['worker', processes.worker!],
  ] as const) {
    for (const times of [1, 2, 3]) {
      child.kill('SIGUSR2')
      for (const text of ['thrown in a timer', 'forgotten rejection'])
        await expect.poll(() => logged(text, name), { timeout: 10_000 }).toBe(times)
      expect(await page()).toBe(200)
    }
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
  }
  // The worker still works: a job that is asked for runs.
  await owner`update private.jobs set asked_at = now(), last_run_at = null where name = 'expire_requests'`
  await owner`notify jobs`
  const ran = () => owner`select from private.jobs where name = 'expire_requests' and last_run_at is not null`
  await expect.poll(async () => (await ran()).length, { timeout: 40_000 }).toBe(1)
})

test('a fault in a loader or an action is a page with words, and the next request is answered', async () => {
  const asks = {
    loader: () => ask(`/mentors?q=${Math.random()}`),
    action: async () => {
      const form = formsOf((await ask('/forgot-password')).body).find(({ fields }) =>
        fields.some(([name]) => name === 'email'),
      )!
      return ask('/forgot-password', {
        headers: { origin },
        form: [...form.fields.filter(([name]) => name !== 'email'), ['email', 'nobody@test.example']],
      })
    },
  }
  for (const [kind, name] of [
    ['loader', 'search_mentors'],
    ['action', 'auth_ask_reset'],
  ] as const) {
    const well = await asks[kind]()
    expect([kind, well.status < 400]).toEqual([kind, true])
    await owner.unsafe(`alter function api.${name} rename to gone`)
    const fault = await asks[kind]()
    expect([kind, fault.status]).toEqual([kind, 500])
    expect(fault.body).toMatch(/<h1/)
    expect(fault.body).not.toMatch(new RegExp(`${name}|does not exist`))
    await owner.unsafe(`alter function api.gone rename to ${name}`)
    expect([kind, (await asks[kind]()).status]).toEqual([kind, well.status])
  }
})

test('connections that are cut in the middle of a request or an answer hang nobody', async () => {
  const { port, host } = new URL(origin)
  for (const request of [
    `GET /mentors HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    `POST /forgot-password HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: 500\r\n\r\nemail=`,
    `POST /forgot-password HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nTransfer-Encoding: chunked\r\n\r\nzz`,
  ])
    for (let n = 0; n < 20; n += 1) {
      const socket = net.connect(Number(port), 'localhost')
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      socket.on('error', () => {})
      await new Promise((resolve) => socket.write(request, resolve))
      if (n % 2) socket.destroy()
      else socket.resetAndDestroy()
    }
  expect(await page()).toBe(200)
  expect([processes.web.exitCode, processes.web.signalCode]).toEqual([null, null])
})
