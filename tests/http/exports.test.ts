// The export of a list. A client that goes away must not keep a database connection of the admins' pool.
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()
const path = '/admin/exports/purchases'

test('an export is a file with the rows of its list', async () => {
  const mentee = await site.aMentee({ package: 'awaiting_payment' })
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  const answer = await fetch(`${site.origin}${path}`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="purchases-[\d-]+\.csv"$/)
  expect(await answer.text()).toContain(mentee.viewer.email)
})

test('many that only ask for its head, or go away after it, keep nobody waiting', async () => {
  await site.owner`
    insert into data.users (email, name, surname, birthdate)
    select 'many-' || n || '@test.example', repeat('Α', 70), repeat('Β', 70), '1990-01-01' from generate_series(1, 4000) n`
  await site.owner`insert into data.mentees (user_id) select id from data.users where email like 'many-%'`
  await site.owner`
    insert into data.purchases (mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency,
      duration_months, minimum_sessions, method, reference)
    select e.id, p.id, p.price_cents, p.price_cents, p.vat_percent, p.currency, p.duration_months, p.minimum_sessions,
      'deposit', 'MP-MANY' || e.id
    from data.mentees e join data.users u on u.id = e.user_id and u.email like 'many-%', data.packages p
    where p.code = 'three_months'`
  const cookie = await site.signIn((await site.anAdmin()).userId, 'admin')
  for (let count = 0; count < 6; count += 1) {
    expect((await fetch(`${site.origin}${path}`, { method: 'HEAD', headers: { cookie } })).status).toBe(200)
    const leaving = new AbortController()
    const answer = await fetch(`${site.origin}${path}`, { headers: { cookie }, signal: leaving.signal })
    expect(answer.status).toBe(200)
    leaving.abort()
  }
  const page = await fetch(`${site.origin}/admin/purchased-subscriptions`, { headers: { cookie } })
  expect(page.status).toBe(200)
})
