// A mentee asks for a refund of a purchase that can no longer be withdrawn, and names a bank account.
import { describe, expect, test } from 'vitest'
import { call, list, withdrawAsShown as withdraw } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentorship, anAdmin, theAdmin } = world
const admin = await theAdmin()

const iban = 'GR16 0110 1250 0000 0001 2300 695'
/** A purchase after its withdrawal period. */
const anOldBuyer = async (ago = '20 days') => {
  const mentee = await aMentee()
  await owner`update data.purchases set paid_at = now() - ${ago}::interval where id = ${mentee.purchaseId}`
  return mentee
}
const ask = (mentee: Mentee, how: object = {}) =>
  call<number>(mentee, 'ask_refund', { purchaseId: mentee.purchaseId, text: 'Άλλαξε η ζωή μου.', ...how })
const decline = (by: Woman, requestId: number, answer = 'Το πακέτο έχει χρησιμοποιηθεί.') =>
  call(by, 'decline_refund_request', { requestId, answer })
const requestOf = async (id: number) =>
  (await owner`select ground, text, granted, answered_by from data.refund_requests where id = ${id}`)[0]!
const settle = (refundId: number, externalRef = `TR-${refundId}`, by: Woman = admin) =>
  call(by, 'settle_refund', { refundId, externalRef })
const accountOf = async ({ purchaseId }: Mentee) =>
  (await owner`select iban, holder from data.refund_accounts where purchase_id = ${purchaseId}`)[0]
const mailsTo = ({ userId }: Woman) =>
  column<string>(owner`
    select kind from private.outbox where to_user_id = ${userId} and kind like '%refund%' order by id`)

describe('the withdrawal period', () => {
  const until = ({ purchaseId }: Mentee) =>
    cell<boolean | null>(owner`
      select rules.withdraw_until(u) = rules.end_of_local_day(rules.next_working_day(rules.local_date(u.paid_at) + 14))
      from data.purchases u where u.id = ${purchaseId}`)

  test('R20 lasts to the end of the fourteenth day; also after a mentorship began; there is none if it has passed, or the purchase is unpaid', async () => {
    expect(await until(await aMentee())).toBe(true)
    expect(await until(await anOldBuyer())).toBeNull()
    expect(await until(await aMentee({ package: 'awaiting_payment' }))).toBeNull()
    expect(await until((await aMentorship()).mentee)).toBe(true)
  })

  test('R20 a withdrawal is mailed to every admin at once', async () => {
    const other = await anAdmin()
    const mentee = await aMentee()
    await withdraw(mentee)
    const told = await owner`
      select to_user_id, content from private.outbox
      where kind = 'purchase_withdrawn' and content->'purchaseId' = to_jsonb(${mentee.purchaseId}::integer)`
    expect(told.map((mail) => mail.toUserId)).toEqual(expect.arrayContaining([admin.userId, other.userId]))
    expect(JSON.stringify(told)).not.toContain('Παππά')
    const own = { buyer: 'Άννα Παππά', ground: 'withdrawal', cents: 6200 }
    expect(await world.mailsTo(mentee, 'refund_requested')).toMatchObject([own])
  })
})

