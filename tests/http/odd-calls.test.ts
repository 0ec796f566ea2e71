// The JSON API with odd values, types, depths and sizes on every path: no call may fail with a server error, and each
// answer must match the description. CALLS=20000 makes more calls, SEED repeats a run.
import '../support/check-calls'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCalls } from '~/api/all-calls'
import { describeCalls } from '~/api/openapi'
import type { Role } from '~/viewer/role'
import { oddCalls, type OddCall } from '../support/odd-calls'
import { openSite } from '../support/site'
import { tellsOfInside } from '../support/strange'

const site = await openSite()
const count = Number(process.env.CALLS ?? 600)
const seed = Number(process.env.SEED ?? 42)
const atOnce = 8

const operations = Object.entries(describeCalls(allCalls).paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

type Person = { userId: number | null; role: Role | null; cookie: string; token: string }

async function signIn(userId: number | null, role: Role | null): Promise<Person> {
  const cookie = userId === null ? '' : await site.signIn(userId, role)
  const { headers } = await site.ask('/api/csrf-cookie', { cookie })
  const [, token = ''] = /XSRF-TOKEN=([^;]*)/.exec(headers.get('set-cookie') ?? '') ?? []
  return { userId, role, cookie, token }
}

test(`${count} odd calls, and no server error`, { timeout: 40 * 60_000 }, async () => {
  const [mentor, mentee, coaching, admin] = [
    await site.aMentor({ offersCoaching: true }),
    await site.aMentee(),
    await site.aMentee({ kind: 'two_in_one' }),
    await site.anAdmin(),
  ]
  await site.aMentee({ package: 'awaiting_payment' })
  const cast: [number | null, Role | null][] = [
    [null, null],
    [mentor.userId, 'mentor'],
    [mentee.userId, 'mentee'],
    [coaching.userId, 'mentee'],
    [admin.userId, 'admin'],
    [admin.userId, 'admin'],
  ]
  const people = await Promise.all(cast.map(([userId, role]) => signIn(userId, role)))
  const ids = [1, 2, 3, 4, mentor.id, mentee.id, mentee.purchaseId, ...mentee.partIds]
  const calls = fc.sample(
    oddCalls(
      operations,
      ids,
      people.map(({ role }) => role),
    ),
    { numRuns: count, seed },
  )
  const said: Record<number, number> = {}
  const faults: string[] = []

  async function make({ method, address, type, body, headers, who }: OddCall) {
    const person = people[who]!
    const answer = await fetch(site.origin + address, {
      method,
      headers: {
        ...headers,
        ...(person.cookie && { cookie: `${person.cookie}; locale=en` }),
        origin: site.origin,
        'x-xsrf-token': person.token,
        ...(type && { 'content-type': type }),
      },
      body,
    }).catch((error: Error) => error)
    if (answer instanceof Error)
      return void faults.push(`${method} ${address.slice(0, 200)}: ${answer.message}`)
    said[answer.status] = (said[answer.status] ?? 0) + 1
    // A file is broken off when another call ends the session.
    const text = await answer.text().catch(() => '')
    const told = answer.status >= 400 && tellsOfInside.exec(text)
    if (answer.status >= 500 || told)
      faults.push(
        `${answer.status} ${method} ${address.slice(0, 200)} ${String(body).slice(0, 300)} ${told || ''}`,
      )
    // A call may end the session, take another role or revoke a right: the next one begins anew.
    if (answer.headers.has('set-cookie') || answer.status === 401)
      people[who] = await signIn(person.userId, person.role)
  }

  const waiting = [...calls]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await make(next)
    }),
  )
  if (count > 1_500) process.stdout.write(`${JSON.stringify(said)}\n`)
  expect(faults.slice(0, 20)).toEqual([])
  expect(said[200] ?? 0).toBeGreaterThan(count / 20)
  expect(said[422] ?? 0).toBeGreaterThan(count / 20)
})
