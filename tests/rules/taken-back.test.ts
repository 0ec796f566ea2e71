// A confirmation under the wrong name, or of a wrong amount, is taken back: the ledger keeps every line, the order waits again.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, anAdmin, theAdmin, partStatuses, ledgerOf, mailsTo, flagsOf, runJob } = world
const admin = await theAdmin()

let transfers = 0
const aTransfer = () => `TB-${(transfers += 1)}`
const anOrder = () => aMentee({ package: 'awaiting_payment' })
const confirm = ({ purchaseId }: Mentee) =>
  call<boolean>(admin, 'mark_paid', { purchaseId, seenAtBank: true })
const book = ({ purchaseId }: Mentee, amountCents: number, externalRef = aTransfer()) =>
  call(admin, 'book_deposit', { purchaseId, externalRef, amountCents, sure: true })
const takeBack = ({ purchaseId }: Mentee, more: object = {}, by: Woman = admin) =>
  call(by, 'take_back_confirmation', { purchaseId, reason: 'Η κατάθεση ήταν άλλης.', ...more })
const order = async ({ purchaseId }: Mentee) => {
  const [row] = await owner<{ paid: boolean; closed: boolean; keptUntil: string }[]>`
    select paid_at is not null as paid, cancelled_at is not null as closed, rules.order_kept_until(u)::text as kept_until
    from data.purchases u where id = ${purchaseId}`
  return row!
}

describe('R25 a confirmation that was wrong', () => {
  test('is a line against the first one; the order waits again, with its days from now, and she is told', async () => {
    const mentee = await anOrder()
    await owner`update data.purchases set purchased_at = now() - interval '10 days' where id = ${mentee.purchaseId}`
    await confirm(mentee)
    await takeBack(mentee)
    expect(await ledgerOf(mentee)).toEqual([6200, -6200])
    expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
    const days = await cell<number>(owner`select order_days from data.constants`)
    expect(await order(mentee)).toEqual({
      paid: false,
      closed: false,
      keptUntil: await world.dayIn(days),
    })
    expect(await mailsTo(mentee, 'confirmation_taken_back')).toMatchObject([
      { cents: 6200, orderWaits: true },
    ])
    expect(
      await cell(owner`
        select reason from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId}
          and event = 'confirmation_taken_back'`),
    ).toBe('Η κατάθεση ήταν άλλης.')
    await refused(call(mentee, 'request_mentoring', request(await aMentor())), 'payment_not_confirmed')
  })

  test('is paid anew by the right money, with its mail, and can be taken back again', async () => {
    const mentee = await anOrder()
    for (let turn = 1; turn <= 2; turn += 1) {
      expect(await confirm(mentee)).toBe(true)
      expect(await mailsTo(mentee, 'paid')).toHaveLength(turn)
      await takeBack(mentee)
    }
    await book(mentee, 6200)
    expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200, -6200, 6200])
    expect(await partStatuses(mentee)).toEqual(['paid'])
  })

  test('lapses after its new days, reminded anew', async () => {
    const mentee = await anOrder()
    await owner`update data.purchases set purchased_at = now() - interval '40 days' where id = ${mentee.purchaseId}`
    await confirm(mentee)
    await takeBack(mentee)
    await runJob('lapse_orders')
    await runJob('remind_orders')
    expect(await order(mentee)).toMatchObject({ closed: false })
    expect(await mailsTo(mentee, 'order_waiting')).toHaveLength(0)
    await owner`update data.purchases set waits_since = now() - interval '2 days' where id = ${mentee.purchaseId}`
    await runJob('remind_orders')
    expect(await mailsTo(mentee, 'order_waiting')).toHaveLength(1)
    await owner`update data.purchases set waits_since = now() - interval '40 days' where id = ${mentee.purchaseId}`
    await runJob('lapse_orders')
    expect(await order(mentee)).toMatchObject({ closed: true })
  })

  test('takes back parts, and a surplus with its flag; the transfers can be booked again', async () => {
    const mentee = await anOrder()
    const [first, second] = [aTransfer(), aTransfer()]
    await book(mentee, 3000, first)
    await book(mentee, 613_200, second)
    expect(await flagsOf(mentee)).toEqual(['paid_too_much'])
    await takeBack(mentee)
    expect(await ledgerOf(mentee)).toEqual([3000, 3200, 610_000, -6200, -610_000])
    expect(
      await owner`select from data.payment_flags where purchase_id = ${mentee.purchaseId} and settled_at is null`,
    ).toHaveLength(0)
    await book(mentee, 3000, first)
    await book(mentee, 3201, second)
    expect(await partStatuses(mentee)).toEqual(['paid'])
    // The surplus of one cent is flagged as anew.
    expect(
      await column(owner`
        select problem from data.payment_flags where purchase_id = ${mentee.purchaseId} and settled_at is null`),
    ).toEqual(['paid_too_much'])
  })

  test('a part is taken back, and its order waits for all of it', async () => {
    const mentee = await anOrder()
    await book(mentee, 3000)
    await takeBack(mentee)
    expect(await ledgerOf(mentee)).toEqual([3000, -3000])
    expect(await confirm(mentee)).toBe(true)
  })

  test('of a half price waits for the half again, and keeps the award', async () => {
    const mentee = await aMentee({ package: 'none' })
    const purchaseId = await world.anAward(mentee, 'partial_50')
    const half = { ...mentee, purchaseId }
    await confirm(half)
    await takeBack(half)
    expect(await order(half)).toMatchObject({ paid: false, closed: false })
    expect(
      await owner`select from data.awards where mentee_id = ${mentee.id} and withdrawn_at is null`,
    ).toHaveLength(1)
  })

  test('beside a newer order of the same package, or of an erased mentee, the order is closed', async () => {
    const [again, gone] = [await anOrder(), await anOrder()]
    await confirm(again)
    await confirm(gone)
    await world.buy(again, 1)
    await takeBack(again)
    expect(await order(again)).toMatchObject({ paid: false, closed: true })
    expect(await mailsTo(again, 'confirmation_taken_back')).toMatchObject([{ orderWaits: false }])
    await call(gone, 'erase_me')
    await takeBack(gone)
    expect(await order(gone)).toMatchObject({ paid: false, closed: true })
  })
})

