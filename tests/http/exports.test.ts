// The export of a list. A client that goes away must not keep a database connection of the admins' pool.
import { once } from 'node:events'
import http from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { addMentees, addUsers } from '../support/people-rows'
import { openSite } from '../support/site'
import { readWorkbook } from '../support/workbook'

// A site of its own: its many rows would slow down the other files.
const site = await openSite({})
const path = '/admin/exports/purchases'
const many = 8_000

let cookie: string

beforeAll(async () => {
  cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
})

/** Returns the newest history row about an export. */
async function lastExport() {
  const [entry] =
    await site.owner`select detail from data.history where event = 'list_exported' order by id desc limit 1`
  return entry!.detail as Record<string, unknown>
}

const open = (address: string, init: RequestInit = {}) =>
  fetch(`${site.origin}${address}`, { ...init, headers: { cookie } })

test('an export is a file with the rows of its list, in both formats', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment', name: 'Ζωή', surname: 'Ωραία' })
  const csv = await open(path)
  expect(csv.status).toBe(200)
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="purchases-[\d-]+\.csv"$/)
  expect(await csv.text()).toContain(mentee.viewer.email)
  const xlsx = await open(`${path}?format=xlsx`)
  expect(xlsx.status).toBe(200)
  expect(xlsx.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  )
  expect(xlsx.headers.get('content-disposition')).toMatch(/^attachment; filename="purchases-[\d-]+\.xlsx"$/)
  const { rows } = readWorkbook(new Uint8Array(await xlsx.arrayBuffer()))
  const row = rows.find((each) => each[1] === mentee.viewer.email)!
  expect(row[0]).toBe('Ζωή Ωραία')
  expect(row).toContainEqual(expect.any(Number))
  expect(row).toContainEqual({ day: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) })
  expect(await lastExport()).toMatchObject({ list: 'admin_purchases', format: 'xlsx', rows: rows.length - 1 })
})

test.each(['csv', 'xlsx'])(
  'the first bytes of a %s file arrive before its rows are selected',
  async (format) => {
    const held = await site.owner.reserve()
    await held`begin`
    // Only the rows of the list need this table.
    await held`lock table data.history in access exclusive mode`
    try {
      const answer = await open(`/admin/exports/history?format=${format}`)
      expect(answer.headers.get('content-disposition')).toContain(`.${format}`)
      const reader = answer.body!.getReader()
      const first = (await reader.read()).value!.byteLength
      expect(first).toBeGreaterThan(0)
      await held`rollback`
      let bytes = first
      for (let next = await reader.read(); !next.done; next = await reader.read())
        bytes += next.value.byteLength
      expect(bytes).toBeGreaterThan(first)
    } finally {
      await held`rollback`
      held.release()
    }
  },
)

test('an unknown format is not found', async () => {
  expect((await site.ask(`${path}?format=pdf`, { cookie })).status).toBe(404)
})

test(`${many} rows arrive completely, in both formats`, async () => {
  const [name, surname] = ['Α'.repeat(70), 'Β'.repeat(70)]
  const users = await addUsers(
    site.owner,
    Array.from({ length: many }, (_, n) => ({ email: `many-${n}@test.example`, name, surname })),
  )
  await addMentees(
    site.owner,
    users.map((userId) => ({ userId })),
  )
  await site.owner`
    insert into data.purchases (mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency,
      duration_months, minimum_sessions, method, reference, refund_days, refund_no_request_months, refund_rejections,
      early_stop_days, notice_days, claim_months, resume_months)
    select e.id, p.id, p.price_cents, p.price_cents, p.vat_percent, p.currency, p.duration_months, p.minimum_sessions,
      'deposit', 'MP-MANY' || e.id, c.refund_days, c.refund_no_request_months, c.refund_rejections, c.early_stop_days,
      c.notice_days, c.claim_months, c.resume_months
    from data.mentees e join data.users u on u.id = e.user_id and u.email like 'many-%', data.packages p, data.constants c
    where p.code = 'three_months'`
  await site.owner`analyze`
  const { rows } = readWorkbook(
    new Uint8Array(await (await open(`${path}?format=xlsx&q=many-`)).arrayBuffer()),
  )
  const lines = (await (await open(`${path}?q=many-`)).text()).trimEnd().split('\r\n')
  expect(rows).toHaveLength(many + 1)
  expect(new Set(rows.map((row) => row[1])).size).toBe(many + 1)
  expect(lines.map((line) => line.split(';')[1])).toEqual(rows.map((row) => row[1]))
  expect(await lastExport()).toMatchObject({ format: 'csv', searched: true, rows: many })
})

test('many clients that send HEAD, or disconnect after the headers, block no other request', async () => {
  for (const format of ['csv', 'xlsx', 'csv', 'xlsx', 'csv', 'xlsx']) {
    const address = `${path}?format=${format}`
    expect((await open(address, { method: 'HEAD' })).status).toBe(200)
    const leaving = new AbortController()
    const answer = await open(address, { signal: leaving.signal })
    expect(answer.status).toBe(200)
    leaving.abort()
  }
  expect((await site.ask('/admin/purchased-subscriptions', { cookie })).status).toBe(200)
})

test('clients that stop reading in the middle hold no database connection', async () => {
  const slow = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const asked = http.get(`${site.origin}${path}`, { headers: { cookie } })
      const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
      await once(answer, 'readable')
      return asked
    }),
  )
  expect((await site.ask('/admin/purchased-subscriptions', { cookie })).status).toBe(200)
  const held = () =>
    site.owner`
      select from pg_stat_activity
      where application_name like 'mentoring admin %' and state like 'idle in transaction%'`
  await expect.poll(held).toHaveLength(0)
  for (const asked of slow) asked.destroy()
})
