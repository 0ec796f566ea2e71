import express, { type Request, type Response } from 'express'
import { expect, test } from 'vitest'
import { floodLimits } from '../../server/limits'
import { served } from '../support/listening'

const app = express()
app.set('trust proxy', 1)
app.use(floodLimits(), (_req, res) => void res.send('done'))
const port = await served(app)

/** How many of `times` requests are answered, the n-th of them from `addressOf(n)`. */
async function answered(times: number, addressOf: (n: number) => string, method = 'POST') {
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, n) => {
      const headers = { 'X-Forwarded-For': addressOf(n) }
      return (await fetch(`http://127.0.0.1:${port}/`, { method, headers })).status
    }),
  )
  return statuses.filter((status) => status === 200).length
}

test.each([
  ['an IPv4 address', 100, () => '203.0.113.1'],
  ['one that is written as IPv6', 100, (n: number) => (n % 2 ? '203.0.113.2' : '::ffff:203.0.113.2')],
  ['the addresses of one /64, written short', 100, (n: number) => `2001:db8::${(n + 1).toString(16)}`],
  ['the addresses of one /64', 100, (n: number) => `2001:db8:1:2:${n.toString(16)}::1`],
  ['two networks', 120, (n: number) => `2001:db8:2:${n % 2}::${n}`],
  ['what is no address', 100, () => 'unknown'],
])('%s', async (_, expected, addressOf) => {
  expect(await answered(120, addressOf)).toBe(expected)
})

test('a /48 has ten times the limit of a /64', async () => {
  expect(await answered(1200, (n) => `2001:db8:9:${n.toString(16)}::1`)).toBe(1000)
  expect(await answered(10, (n) => `2001:db8:a:${n.toString(16)}::1`)).toBe(10)
})

test('what changes nothing is counted apart', async () => {
  expect(await answered(100, () => '203.0.113.9')).toBe(100)
  expect(await answered(120, () => '203.0.113.9', 'GET')).toBe(120)
})

test('a hundred thousand other addresses do not wash away who floods', () => {
  const limit = floodLimits()
  const res = { locals: {}, set: () => res, status: () => res, type: () => res, send: () => res }
  const passes = (ip: string) => {
    let passed = false
    const req = { ip, method: 'POST', path: '/' }
    limit(req as Request, { ...res, req } as unknown as Response, () => (passed = true))
    return passed
  }
  for (let n = 0; n < 100; n += 1) expect(passes('198.51.100.1')).toBe(true)
  for (let n = 0; n < 200_000; n += 1) {
    if (n % 50_000 === 0) expect(passes('198.51.100.1')).toBe(false)
    passes(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
  }
})