const request = ({ id }: { id: number }) => ({ mentorId: id, message: 'Θα ήθελα πολύ τη βοήθειά σου.' })

describe('it is refused', () => {
  test('without a reason, by others than a treasurer, of her own, and where nothing was confirmed', async () => {
    const mentee = await anOrder()
    await refused(takeBack(mentee), 'nothing_confirmed')
    await confirm(mentee)
    await refused(takeBack(mentee, { reason: ' ' }), 'reason_missing')
    await refused(takeBack(mentee, {}, await anAdmin({ right: 'coordinator' })), 'right_not_held')
    const free = await aMentee({ package: 'none' })
    await refused(
      takeBack({ ...free, purchaseId: await world.anAward(free, 'full_3m') }),
      'nothing_confirmed',
    )
  })

  test('while a request waits, and once a pair began', async () => {
    const [mentee, mentor] = [await anOrder(), await aMentor()]
    await confirm(mentee)
    const requestId = await call<number>(mentee, 'request_mentoring', request(mentor))
    await refused(takeBack(mentee), 'confirmation_requested')
    await call(mentor, 'approve_mentorship_request', { requestId })
    await refused(takeBack(mentee), 'confirmation_used')
  })

  test('but not after a request that led nowhere', async () => {
    const [mentee, mentor] = [await anOrder(), await aMentor()]
    await confirm(mentee)
    const requestId = await call<number>(mentee, 'request_mentoring', request(mentor))
    await call(mentee, 'withdraw_request', { requestId })
    await takeBack(mentee)
    expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
  })

  test('while a tax document stands, until a credit document takes it back', async () => {
    const mentee = await anOrder()
    await confirm(mentee)
    const issuedOn = await world.dayIn(0)
    const enter = (kind: string, number: number) =>
      call(admin, 'enter_document', {
        purchaseId: mentee.purchaseId,
        kind,
        series: 'ΑΝ',
        number,
        issuedOn,
        mark: String(400_003_000_000_000 + number),
        amountCents: 6200,
      })
    await enter('retail', 1)
    await refused(takeBack(mentee), 'confirmation_documented')
    await enter('retail_credit', 2)
    await takeBack(mentee)
    expect(
      await cell(owner`select undocumented_since from data.purchases where id = ${mentee.purchaseId}`),
    ).toBeNull()
  })

  test('once money of it goes back', async () => {
    const mentee = await anOrder()
    await confirm(mentee)
    await call(admin, 'refund_purchase', { purchaseId: mentee.purchaseId, reason: 'λάθος', override: true })
    await refused(takeBack(mentee), 'confirmation_refunded')
  })

  test('while a refund is asked for', async () => {
    const mentee = await anOrder()
    await confirm(mentee)
    // A withdrawal asks nobody.
    await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
    await call(mentee, 'ask_refund', { purchaseId: mentee.purchaseId, text: 'Δεν μπορώ πια.' })
    await refused(takeBack(mentee), 'confirmation_refunded')
  })

  test('from a page that is older than the money', async () => {
    const mentee = await anOrder()
    await confirm(mentee)
    const seenEntry = await cell<number>(owner`
      select max(id) from data.ledger_entries where purchase_id = ${mentee.purchaseId}`)
    await takeBack(mentee, { seenEntry })
    // The same click again changes nothing.
    await takeBack(mentee, { seenEntry })
    await book(mentee, 6200)
    await refused(takeBack(mentee, { seenEntry }), 'money_moved')
    expect(await ledgerOf(mentee)).toEqual([6200, -6200, 6200])
  })
})

