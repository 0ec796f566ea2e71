import { describe, expect, test } from 'vitest'
import { call, readTable } from '../support/calls'
import { guardian } from '../support/guardians'
import { breaks, outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  anAdmin,
  theAdmin,
  buy,
  confirmPayment,
  packageId,
  prove,
  purchasesOf,
  proofSeenBy,
  purchaseRow,
  partStatuses,
  mailsAbout,
  mailsTo,
} = await openWorld({ breaks: true })

const money = async (purchaseId: number) =>
  (
    await owner`
  select (select array_agg(amount_cents::integer) from data.payments where purchase_id = ${purchaseId}) as payments,
    (select array_agg(amount_cents::integer) from data.ledger_entries where purchase_id = ${purchaseId}) as ledger`
  )[0]!
/** The birthdate of a mentee who turns this many years old in this many days. */
const born = (years: number, inDays: number) =>
  cell<string>(
    owner`select (rules.local_date() + ${inDays}::integer - make_interval(years => ${years}))::date`,
  )

describe('R24 the price', () => {
  test.each([
    ['three_months', 6200, ['mentoring 3 3']],
    ['six_months', 8700, ['mentoring 6 6']],
    ['two_in_one', 27300, ['coaching 2 4', 'mentoring 3 3', 'mentoring 3 3']],
  ] as const)('R24 %s costs %i cents and opens its parts', async (kind, cents, parts) => {
    const mentee = await aMentee({ kind, package: 'awaiting_payment' })
    expect(await purchaseRow(mentee.purchaseId)).toMatchObject({
      priceCents: cents,
      listPriceCents: cents,
      vatPercent: 24,
      currency: 'EUR',
      paidAt: null,
    })
    const rows =
      await owner`select kind, duration_months, minimum_sessions, status from data.parts where purchase_id = ${mentee.purchaseId} order by position`
    expect(rows.map((row) => `${row.kind} ${row.durationMonths} ${row.minimumSessions}`)).toEqual(parts)
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['awaiting_payment']))
    expect(
      await owner`select from private.outbox where key = ${`ordered_by_deposit:${mentee.purchaseId}:${mentee.userId}`}`,
    ).toHaveLength(1)
  })

  test('R24 no price is negative', async () => {
    await breaks(owner`update data.packages set price_cents = -1`, 'packages_price_cents_check')
  })
})

describe('ordering', () => {
  test('R22 requires the terms, an existing package and a mentee', async () => {
    const mentee = await aMentee({ package: 'none' })
    await refused(
      buy(mentee, await packageId('three_months'), { termsAccepted: false }),
      'terms_not_accepted',
      'termsAccepted',
    )
    await refused(buy(mentee, 2_000_000_000), 'package_not_found')
    await refused(buy(await aMentor(), await packageId('three_months')), 'role_not_held')
    await refused(buy(await theAdmin(), await packageId('three_months')), 'raw 42501')
    expect(await purchasesOf(mentee)).toEqual([])
  })

  test('an order needs no express request to begin; one that comes with it is kept with time and version, and printed in the mail', async () => {
    const [mentee, id] = [await aMentee({ package: 'none' }), await packageId('three_months')]
    const without = await buy(await aMentee({ package: 'none' }), id, { beginRequested: false })
    expect(await purchaseRow(without)).toMatchObject({ beginRequestedAt: null, termsVersion: null })
    const purchase = await buy(mentee, id)
    const first = await purchaseRow(purchase)
    expect(first).toMatchObject({ beginRequestedAt: expect.any(Date) as Date, termsVersion: 1 })
    expect(await buy(mentee, id)).toBe(purchase)
    expect(await purchaseRow(purchase)).toEqual(first)
    expect(await mailsTo(mentee, 'ordered_by_deposit')).toMatchObject([
      { termsVersion: 1, beginRequestedAt: expect.any(String) as string },
    ])
    await breaks(
      owner`update data.purchases set terms_version = null where id = ${purchase}`,
      'purchases_terms_of_request',
    )
  })

  test('an unpaid order is returned again, also for five concurrent clicks', async () => {
    const [mentee, id] = [await aMentee({ package: 'none' }), await packageId('six_months')]
    const results = await together(
      owner,
      { mentees: mentee.id },
      Array.from({ length: 5 }, () => () => buy(mentee, id)),
    )
    expect(outcomes(results)).toEqual(Array(5).fill('done'))
    expect(await purchasesOf(mentee)).toHaveLength(1)
    expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
    expect(await buy(mentee, await packageId('three_months'))).not.toBe(
      (results[0] as PromiseFulfilledResult<number>).value,
    )
  })

  test('R21 below eighteen an order needs a guardian; from the birthday on it does not', async () => {
    const young = await aMentee({ package: 'none', birthdate: await born(18, 1) })
    const id = await packageId('three_months')
    for (const missing of [
      {},
      { ...guardian, guardianName: undefined },
      { ...guardian, guardianName: ' ' },
      { ...guardian, guardianEmail: undefined },
      { ...guardian, guardianEmail: ' ' },
      { ...guardian, guardianConsented: undefined },
    ]) {
      await refused(buy(young, id, missing), 'guardian_needed', 'guardianName')
    }
    expect(await purchaseRow(await buy(young, id, guardian))).toMatchObject({
      guardianName: 'Μάρω Νέου',
      guardianEmail: 'maro@family.example',
      guardianConsentedAt: null,
    })
    const grown = await buy(await aMentee({ package: 'none', birthdate: await born(18, 0) }), id, guardian)
    expect(await purchaseRow(grown)).toMatchObject({ guardianName: null, guardianEmail: null })
  })
})

