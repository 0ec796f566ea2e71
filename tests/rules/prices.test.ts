import { beforeEach, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call, list, readTable } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, anAdmin, aMentee, buy, dayIn } = world
const admin = await anAdmin()
const packageId = await world.packageId('three_months')

const set = async (priceCents: number, days: number, replaces: number | null = null) =>
  call<number>(admin, 'set_package_price', { packageId, priceCents, holdsFrom: await dayIn(days), replaces })
const ordered = async (purchaseId: number) =>
  (await owner`select price_cents, list_price_cents from data.purchases where id = ${purchaseId}`)[0]!
/** Lets days pass: every written price becomes this many days older. */
const pass = (days: number) =>
  owner`update data.package_prices set holds_from = holds_from - ${days}::integer`
const shown = () =>
  cell<number>(read(null, (sql) => sql`select price_cents from api.packages where id = ${packageId}`))

beforeEach(() => owner`delete from data.package_prices`)

test('R24 a price holds from its day, for what is shown, ordered and given from then on', async () => {
  const [early, late] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
  await set(7000, 3)
  expect(await shown()).toBe(6200)
  const before = await buy(early, packageId)
  await pass(2)
  expect(await shown()).toBe(6200)
  await pass(1)
  expect(await shown()).toBe(7000)
  expect(await ordered(before)).toEqual({ priceCents: 6200, listPriceCents: 6200 })
  expect(await buy(early, packageId)).toBe(before)
  expect(await ordered(await buy(late, packageId))).toEqual({ priceCents: 7000, listPriceCents: 7000 })
  const [half] = await list(admin, 'awardable_packages', { kind: 'partial_50', menteeId: late.id })
  expect(half).toMatchObject({ id: packageId, listPriceCents: 7000, priceCents: 3500 })
})

test('the prices of a package are past, present and coming; a withdrawn one is in the history only', async () => {
  await set(7000, 0)
  await set(7500, 1)
  const gone = await set(9000, 2)
  await pass(1)
  await call(admin, 'withdraw_package_price', { priceId: gone })
  await call(admin, 'withdraw_package_price', { priceId: gone })
  await set(8000, 1)
  const rows = await list<{ packageId: number; priceCents: number; state: string }>(admin, 'package_prices')
  expect(
    rows.filter((row) => row.packageId === packageId).map(({ priceCents, state }) => [priceCents, state]),
  ).toEqual([
    [8000, 'coming'],
    [7500, 'now'],
    [7000, 'past'],
    [6200, 'past'],
  ])
  const [kept] = await owner`select detail, actor_user_id from data.history where event = 'price_withdrawn'`
  expect(kept).toMatchObject({
    detail: { package: 'three_months', price_cents: 9000 },
    actorUserId: admin.userId,
  })
})

test('a price typed wrong for today is replaced today; orders made meanwhile keep theirs, the history keeps both', async () => {
  const wrong = await set(62000, 0)
  const early = await buy(await aMentee({ package: 'none' }), packageId)
  const right = await set(6300, 0, wrong)
  expect(await shown()).toBe(6300)
  const late = await buy(await aMentee({ package: 'none' }), packageId)
  expect([await ordered(early), await ordered(late)].map(({ priceCents }) => priceCents)).toEqual([
    62000, 6300,
  ])
  const rows = await list<{ id: number | null; packageId: number; state: string }>(admin, 'package_prices')
  expect(rows.filter((row) => row.packageId === packageId).map(({ id, state }) => [id, state])).toEqual([
    [right, 'now'],
    [null, 'past'],
  ])
  const kept = await owner`
    select detail->'price_cents' as cents from data.history where event = 'price_set' order by id desc limit 2`
  expect(kept.map(({ cents }) => cents)).toEqual([
    [62000, 6300],
    [6200, 62000],
  ])
  await set(6200, 0, right)
  expect(await shown()).toBe(6200)
})

test('a price that was withdrawn does not hold on its day', async () => {
  await call(admin, 'withdraw_package_price', { priceId: await set(9000, 1) })
  await pass(1)
  expect(await shown()).toBe(6200)
})

test('what cannot be a price is refused', async () => {
  await refused(set(7000, -1), 'price_day_past', 'holdsFrom')
  await refused(set(7000, 800), 'price_day_far', 'holdsFrom')
  await refused(set(0, 1), 'price_out_of_bounds', 'price')
  await refused(set(-6200, 1), 'price_out_of_bounds', 'price')
  await refused(set(620000, 1), 'price_out_of_bounds', 'price')
  await refused(set(6200, 1), 'price_unchanged', 'price')
  const coming = await set(7000, 5)
  expect(await set(7000, 5)).toBe(coming)
  await refused(set(7100, 5), 'price_day_taken', 'holdsFrom')
  await refused(set(7100, 4, coming), 'price_day_taken', 'holdsFrom')
  await refused(set(7000, 5, coming), 'price_unchanged', 'price')
  await refused(set(7000, 6), 'price_unchanged')
  await refused(
    call(admin, 'set_package_price', { packageId: 0, priceCents: 7000, holdsFrom: await dayIn(1) }),
    'package_not_found',
  )
  await refused(call(admin, 'withdraw_package_price', { priceId: 0 }), 'price_not_found')
  const now = await set(7200, 0)
  await refused(call(admin, 'withdraw_package_price', { priceId: now }), 'price_holds_already')
})

test('only administrators read what is coming', async () => {
  await set(7000, 1)
  const other = await anAdmin({ right: 'treasurer' })
  expect(await list(other, 'package_prices')).toEqual([])
  await expect(readTable(await aMentee(), 'package_prices')).rejects.toThrow('permission denied')
})

test('of two prices of one day one is refused, and of two that replace the same one', async () => {
  let replaces: number | null = null
  for (let round = 0; round < 2; round += 1) {
    const results = await together(
      owner,
      { packages: packageId },
      [7000, 7100].map((cents) => () => set(cents + round, 1, replaces)),
    )
    expect(outcomes(results)).toEqual(['done', 'price_day_taken'])
    replaces = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value as number] : [],
    )[0]!
  }
})

test('an order decided on the old price is refused, and so is one that waited while the price changed', async () => {
  const mentee = await aMentee({ package: 'none' })
  const order = (seenPriceCents: number) => buy(mentee, packageId, { seenPriceCents })
  let change: Promise<number> | undefined
  const [result] = await together(
    owner,
    async (sql) => {
      await sql`select from data.mentees where id = ${mentee.id} for update`
      change = set(7000, 0)
      await change
    },
    [() => order(6200)],
  )
  expect(outcomes([result!])).toEqual(['price_changed_meanwhile'])
  const made = await order(7000)
  expect(await ordered(made)).toEqual({ priceCents: 7000, listPriceCents: 7000 })
  expect(await order(7000)).toBe(made)
  // The order keeps its price, whatever today's is: neither may differ from what the page showed.
  await set(7500, 0, await change!)
  for (const seen of [6200, 7500]) await refused(order(seen), 'price_changed_meanwhile')
  expect(await order(7000)).toBe(made)
})
