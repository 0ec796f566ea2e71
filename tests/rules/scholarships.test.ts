import { beforeEach, describe, expect, test } from 'vitest'
import { call, list, readTable } from '../support/calls'
import type { Mentee, PackageCode } from '../support/people'
import { onDay } from '../support/pretending'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  theAdmin,
  buy,
  confirmPayment,
  send,
  reject,
  partStatuses,
  mailsAbout,
  mailsTo,
  packageId,
  purchaseRow,
} = await openWorld()

const admin = await theAdmin()
const open = (kind: string, name = 'Υποτροφία') => call<number>(admin, 'create_scholarship', { name, kind })
const award = (scholarshipId: number, mentee: Mentee, id?: number) =>
  call<number>(admin, 'award_scholarship', { scholarshipId, menteeId: mentee.id, packageId: id })
const withdraw = (purchaseId: number) => call(admin, 'withdraw_award', { purchaseId })
/** Gives half of a package, by default of six months, from a scholarship of its own; returns the purchase's id. */
const awardHalf = async (mentee: Mentee, code: PackageCode = 'six_months') =>
  award(await open('partial_50'), mentee, await packageId(code))
const living = (kind: string) =>
  cell<number>(owner`
    select count(*)::integer from data.awards w join data.scholarships s on s.id = w.scholarship_id
    where w.withdrawn_at is null and s.kind = ${kind} and s.year = extract(year from rules.local_date())`)
/** A new year: earlier awards move to past years. */
const newYear = () =>
  owner.begin(async (sql) => {
    // Oldest first, so that no two awards of one mentee share a year meanwhile.
    for (const { year } of await sql`select distinct year from data.awards order by year`) {
      await sql`update data.awards set year = year - 1 where year = ${year}`
    }
    await sql`update data.scholarships set year = year - 1`
  })
// Of age in every year of these tests.
const aNewcomer = () => aMentee({ package: 'none', birthdate: '1960-01-01' })
const some = (count: number) => Promise.all(Array.from({ length: count }, aNewcomer))

beforeEach(newYear)

test('R26 half a price of odd cents is rounded up to the cent', async () => {
  expect(await cell(owner`select rules.award_price('partial_50', 4301)`)).toBe(2151)
})

describe('R26 awarding', () => {
  test('R26 a full one creates the three-month package at price 0, paid at once', async () => {
    const mentee = await aNewcomer()
    const purchaseId = await award(await open('full_3m'), mentee)
    expect(await purchaseRow(purchaseId)).toMatchObject({
      priceCents: 0,
      listPriceCents: 6200,
      method: 'scholarship',
      packageId: await packageId('three_months'),
    })
    expect((await purchaseRow(purchaseId)).paidAt).toBeInstanceOf(Date)
    expect(await partStatuses(mentee)).toEqual(['paid'])
    // Nothing was paid, so there is one mail, about the award.
    expect(await mailsAbout('purchaseId', purchaseId)).toEqual(['scholarship_awarded'])
    expect(await readTable(mentee, 'awards')).toHaveLength(1)
    await send(mentee, await aMentor())
  })

  test.each([
    ['three_months', 3100],
    ['six_months', 4350],
    ['two_in_one', 13650],
  ] as const)('R26 a partial one creates %s for %i cents, unpaid', async (code, cents) => {
    const mentee = await aNewcomer()
    const purchaseId = await awardHalf(mentee, code)
    expect(await purchaseRow(purchaseId)).toMatchObject({ priceCents: cents, paidAt: null })
    expect(new Set(await partStatuses(mentee))).toEqual(new Set(['awaiting_payment']))
    expect(await buy(mentee, await packageId(code))).toBe(purchaseId)
    await confirmPayment(admin, purchaseId)
    const paid = owner`select amount_cents from data.payments where purchase_id = ${purchaseId}`
    expect(await cell(paid)).toBe(cents)
  })

  test('R26 an award replaces an unpaid order of the same package', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const purchaseId = await award(await open('full_3m'), mentee)
    expect(purchaseId).not.toBe(mentee.purchaseId)
    expect((await purchaseRow(mentee.purchaseId)).cancelledAt).toBeInstanceOf(Date)
    expect(await partStatuses(mentee)).toEqual(['completed', 'paid'])
    await refused(confirmPayment(admin, mentee.purchaseId), 'purchase_closed')
  })

  test('R26 one per mentee and year, of any kind', async () => {
    const mentee = await aNewcomer()
    await award(await open('full_3m'), mentee)
    await refused(awardHalf(mentee), 'scholarship_limit_reached')
    await newYear()
    await awardHalf(mentee)
  })

  test('R26 only existing ones', async () => {
    const scholarship = await open('full_3m')
    const mentee = await aMentee({ package: 'none' })
    await refused(award(2_000_000_000, mentee), 'scholarship_not_found')
    await refused(award(scholarship, { ...mentee, id: 2_000_000_000 }), 'mentee_not_found')
    await refused(award(await open('partial_50'), mentee, 2_000_000_000), 'package_not_found')
    await refused(open('mentor_gift'), 'not_applicable')
  })

  test('R26 an admin renames one', async () => {
    const id = await open('full_3m', 'Παλιά')
    await call(admin, 'rename_scholarship', { scholarshipId: id, name: 'Νέα' })
    expect(await cell(owner`select name from data.scholarships where id = ${id}`)).toBe('Νέα')
    await refused(
      call(admin, 'rename_scholarship', { scholarshipId: 2_000_000_000, name: 'Νέα' }),
      'scholarship_not_found',
    )
  })
})