describe('the mentor that the mentee had in mind', () => {
  test('is stored with the order until it is paid; an unknown mentor is stored as none', async () => {
    const [mentee, mentor, hidden] = [
      await aMentee({ package: 'none' }),
      await aMentor({ name: 'Δανάη' }),
      await aMentor({ status: 'inactive' }),
    ]
    const id = await packageId('three_months')
    const wanted = async () => (await purchasesOf(mentee))[0]!.wantedMentor
    const order = (wantedMentorId?: number) => buy(mentee, id, { wantedMentorId })
    await order(2_000_000_000)
    expect(await wanted()).toBeNull()
    await order(mentor.id)
    await order()
    expect(await wanted()).toEqual({ id: mentor.id, name: 'Δανάη Παππά', latin: null })
    await order(hidden.id)
    expect(await wanted()).toBeNull()
    await order(mentor.id)
    const purchaseId = (await purchasesOf(mentee))[0]!.id
    await confirmPayment(await theAdmin(), purchaseId)
    expect((await purchasesOf(mentee))[0]).toMatchObject({
      status: 'paid',
      nextKind: 'mentoring',
      wantedMentor: { id: mentor.id },
    })

    await owner`update data.users set latin_name = 'Danae Pappa' where id = ${mentor.userId}`
    await owner`select rules.refresh_mentor_card(${mentor.id})`
    const [shown] = await purchasesOf({ ...mentee, viewer: { ...mentee.viewer, language: 'fr' } })
    expect(shown!.wantedMentor).toMatchObject({ name: 'Danae Pappa' })

    // The mail names the mentor while she can be asked at the moment it leaves.
    const mail = () =>
      cell(owner`
        select rules.mail_content(content) from private.outbox where kind = 'paid' and to_user_id = ${mentee.userId}`)
    expect(await mail()).toMatchObject({ wanted: { mentorId: mentor.id, mentor: 'Δανάη Παππά' } })
    await owner`update data.mentors set status = 'inactive' where id = ${mentor.id}`
    expect(await mail()).not.toHaveProperty('wanted')
    expect(await mail()).not.toHaveProperty('wantedMentorId')
  })

  test('is not named while the next part is coaching and she offers none', async () => {
    const mentee = await aMentee({ package: 'none' })
    const [coach, mentor] = [
      await aMentor({ offersCoaching: true }),
      await aMentor({ offersCoaching: false }),
    ]
    for (const wanted of [mentor, coach]) {
      await buy(mentee, await packageId('two_in_one'), { wantedMentorId: wanted.id })
      const [purchase] = await purchasesOf(mentee)
      expect(purchase!.wantedMentor?.id).toBe(wanted === coach ? coach.id : undefined)
    }
  })
})

