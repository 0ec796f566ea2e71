// The VAT of all packages holds by day, as prices do: an order keeps the rate of its day, and 0 % has its ground, which
// the receipt, the mail and the accountant's lines print.
import { beforeEach, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call, list, readTable } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, anAdmin, aMentee, buy, dayIn, mailsTo } = world
const admin = await anAdmin()
const packageId = await world.packageId('three_months')
const ground = 'Χωρίς ΦΠΑ – άρθρο 27 του Κώδικα ΦΠΑ'

const set = async (
  percent: number,
  days: number,
  more: { ground?: string | null; replaces?: number | null } = {},
) =>
  call<number>(admin, 'set_vat_rate', {
    percent,
    holdsFrom: await dayIn(days),
    ground: percent === 0 ? ground : null,
    replaces: null,
    ...more,
  })
const pass = (days: number) => owner`update data.vat_rates set holds_from = holds_from - ${days}::integer`
const shown = async () =>
  (
    await read(null, (sql) => sql`select vat_percent, vat_ground from api.packages where id = ${packageId}`)
  )[0]!
const ordered = async (purchaseId: number) =>
  (await owner`select vat_percent, vat_ground from data.purchases where id = ${purchaseId}`)[0]!
const deposit = (purchaseId: number) =>
  call(admin, 'book_deposit', { purchaseId, externalRef: `VAT-${purchaseId}`, amountCents: 6200 })

beforeEach(() => owner`delete from data.vat_rates`)

test('R24 a rate holds from its day, for what is shown, ordered and given from then on', async () => {
  const [early, late] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
  await set(13, 3)
  const before = await buy(early, packageId)
  await pass(2)
  expect(await shown()).toEqual({ vatPercent: 24, vatGround: null })
  await pass(1)
  expect(await shown()).toEqual({ vatPercent: 13, vatGround: null })
  expect(await buy(early, packageId)).toBe(before)
  expect(await ordered(before)).toEqual({ vatPercent: 24, vatGround: null })
  expect(await ordered(await buy(late, packageId))).toEqual({ vatPercent: 13, vatGround: null })
  const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Μισή', kind: 'partial_50' })
  const given = await aMentee({ package: 'none' })
  const award = await call<number>(admin, 'award_scholarship', {
    scholarshipId,
    menteeId: given.id,
    packageId,
  })
  expect(await ordered(award)).toEqual({ vatPercent: 13, vatGround: null })
})

test('an exemption is printed with its ground; what was bought before keeps its rate, also when it goes back', async () => {
  const [early, late] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
  const before = await buy(early, packageId)
  await set(0, 0)
  const after = await buy(late, packageId)
  for (const purchaseId of [before, after]) await deposit(purchaseId)
  const refundId = await call<number>(admin, 'refund_purchase', {
    purchaseId: before,
    cents: 3100,
    reason: 'από λάθος',
  })
  await call(admin, 'settle_refund', { refundId, externalRef: `EB-${refundId}` })
  const ledger = (purchaseId: number) =>
    read(
      admin.viewer,
      (sql) => sql`
      select gross_cents, vat_cents, vat_percent, vat_ground from api.admin_ledger where purchase_id = ${purchaseId} order by id`,
    )
  expect(await ledger(before)).toEqual([
    { grossCents: 6200, vatCents: 1200, vatPercent: 24, vatGround: null },
    { grossCents: -3100, vatCents: -600, vatPercent: 24, vatGround: null },
  ])
  expect(await ledger(after)).toEqual([{ grossCents: 6200, vatCents: 0, vatPercent: 0, vatGround: ground }])
  for (const viewer of [late.viewer, admin.viewer])
    expect(
      await read(
        viewer,
        (sql) => sql`select vat_percent, vat_ground from api.receipts where purchase_id = ${after}`,
      ),
    ).toEqual([{ vatPercent: 0, vatGround: ground }])
  expect(await mailsTo(late, 'paid')).toMatchObject([{ vatPercent: 0, vatGround: ground }])
  const [facts] = await owner`select rules.document_facts() -> 'packages' -> 0 as first`
  expect(facts!.first).toMatchObject({ vat_percent: 0, vat_ground: ground })
})