describe('R26 the limits of a year', () => {
  test.each([
    ['full_3m', 5],
    ['partial_50', 3],
  ] as const)('R26 %s: of twenty concurrent awards %i are made', async (kind, limit) => {
    const mentees = await some(20)
    const scholarships = [await open(kind), await open(kind)]
    const six = await packageId('six_months')
    const results = await Promise.allSettled(
      mentees.map((mentee, n) => award(scholarships[n % 2]!, mentee, six)),
    )
    expect(outcomes(results)).toEqual([
      ...Array(limit).fill('done'),
      ...Array(20 - limit).fill('scholarship_limit_reached'),
    ])
    expect(await living(kind)).toBe(limit)
  })

  test('R26 both kinds and one mentee, ten times each, concurrently', async () => {
    const mentee = await aNewcomer()
    const [full, partial] = [await open('full_3m'), await open('partial_50')]
    const six = await packageId('six_months')
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => award(n % 2 ? full : partial, mentee, six)),
    )
    expect(outcomes(results)).toEqual(['done', ...Array(9).fill('scholarship_limit_reached')])
  })

  test('R26 a withdrawn award is free for another mentee', async () => {
    const full = await open('full_3m')
    const purchases: number[] = []
    for (const mentee of await some(5)) purchases.push(await award(full, mentee))
    const [another] = await some(1)
    await refused(award(full, another!), 'scholarship_limit_reached')
    await withdraw(purchases[2]!)
    await award(full, another!)
    expect(await living('full_3m')).toBe(5)
  })

  test('R26 an award counts in the year it is made, and a scholarship of an earlier year is over', async () => {
    const [december, january, other] = await some(3)
    const full = await onDay(owner, `'1999-12-31'::date`, async () => {
      const id = await open('full_3m')
      await award(id, december!)
      return id
    })
    expect(await cell(owner`select year from data.awards where mentee_id = ${december!.id}`)).toBe(1999)
    await onDay(owner, `'2000-01-01'::date`, async () => {
      await refused(award(full, january!), 'scholarship_year_over')
      const next = await open('full_3m')
      await award(next, december!)
      for (const mentee of [january!, ...(await some(3))]) await award(next, mentee)
      await refused(award(next, other!), 'scholarship_limit_reached')
    })
    const years =
      await owner`select year, count(*)::integer as count from data.awards where year < 2001 group by 1 order by 1`
    expect([...years]).toEqual([
      { year: 1999, count: 1 },
      { year: 2000, count: 5 },
    ])
  })

  test('R26 the year is the one in Athens', async () => {
    const id = await open('full_3m')
    const inAthens = owner`
      select year = extract(year from now() at time zone 'Europe/Athens') from data.scholarships where id = ${id}`
    expect(await cell(inAthens)).toBe(true)
  })
})