describe('a refund request', () => {
  test('R20 needs no text with a ground, and a reason without one', async () => {
    const entitled = await anOldBuyer('4 months')
    const id = await ask(entitled, { text: '' })
    expect(await requestOf(id)).toMatchObject({ ground: 'no_request', text: '' })
    const other = await anOldBuyer()
    await refused(ask(other, { text: '  ' }), 'reason_missing', 'text')
    await ask(other)
    expect(await mailsTo(other)).toEqual(['refund_asked'])
    expect(
      await owner`select from private.outbox where kind = 'refund_asked_team' and to_user_id = ${admin.userId}
      and content->'purchaseId' = to_jsonb(${other.purchaseId}::integer)`,
    ).toHaveLength(1)
  })

  test('R20 one open per purchase, also of two concurrent ones', async () => {
    const mentee = await anOldBuyer()
    const results = await together(owner, { mentees: mentee.id }, [() => ask(mentee), () => ask(mentee)])
    expect(outcomes(results)).toEqual(['done', 'refund_request_open'])
  })

  test('R20 not while a withdrawal is possible, not unpaid, not refunded, not during a mentorship; not another user’s', async () => {
    await refused(ask(await aMentee()), 'not_applicable')
    await refused(ask(await aMentee({ package: 'awaiting_payment' })), 'no_refund_ground')
    await refused(ask((await aMentorship()).mentee), 'mentee_in_mentorship')
    const over = await anOldBuyer()
    await owner`update data.parts set status = 'completed', closed_reason = 'expired', closed_at = now() where purchase_id = ${over.purchaseId}`
    await refused(ask(over), 'purchase_closed')
    const contested = await anOldBuyer()
    await owner`update data.purchases set disputed_at = now() where id = ${contested.purchaseId}`
    await refused(ask(contested), 'payment_disputed')
    const back = await anOldBuyer()
    await call(admin, 'refund_purchase', { purchaseId: back.purchaseId, override: true, reason: 'Ασθένεια' })
    await refused(ask(back), 'no_refund_ground')
    const [one, two] = [await anOldBuyer(), await anOldBuyer()]
    await refused(ask(one, { purchaseId: two.purchaseId }), 'purchase_not_found')
    await refused(ask(one, { purchaseId: 2_000_000_000 }), 'purchase_not_found')
  })

  test('R20 is answered by the refund itself', async () => {
    const mentee = await anOldBuyer('4 months')
    const id = await ask(mentee, { iban })
    await call(admin, 'refund_purchase', { purchaseId: mentee.purchaseId })
    expect(await requestOf(id)).toMatchObject({ granted: true, answeredBy: admin.userId })
    await refused(decline(admin, id), 'already_answered')
    expect(await mailsTo(mentee)).toEqual(['refund_asked', 'refund_requested'])
  })

  test('R20 is declined with a reason, once; then the mentee may ask again', async () => {
    const mentee = await anOldBuyer()
    const id = await ask(mentee)
    await refused(decline(admin, id, ' '), 'reason_missing', 'answer')
    await refused(decline(admin, 2_000_000_000), 'request_not_found')
    await decline(admin, id)
    await refused(decline(admin, id), 'already_answered')
    expect(await mailsTo(mentee)).toEqual(['refund_asked', 'refund_declined'])
    await ask(mentee)
  })

  test('R20 of a concurrent refund and refusal one counts', async () => {
    for (let round = 0; round < 6; round += 1) {
      const mentee = await anOldBuyer('4 months')
      const id = await ask(mentee)
      const acts = [
        () => call(admin, 'refund_purchase', { purchaseId: mentee.purchaseId }),
        () => decline(admin, id),
      ]
      const results = await together(
        owner,
        { purchases: mentee.purchaseId },
        round % 2 ? acts.reverse() : acts,
      )
      const { granted } = await requestOf(id)
      const refunded = await owner`select from data.refunds where purchase_id = ${mentee.purchaseId}`
      expect(refunded).toHaveLength(1)
      expect([
        [['already_answered', 'done'], true],
        [['done', 'done'], false],
      ]).toContainEqual([outcomes(results), granted])
    }
  })
})

