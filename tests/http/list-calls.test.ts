// The lists of the team as calls of the JSON API: what their pages show, as values and page by page; mentors and mentees as
// files too.
import { beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '~/api/all-calls'
import { queryKeys } from '~/api/query-keys'
import { openSite } from '../support/site'
import { letters } from '../support/letters'
import { readWorkbook } from '../support/workbook'

const site = await openSite({})
const lists = allCalls
  .filter((each) => each.as === 'admin' && !each.path.includes('{id}') && queryKeys(each).includes('cursor'))
  .map(({ path }) => path)
const purchases = 'admin/purchased-subscriptions'

let admin: string

beforeAll(async () => {
  admin = await site.signIn((await site.anAdmin()).userId, 'admin')
  for (let count = 0; count < 5; count += 1)
    await site.aMentee({ package: 'awaiting_payment', surname: `Ιωάννου-${letters(count)}` })
})

async function call(path: string, cookie = admin) {
  const { status, body } = await site.ask(`/api/${path}`, { cookie })
  return { status, json: JSON.parse(body) }
}

describe.each(lists)('%s', (path) => {
  test('answers an admin with rows, counts and cursors', async () => {
    const { status, json } = await call(path)
    expect(status).toBe(200)
    expect(Object.keys(json)).toEqual(['result', 'total', 'more', 'counts', 'next', 'previous'])
    expect(json.result.length).toBeLessThanOrEqual(20)
    expect(json.total).toBeGreaterThanOrEqual(json.result.length)
  })

  test('is about all rows unless a scope is asked for', async () => {
    const [{ json: all }, { json: same }] = [await call(path), await call(`${path}?scope=all`)]
    expect([all.total, all.counts.all]).toEqual([same.total, same.counts.all])
    for (const [scope, count] of Object.entries(all.counts as Record<string, number>)) {
      expect(count, scope).toBeLessThanOrEqual(all.total)
      expect((await call(`${path}?scope=${scope}`)).json.total, scope).toBe(count)
    }
  })
})

test('people have the numbers of the specification: visibility, and status of the package', async () => {
  const surname = `Ζωγράφου-${letters(7)}`
  await site.aMentee({ surname, visibility: 'private' })
  await site.aMentor({ surname, visibility: 'public' })
  await site.aMentor({ surname, visibility: 'private' })
  const q = encodeURIComponent(surname)
  expect((await call(`admin/mentees?q=${q}`)).json.result).toMatchObject([
    { visibility: 1, package: { status: 2 } },
  ])
  const mentors = (await call(`admin/mentors?q=${q}`)).json.result as { visibility: number; status: number }[]
  expect(mentors.map(({ visibility, status }) => [visibility, status]).sort()).toEqual([
    [0, 3],
    [1, 3],
  ])
})

describe('purchases', () => {
  const ofIoannou = `q=${encodeURIComponent('ιωαννου')}`

  test('show what their result names, and nothing else', async () => {
    const { json } = await call(`${purchases}?${ofIoannou}&limit=1&lng=en`)
    expect(json.total).toBe(5)
    // The scopes are counted where no text narrows the page.
    expect(json.counts).toEqual({})
    expect(json.result).toEqual([
      {
        id: expect.any(Number),
        menteeId: expect.any(Number),
        menteeName: expect.stringContaining('Ιωάννου'),
        menteeEmail: expect.stringContaining('@'),
        packageName: expect.any(String),
        price: { cents: expect.any(Number), currency: 'EUR' },
        received: { cents: 0, currency: 'EUR' },
        status: 1,
        closedReason: null,
        durationMonths: 3,
        method: 'deposit',
        reference: expect.stringMatching(/^MP-/),
        purchasedAt: expect.stringMatching(/^20.*Z$/),
        paidAt: null,
        paidOn: null,
        refundedAt: null,
        cancelledAt: null,
        proofs: [],
        parts: [
          {
            id: expect.any(Number),
            purchaseId: json.result[0].id,
            kind: 'mentoring',
            status: 1,
            closedReason: null,
            durationMonths: 3,
            sessions: { counted: 0, minimum: 3 },
            claimUntil: null,
          },
        ],
      },
    ])
  })

  test('have the age of a proof as order where orders await payment, and refuse it elsewhere', async () => {
    expect((await call(`${purchases}?scope=awaiting&sort=waiting`)).status).toBe(200)
    for (const query of ['sort=-waiting', 'scope=paid&sort=waiting']) {
      const { status, json } = await call(`${purchases}?${query}`)
      expect([status, Object.keys(json.error.fields)], query).toEqual([422, ['sort']])
    }
  })

  test('refuse what makes no sense, by the name of its field', async () => {
    const bad = {
      scope: 'x',
      sort: 'x',
      method: 'x',
      limit: '101',
      cursor: 'x',
    }
    for (const [name, value] of Object.entries(bad)) {
      const { status, json } = await call(`${purchases}?${name}=${value}`)
      expect([status, json.error.code, Object.keys(json.error.fields)], name).toEqual([
        422,
        'invalid',
        [name],
      ])
    }
    const unknown = await call(`${purchases}?more=1&utm_source=x`)
    expect([unknown.status, Object.keys(unknown.json.error.fields)]).toEqual([422, ['more', 'utm_source']])
    const ofAnotherOrder = Buffer.from('after=["a","b","c"]').toString('base64url')
    expect((await call(`${purchases}?cursor=${ofAnotherOrder}`)).status).toBe(422)
  })
})

test('the file of mentors has the rows that the list counts, XLSX unless CSV is asked for', async () => {
  const surname = `Μεντορίδου-${letters(1)}`
  await site.aMentor({ surname })
  const file = (query: string, method = 'GET') =>
    fetch(`${site.origin}/api/admin/mentors/export?q=${encodeURIComponent(surname)}&${query}`, {
      method,
      headers: { cookie: admin },
    })
  for (const [filter, count] of [
    ['isMentor=true', 1],
    ['isMentor=false', 0],
  ] as const) {
    expect((await call(`admin/mentors?q=${encodeURIComponent(surname)}&${filter}`)).json.total).toBe(count)
    const csv = await file(`${filter}&format=csv`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(count + 1)
  }
  const xlsx = await file('')
  expect(xlsx.headers.get('content-disposition')).toMatch(/^attachment; filename="mentors-.*\.xlsx"$/)
  expect(readWorkbook(new Uint8Array(await xlsx.arrayBuffer())).rows).toHaveLength(2)
  const head = await file('', 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await file('format=pdf')).status).toBe(422)
})