test('at the same time as a request, a refund, a document or a confirmation one of the two holds', async () => {
  const others: Record<string, (mentee: Mentee) => Promise<unknown>> = {
    request: async (mentee) => call(mentee, 'request_mentoring', request(await aMentor())),
    refund: ({ purchaseId }) =>
      call(admin, 'refund_purchase', { purchaseId, reason: 'λάθος', override: true }),
    confirm,
    takeBack: (mentee) => takeBack(mentee),
  }
  for (const [name, other] of Object.entries(others)) {
    for (let turn = 0; turn < 4; turn += 1) {
      const mentee = await anOrder()
      await confirm(mentee)
      await together(owner, { mentees: mentee.id }, [() => takeBack(mentee), () => other(mentee)])
      const sum = (await ledgerOf(mentee)).reduce((total, cents) => total + cents, 0)
      const { paid } = await order(mentee)
      expect([name, paid ? sum : 0]).toEqual([name, paid ? 6200 : sum])
    }
  }
})

test('the signs kept of a transfer are those by which it is looked for, however odd its reference', async () => {
  const mentee = await anOrder()
  await confirm(mentee)
  const odd = ['ft 26-01/ΑΒ', 'ﬁ№１２', 'ΡΟΥΧΑ ΥΨ', 'αβγ άέή', 'é è ß ı İ', 'a\u0301', '🙂 9', 'ΟοОо0']
  await owner
    .begin(async (sql) => {
      await sql`
        insert into data.transfers (purchase_id, payment_id, reference, amount_cents)
        select p.purchase_id, p.id, typed || ' ' || number, 1
        from data.payments p, unnest(${odd}::text[]) with ordinality as given (typed, number)
        where p.purchase_id = ${mentee.purchaseId}`
      const other = await sql`select reference from data.transfers where signs <> rules.code_signs(reference)`
      expect(other).toEqual([])
      throw new Error('undo')
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error
    })
})