test('rates are past, present and coming; a withdrawn one is in the history only', async () => {
  await set(13, 0)
  await set(0, 1)
  const gone = await set(17, 2)
  await pass(1)
  await call(admin, 'withdraw_vat_rate', { rateId: gone })
  await call(admin, 'withdraw_vat_rate', { rateId: gone })
  await set(6, 1)
  const rows = await list<{ percent: number; ground: string | null; state: string }>(admin, 'vat_rates')
  expect(rows.map((row) => [row.percent, row.ground, row.state])).toEqual([
    [6, null, 'coming'],
    [0, ground, 'now'],
    [13, null, 'past'],
    [24, null, 'past'],
  ])
  const kept = await owner`
    select event, detail, actor_user_id from data.history where event in ('vat_set', 'vat_withdrawn') order by id desc limit 2`
  expect(kept).toMatchObject([
    { event: 'vat_set', detail: { percent: [0, 6], ground: [ground, null] }, actorUserId: admin.userId },
    { event: 'vat_withdrawn', detail: { percent: 17 }, actorUserId: admin.userId },
  ])
})

test('what cannot be a rate is refused', async () => {
  for (const percent of [-1, 31, 240]) await refused(set(percent, 1), 'vat_out_of_bounds', 'percent')
  for (const missing of [null, '', '  '])
    await refused(set(0, 1, { ground: missing }), 'vat_ground_missing', 'ground')
  await refused(set(13, 1, { ground }), 'vat_ground_unneeded', 'ground')
  await refused(set(0, 1, { ground: 'α'.repeat(301) }), 'too_long', 'ground')
  await refused(set(13, -1), 'price_day_past', 'holdsFrom')
  await refused(set(13, 800), 'price_day_far', 'holdsFrom')
  await refused(set(24, 1), 'vat_unchanged', 'percent')
  const coming = await set(0, 5)
  expect(await set(0, 5)).toBe(coming)
  await refused(set(0, 5, { ground: 'Άρθρο 38' }), 'vat_day_taken', 'holdsFrom')
  await refused(set(13, 5), 'vat_day_taken', 'holdsFrom')
  await refused(set(13, 4, { replaces: coming }), 'vat_day_taken', 'holdsFrom')
  await refused(set(0, 6), 'vat_unchanged')
  // Another ground of 0 % is another rate.
  await set(0, 5, { ground: 'Άρθρο 39', replaces: coming })
  await refused(call(admin, 'withdraw_vat_rate', { rateId: 0 }), 'vat_rate_not_found')
  await refused(call(admin, 'withdraw_vat_rate', { rateId: await set(13, 0) }), 'vat_holds_already')
  // Not even the owner of the tables writes an exemption without its ground.
  for (const wrong of [
    owner`insert into data.vat_rates (holds_from, percent) values ('2030-01-01', 0)`,
    owner`update data.purchases set vat_percent = 0 where vat_percent = 24`,
  ])
    await expect(wrong).rejects.toThrow(/_exempt/)
})

test('only administrators read what is coming', async () => {
  await set(13, 1)
  for (const right of ['treasurer', 'coordinator'] as const)
    expect(await list(await anAdmin({ right }), 'vat_rates')).toEqual([])
  await expect(readTable(await aMentee(), 'vat_rates')).rejects.toThrow('permission denied')
})

test('of two rates of one day one is refused', async () => {
  const results = await together(
    owner,
    (sql) => sql`select from data.constants for update`,
    [13, 6].map((percent) => () => set(percent, 1)),
  )
  expect(outcomes(results)).toEqual(['done', 'vat_day_taken'])
})