describe('R25 marking as paid', () => {
  test('R25 opens the parts, writes the payment, the ledger and who confirmed it, and mails the mentee', async () => {
    const admin = await anAdmin()
    const mentee = await aMentee({ kind: 'two_in_one', package: 'awaiting_payment' })
    await confirmPayment(admin, mentee.purchaseId)
    expect(await partStatuses(mentee)).toEqual(['paid', 'paid', 'paid'])
    expect(await money(mentee.purchaseId)).toEqual({ payments: [27300], ledger: [27300] })
    const [payment] =
      await owner`select method, recorded_by from data.payments where purchase_id = ${mentee.purchaseId}`
    expect(payment).toEqual({ method: 'deposit', recordedBy: admin.userId })
    const [line] =
      await owner`select actor, actor_user_id from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'paid'`
    expect(line).toEqual({ actor: 'admin', actorUserId: admin.userId })
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual(['paid'])
  })

  test('R25 twice changes nothing more, nor does four times concurrently', async () => {
    const [admin, mentee] = [await theAdmin(), await aMentee({ package: 'awaiting_payment' })]
    const results = await together(
      owner,
      { purchases: mentee.purchaseId },
      Array.from({ length: 4 }, () => () => confirmPayment(admin, mentee.purchaseId)),
    )
    expect(outcomes(results)).toEqual(['done', 'done', 'done', 'done'])
    const { paidAt } = await purchaseRow(mentee.purchaseId)
    await confirmPayment(admin, mentee.purchaseId)
    expect(await purchaseRow(mentee.purchaseId)).toMatchObject({ paidAt })
    expect(await money(mentee.purchaseId)).toEqual({ payments: [6200], ledger: [6200] })
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual(['paid'])
  })

  test('R25 only for an existing purchase that is not closed', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await refused(confirmPayment(await theAdmin(), 2_000_000_000), 'purchase_not_found')
    await owner`update data.purchases set cancelled_at = now() where id = ${mentee.purchaseId}`
    await refused(confirmPayment(await theAdmin(), mentee.purchaseId), 'purchase_closed')
  })

  test('the ledger and the history are insert-only, for every role', async () => {
    await aMentee()
    for (const table of ['ledger_entries', 'history']) {
      await refused(owner`update ${owner(`data.${table}`)} set at = now()`, 'insert_only')
      await refused(owner`delete from ${owner(`data.${table}`)}`, 'insert_only')
      await refused(owner`truncate ${owner(`data.${table}`)}`, 'insert_only')
    }
  })

  test('an erasure removes reasons from the history, and nothing else', async () => {
    await aMentee()
    const erasing = (change: string) =>
      owner.begin(async (sql) => {
        await sql`select set_config('app.erasing', 'on', true)`
        await sql.unsafe(`update data.history set ${change}`)
      })
    for (const change of [
      `reason = 'άλλο'`,
      `reason = null, event = 'άλλο'`,
      'reason = null, actor_user_id = null',
      'at = now()',
    ]) {
      await refused(erasing(change), 'insert_only')
    }
    await refused(owner`update data.history set reason = null`, 'insert_only')
    await refused(owner`delete from data.history`, 'insert_only')
    await erasing('reason = null')
  })

  test('of the ids at the bank and at Stripe, the team reads the last six characters and the mentee none', async () => {
    const [mentee, admin] = [await aMentee({ package: 'awaiting_payment' }), await theAdmin()]
    await confirmPayment(admin, mentee.purchaseId)
    await owner`update data.payments set external_ref = 'pi_3QabcdefGHIJKL' where purchase_id = ${mentee.purchaseId}`
    const seen = async (who: typeof admin) =>
      (await readTable(who, 'payments')).find((row) => row.purchaseId === mentee.purchaseId)!
    expect(await seen(admin)).toMatchObject({ referenceEnd: 'GHIJKL', recordedBy: admin.userId })
    expect(JSON.stringify(await seen(admin))).not.toContain('pi_3')
    expect(Object.keys(await seen(mentee)).sort()).toEqual([
      'amountCents',
      'currency',
      'id',
      'method',
      'paidAt',
      'paidOn',
      'purchaseId',
      'surplus',
      'takenBack',
    ])
    expect(JSON.stringify(await call(mentee, 'export_my_data'))).not.toMatch(/pi_3|GHIJKL/)
  })
})

describe('R27 the proof of a deposit', () => {
  test('R27 is visible to its mentee and admins only', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await prove(mentee, mentee.purchaseId)
    const proofId = (await purchasesOf(mentee))[0]!.proofs[0]!.id
    expect(await proofSeenBy(mentee, proofId)).toMatchObject({
      fileName: 'katathesi.pdf',
      mime: 'application/pdf',
    })
    expect(await proofSeenBy(await theAdmin(), proofId)).toBeDefined()
    for (const stranger of [await aMentee({ package: 'none' }), await aMentor()])
      expect(await proofSeenBy(stranger, proofId)).toBeUndefined()
    expect(await mailsAbout('purchaseId', mentee.purchaseId)).toEqual(['proof_received'])
  })

  test('R27 may be as large as data.constants says, not larger', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const send = (bytes: number) =>
      call(mentee, 'send_proof', {
        purchaseId: mentee.purchaseId,
        fileName: 'proof.pdf',
        mime: 'application/pdf',
        bytes: Buffer.alloc(bytes),
      })
    const limit = await cell<number>(owner`select proof_bytes from data.constants`)
    await owner`update data.constants set proof_bytes = 1000`
    try {
      await refused(send(1001), 'file_too_large', 'proof')
      await send(1000)
    } finally {
      await owner`update data.constants set proof_bytes = ${limit}`
    }
  })

  test('R27 only for the mentee’s own unpaid purchase, at most five', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await refused(prove(await aMentee({ package: 'none' }), mentee.purchaseId), 'purchase_not_found')
    for (let file = 0; file < 4; file += 1) await prove(mentee, mentee.purchaseId)
    const results = await together(owner, { purchases: mentee.purchaseId }, [
      () => prove(mentee, mentee.purchaseId),
      () => prove(mentee, mentee.purchaseId),
    ])
    expect(outcomes(results)).toEqual(['done', 'too_many_files'])
    await confirmPayment(await theAdmin(), mentee.purchaseId)
    await refused(prove(mentee, mentee.purchaseId), 'already_paid')
  })
})
