// A fault in one request harms no other. A fault that nobody caught: tests/http/uncaught-faults.test.ts.
import net from 'node:net'
import { afterAll, expect, inject, test } from 'vitest'
import { askingOf } from '../support/asking'
import { formsOf } from '../support/html-forms'
import { startServer } from '../support/server'

const server = await startServer(inject('database'), { DEMO: '0' })
afterAll(() => server.stop())
const { origin, processes } = server
const { owner } = server.database
const { ask } = askingOf(origin, owner)
const page = () => ask(`/mentors?q=${Math.random()}`).then(({ status }) => status)

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