describe('R26 withdrawing', () => {
  test('R26 before any request: the order is closed and the mentee gets a mail, once', async () => {
    const mentee = await aNewcomer()
    const purchaseId = await award(await open('full_3m'), mentee)
    await withdraw(purchaseId)
    await withdraw(purchaseId)
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await mailsTo(mentee, 'scholarship_withdrawn')).toHaveLength(1)
  })

  test('R26 not after a request, even a rejected one, nor after a payment', async () => {
    const [asked, rejected, paid] = await some(3)
    const full = await open('full_3m')
    const first = await award(full, asked!)
    await send(asked!, await aMentor())
    await refused(withdraw(first), 'award_used')
    const second = await award(full, rejected!)
    const mentor = await aMentor()
    await reject(mentor, await send(rejected!, mentor))
    await refused(withdraw(second), 'award_used')
    const third = await awardHalf(paid!)
    await confirmPayment(admin, third)
    await refused(withdraw(third), 'award_used')
    await refused(withdraw((await aMentee()).purchaseId), 'purchase_not_found')
    await refused(withdraw(2_000_000_000), 'purchase_not_found')
  })

  test('R26 concurrent with a request: only one of the two', async () => {
    for (let round = 0; round < 10; round += 1) {
      await newYear()
      const mentee = await aNewcomer()
      const purchaseId = await award(await open('full_3m'), mentee)
      const mentor = await aMentor()
      const results = await Promise.allSettled([withdraw(purchaseId), send(mentee, mentor)])
      expect([
        ['award_used', 'done'],
        ['done', 'no_package'],
      ]).toContainEqual(outcomes(results))
    }
  })
})

test('R26 a refunded award that is withdrawn stays a refunded purchase, and is no cancelled one', async () => {
  await newYear()
  const mentee = await aNewcomer()
  const purchaseId = await awardHalf(mentee)
  await confirmPayment(admin, purchaseId)
  await call(admin, 'refund_purchase', { purchaseId })
  await withdraw(purchaseId)
  expect(await purchaseRow(purchaseId)).toMatchObject({ refundedAt: expect.any(Date), cancelledAt: null })
})

describe('R26 during a card payment', () => {
  const payByCard = (mentee: Mentee, purchaseId: number) =>
    list(mentee, 'open_checkout', { purchaseId, livemode: false })
  const endCheckout = (purchaseId: number, status: string) =>
    owner`update data.checkouts set status = ${status} where purchase_id = ${purchaseId}`

  test('R26 a partial award is not withdrawn until the payment has ended without money', async () => {
    const mentee = await aNewcomer()
    const purchaseId = await awardHalf(mentee)
    expect(await payByCard(mentee, purchaseId)).toMatchObject([{ asked: { cents: 4350 } }])
    await refused(withdraw(purchaseId), 'card_payment_open')
    await endCheckout(purchaseId, 'processing')
    await refused(withdraw(purchaseId), 'card_payment_open')
    await endCheckout(purchaseId, 'expired')
    await withdraw(purchaseId)
    await refused(payByCard(mentee, purchaseId), 'purchase_closed')
  })

  test('R26 no award replaces an order that is being paid', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const [full, partial] = [await open('full_3m'), await open('partial_50')]
    await payByCard(mentee, mentee.purchaseId)
    await refused(award(full, mentee), 'card_payment_open')
    expect(await living('full_3m')).toBe(0)
    await award(partial, mentee, await packageId('six_months'))
    expect((await purchaseRow(mentee.purchaseId)).cancelledAt).toBeNull()
  })

  test('R26 an abandoned checkout blocks only as long as its event may still arrive', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await payByCard(mentee, mentee.purchaseId)
    await owner`update data.checkouts set expires_at = now() - interval '61 minutes' where purchase_id = ${mentee.purchaseId}`
    await award(await open('full_3m'), mentee)
  })

  test('R26 withdrawn and paid by card concurrently: only one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      await newYear()
      const mentee = await aNewcomer()
      const purchaseId = await awardHalf(mentee, 'three_months')
      const results = await together(owner, { purchases: purchaseId }, [
        () => withdraw(purchaseId),
        () => payByCard(mentee, purchaseId),
      ])
      expect([
        ['card_payment_open', 'done'],
        ['done', 'purchase_closed'],
      ]).toContainEqual(outcomes(results))
    }
  })
})
