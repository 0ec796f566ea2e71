// Periods of law end with a working day in Greece, and stand in the order as they were promised: a later setting changes
// none of an order that exists.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentorship, heldDaysAgo } = world

describe('working days', () => {
  // https://www.goarch.org/dateofeaster
  const easters = [
    '2024-05-05',
    '2025-04-20',
    '2026-04-12',
    '2027-05-02',
    '2028-04-16',
    '2029-04-08',
    '2030-04-28',
    '2031-04-13',
    '2032-05-02',
    '2033-04-24',
    '2034-04-09',
    '2035-04-29',
    '2036-04-20',
    '2037-04-05',
    '2038-04-25',
    '2039-04-17',
    '2040-05-06',
  ]
  test('Easter is on its Orthodox day', async () => {
    expect(
      await column(
        owner`select rules.orthodox_easter(y)::text from generate_series(2024, 2040) y order by y`,
      ),
    ).toEqual(easters)
  })

  test('the weekdays without work of 2026 and 2027 are the public holidays', async () => {
    expect(
      await column(owner`
        select day::date::text from generate_series('2026-01-01'::date, '2027-12-31', '1 day') day
        where extract(isodow from day) < 6 and not rules.is_working_day(day::date) order by 1`),
    ).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-02-23',
      '2026-03-25',
      '2026-04-10',
      '2026-04-13',
      '2026-05-01',
      '2026-06-01',
      '2026-10-28',
      '2026-12-25',
      '2027-01-01',
      '2027-01-06',
      '2027-03-15',
      '2027-03-25',
      '2027-04-30',
      '2027-05-03',
      '2027-06-21',
      '2027-10-28',
    ])
  })

  test.each([
    ['2026-12-25', '2026-12-28', 'a holiday before a weekend'],
    ['2026-12-26', '2026-12-28', 'a Saturday'],
    ['2026-04-10', '2026-04-14', 'Good Friday to Easter Monday'],
    ['2026-02-21', '2026-02-24', 'a Saturday before Clean Monday'],
    ['2026-05-30', '2026-06-02', 'a Saturday before Whit Monday'],
    ['2027-04-30', '2027-05-04', 'Good Friday after the first of May on a Saturday'],
    ['2026-11-30', '2026-11-30', 'a working day'],
  ])('%s ends on %s: %s', async (day, last) => {
    expect(await cell(owner`select rules.next_working_day(${day}::date)::text`)).toBe(last)
  })
})

/** Until when a purchase can be withdrawn from that was told to be paid at a moment. */
const withdrawalOf = (purchaseId: number, toldAt: string, paidOn: string) =>
  cell<string>(owner`
    select (rules.withdrawal_ends(jsonb_populate_record(u, jsonb_build_object('paid_at', ${toldAt}::text, 'paid_on', ${paidOn}::text)))
      at time zone 'Europe/Athens')::text
    from data.purchases u where u.id = ${purchaseId}`)

describe('the withdrawal', () => {
  test.each([
    ['2026-12-11 10:00+02', '2026-12-11', '2026-12-29 00:00:00'],
    ['2026-12-11 23:59+02', '2026-12-11', '2026-12-29 00:00:00'],
    ['2026-11-02 10:00+02', '2026-11-02', '2026-11-17 00:00:00'],
    ['2026-11-07 10:00+02', '2026-11-07', '2026-11-24 00:00:00'],
    // The bank had the money earlier, but nobody knew it.
    ['2026-11-16 10:00+02', '2026-10-30', '2026-12-01 00:00:00'],
  ])('told at %s of %s ends at %s', async (toldAt, paidOn, ends) => {
    const { purchaseId } = await aMentee()
    expect(await withdrawalOf(purchaseId, toldAt, paidOn)).toBe(ends)
  })
})

test('a notice ends on a working day, and the page names the same', async () => {
  const { id: mentorshipId, admin } = await aMentorship({ sessions: 1 })
  await heldDaysAgo(mentorshipId, 20)
  const days = await column<boolean>(owner`
    select rules.is_working_day(rules.notice_until(jsonb_populate_record(u, jsonb_build_object('notice_days', days))))
    from data.mentorships s join data.parts p on p.id = s.part_id join data.purchases u on u.id = p.purchase_id,
      generate_series(0, 30) days
    where s.id = ${mentorshipId}`)
  expect(days).toEqual(Array(31).fill(true))
  const shown = await cell<string>(owner`
    select rules.notice_until(u)::text from data.mentorships s join data.parts p on p.id = s.part_id
    join data.purchases u on u.id = p.purchase_id where s.id = ${mentorshipId}`)
  expect(
    await call<string>(admin, 'stop_mentorship', {
      mentorshipId,
      reason: 'μετακόμισε',
      requestedBy: 'mentee',
    }),
  ).toBe(shown)
})

describe('what was promised with an order', () => {
  const promised = [
    'refund_days',
    'refund_no_request_months',
    'refund_rejections',
    'early_stop_days',
    'notice_days',
  ]
  const now = [...promised, 'claim_months', 'resume_months']

  test('stands in it, whatever the settings become; a later order has the new ones', async () => {
    const before = await aMentee()
    await owner`update data.purchases set paid_at = now() - interval '20 days'
      where id = ${before.purchaseId}`
    const groundOf = (purchaseId: number) =>
      cell(owner`select rules.refund_ground(u) from data.purchases u where u.id = ${purchaseId}`)
    expect(await groundOf(before.purchaseId)).toBeNull()
    await owner`update data.constants set refund_days = 30`
    const after = await aMentee()
    await owner`update data.purchases set paid_at = now() - interval '20 days'
      where id = ${after.purchaseId}`
    expect(await groundOf(before.purchaseId)).toBeNull()
    expect(await groundOf(after.purchaseId)).toBe('withdrawal')
    await owner`update data.constants set refund_days = 14`
    expect(await groundOf(after.purchaseId)).toBe('withdrawal')
  })

  test('the ground of no request too', async () => {
    const { purchaseId } = await aMentee()
    await owner`update data.purchases set paid_at = now() - interval '4 months'
      where id = ${purchaseId}`
    await owner`update data.constants set refund_no_request_months = 12`
    expect(
      await cell(owner`select rules.refund_ground(u) from data.purchases u where u.id = ${purchaseId}`),
    ).toBe('no_request')
    await owner`update data.constants set refund_no_request_months = 3`
  })

  test('each period is copied', async () => {
    const { purchaseId } = await aMentee({ package: 'awaiting_payment' })
    const [order] = await owner`select ${owner(now)} from data.purchases where id = ${purchaseId}`
    const [settings] = await owner`select ${owner(now)} from data.constants`
    expect(order).toEqual(settings)
  })
})