describe('the bank account for a refund', () => {
  test.each([
    ['GR16 0110 1250 0000 0001 2300 695', true],
    ['gr1601101250000000012300695', true],
    ['DE89-3704-0044-0532-0130-00', true],
    ['FR14 2004 1010 0505 0001 3M02 606', true],
    ['GR16 0110 1250 0000 0001 2300 696', false],
    ['GR61 0110 1250 0000 0001 2300 695', false],
    ['1601101250000000012300695', false],
    ['GR16', false],
    [`GR16'); drop`, false],
    ['GR!6 0110 1250 0000 0001 2300 695', false],
  ])('%s: %s', async (given, fits) => {
    const mentee = await anOldBuyer()
    if (!fits) return refused(ask(mentee, { iban: given }), 'iban_invalid', 'iban')
    await ask(mentee, { iban: given })
    expect((await accountOf(mentee))!.iban).toBe(given.replaceAll(/[ -]/g, '').toUpperCase())
  })

  test('is in the mentee’s name unless another is given; may be missing; a wrong one refuses the whole act', async () => {
    const mentee = await aMentee({ name: 'Ρέα', surname: 'Σαββίδη' })
    await refused(withdraw(mentee, { iban: 'GR00' }), 'iban_invalid', 'iban')
    expect(await owner`select from data.refunds where purchase_id = ${mentee.purchaseId}`).toHaveLength(0)
    await withdraw(mentee, { iban })
    expect(await accountOf(mentee)).toEqual({ iban: 'GR1601101250000000012300695', holder: 'Ρέα Σαββίδη' })
    const without = await aMentee()
    await withdraw(without)
    expect(await accountOf(without)).toBeUndefined()
  })

  test('can be named or changed by the mentee until the team has sent the money', async () => {
    const mentee = await aMentee()
    const name = (how: object = {}, by: Mentee = mentee) =>
      call(by, 'name_refund_account', {
        purchaseId: mentee.purchaseId,
        iban,
        accountHolder: 'Μαρία Παππά',
        ...how,
      })
    await refused(name(), 'refund_not_found')
    const refundId = await withdraw(mentee)
    await refused(name({ iban: '' }), 'iban_invalid', 'iban')
    await refused(name({}, await aMentee()), 'purchase_not_found')
    await name()
    await name({ iban: 'DE89370400440532013000', accountHolder: ' ' })
    expect(await accountOf(mentee)).toEqual({ iban: 'DE89370400440532013000', holder: 'Άννα Παππά' })
    await settle(refundId)
    await refused(name(), 'refund_not_found')
  })

  test('is erased with the user, like the request and its text', async () => {
    const mentee = await anOldBuyer()
    const id = await ask(mentee, { iban })
    await call(mentee, 'erase_me')
    expect(await accountOf(mentee)).toBeUndefined()
    expect(await requestOf(id)).toMatchObject({ text: '—', granted: false })
  })

  test('stays after an erasure while a refund has to be sent to it, and is deleted when it was', async () => {
    const mentee = await aMentee()
    const refundId = await withdraw(mentee, { iban })
    await call(mentee, 'erase_me')
    expect((await accountOf(mentee))!.iban).toBe('GR1601101250000000012300695')
    await settle(refundId)
    expect(await accountOf(mentee)).toBeUndefined()
  })
})

describe('a mentee’s refunds', () => {
  test('are visible to the mentee, with their stage', async () => {
    const mentee = await aMentee()
    const refundId = await withdraw(mentee)
    const own = () => list(mentee, 'own_refunds')
    expect(await own()).toMatchObject([
      {
        refundId,
        purchaseId: mentee.purchaseId,
        amountCents: 6200,
        ground: 'withdrawal',
        method: 'deposit',
        stage: 'to_send',
      },
    ])
    await refused(settle(refundId, ' '), 'reference_missing', 'externalRef')
    await settle(refundId, ' TR-9 ')
    expect(await own()).toMatchObject([{ stage: 'done' }])
    expect(await list(await aMentee(), 'own_refunds')).toEqual([])
    const other = await withdraw(await aMentee())
    await refused(settle(other, 'TR-9'), 'reference_used', 'externalRef')
  })

  test('two concurrent transfers with one reference: only one is recorded', async () => {
    const [one, two] = [await withdraw(await aMentee()), await withdraw(await aMentee())]
    const other = await anAdmin()
    const results = await together(owner, (sql) => sql`lock table data.refunds in share mode`, [
      () => settle(one, 'TR-TWICE'),
      () => settle(two, 'TR-TWICE', other),
    ])
    expect(outcomes(results)).toEqual(['done', 'reference_used'])
  })
})

test.each([
  'IBAN: GR16.0110.1250.0000.0001.2300.695',
  '\u200bGR16\u00a00110 1250-0000-0001-2300-695\u2060',
  'gρ1601101250000000012300695',
  'ΙΒΑΝ ΓΡ16 0110 1250 0000 0001 2300 695',
])('an IBAN as it was copied or typed: %j', async (typed) => {
  const [row] = await owner`select rules.tidy_iban(${typed}) as tidy`
  expect(row!.tidy).toBe('GR1601101250000000012300695')
})
