// Long: R21, the order of a minor until the guardian, another person with another address, has confirmed it.
import { describe, expect, test } from 'vitest'
import { call, callSignIn, list, readTable } from '../support/calls'
import { cardsOf } from '../support/cards'
import { checkoutsOf } from '../support/checkouts'
import { clearMentor, guardian, guardiansOf } from '../support/guardians'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, buy, cancel, confirmPayment, prove, send, runJob } = world
const { purchasesOf, partStatuses, flagsOf, packageId, anAward } = world
const { open, paid, settle } = checkoutsOf(world)
const { openCheckout } = cardsOf(world)
const { bornYearsAgo, mailsTo, linkOf, answer, oneMinuteLater, guardianConfirms, guardianObjects } =
  guardiansOf(owner)
const admin = await theAdmin()
const [three, six] = [await packageId('three_months'), await packageId('six_months')]
const minors = await bornYearsAgo(18, 1)
await owner`update data.constants set full_scholarships_a_year = 100, partial_scholarships_a_year = 100`

async function aClearedMentor() {
  const mentor = await aMentor()
  await clearMentor(admin, mentor.id, await bornYearsAgo(0))
  return mentor
}
const aMinor = (more = {}) => aMentee({ package: 'none', birthdate: minors, ...more })
/** A minor with an order that waits for her guardian, and the guardian's link. */
async function waiting(order = {}): Promise<Mentee & { token: string }> {
  const mentee = await aMinor()
  const purchaseId = await buy(mentee, three, { ...guardian, ...order })
  const partIds = await column<number>(owner`select id from data.parts where purchase_id = ${purchaseId}`)
  return { ...mentee, purchaseId, partIds, token: await linkOf(purchaseId) }
}
/** A mentee whose age was learnt after the payment. */
async function paidMinor() {
  const mentee = await aMentee()
  await owner`update data.users set birthdate = ${minors} where id = ${mentee.userId}`
  return mentee
}
const comesOfAge = async ({ userId }: Woman) =>
  owner`update data.users set birthdate = ${await bornYearsAgo(18)} where id = ${userId}`
const orderedAgo = (purchaseId: number, days: number) => owner`
  update data.purchases set purchased_at = now() - make_interval(days => ${days}) where id = ${purchaseId}`
const name = (mentee: Woman, more = {}) => call<boolean>(mentee, 'name_guardian', { ...guardian, ...more })
const link = async (token: string) => (await callSignIn('auth_guardian_link', { token }))[0]
const row = async (id: number) => (await owner`select * from data.purchases where id = ${id}`)[0]!
const kinds = async ({ userId }: Woman) =>
  (await owner`select kind, content from private.outbox where to_user_id = ${userId} order by id`).map(
    ({ kind, content }) => [kind, content.guardianOutcome ?? content.guardian].filter(Boolean).join(' '),
  )
const obstacle = async (mentee: Woman) => (await purchasesOf(mentee))[0]!.guardianObstacle

describe('R21 the guardian is another person', () => {
  test.each([
    ['Ανθή Λάγου'],
    ['ΑΝΘΗ ΛΑΓΟΥ'],
    [' λαγου  ανθη '],
    ['ΑνθήΛάγου'],
    ['Ανθή-Λάγου'],
    ['Anthi Lagou'],
    ['LAGOU, anthi'],
  ])('R21 her own name is refused: %s', async (guardianName) => {
    const mentee = await aMinor({ name: 'Ανθή', surname: 'Λάγου' })
    await refused(buy(mentee, three, { ...guardian, guardianName }), 'guardian_own_name', 'guardianName')
  })

  test('R21 also of who spells herself in Latin letters; her mother with the same surname is not she', async () => {
    const mentee = await aMinor({ name: 'Zoé', surname: 'Lagou' })
    await refused(
      buy(mentee, three, { ...guardian, guardianName: 'ΖΟΕ ΛΑΓΟΥ' }),
      'guardian_own_name',
      'guardianName',
    )
    await buy(mentee, three, { ...guardian, guardianName: 'Ευτυχία Λάγου' })
  })

  test('R21 her own address is refused, in any case, with an addition, and the one that she is changing to', async () => {
    const mentee = await aMinor({ email: 'anthi@family.example' })
    await owner`
      insert into private.email_changes (user_id, email, token_hash, expires_at)
      values (${mentee.userId}, 'anthi.new@family.example', sha256('x'), now() + interval '1 day')`
    for (const guardianEmail of [
      'anthi@family.example',
      ' ANTHI@Family.example ',
      'anthi+mama@family.example',
      'Anthi.New@family.example',
    ]) {
      const own = { ...guardian, guardianEmail }
      await refused(buy(mentee, three, own), 'guardian_email_refused', 'guardianEmail')
      await refused(name(mentee, own), 'guardian_email_refused', 'guardianEmail')
    }
    expect(await purchasesOf(mentee)).toEqual([])
  })

  test('R21 an address that became hers meanwhile confirms nothing', async () => {
    const mentee = await waiting({ guardianEmail: 'soon-hers@family.example' })
    await owner`update data.users set email = 'soon-hers@family.example' where id = ${mentee.userId}`
    await refused(guardianConfirms(mentee.purchaseId), 'guardian_email_refused')
    expect(await obstacle(mentee)).toBe('guardian_not_confirmed')
    await guardianObjects(mentee.purchaseId)
  })
})

describe('R21 an order waits', () => {
  test('R21 the guardian is written to at once, with what was ordered; the mentee gets no bank details', async () => {
    const mentee = await waiting()
    const [mail] = await mailsTo(mentee.purchaseId)
    expect(mail).toMatchObject({
      toEmail: 'maro@family.example',
      content: { name: '', mentee: 'Άννα Παππά', cents: 6200, package: { gr: expect.any(String) } },
    })
    expect(await row(mentee.purchaseId)).toMatchObject({
      guardianName: 'Μάρω Νέου',
      guardianEmail: 'maro@family.example',
      guardianConsentedAt: null,
    })
    expect(await kinds(mentee)).toEqual(['guardian_asked', 'guardian_awaited asked'])
    const stored = await cell<Buffer>(
      owner`select token_hash from private.tokens where purchase_id = ${mentee.purchaseId}`,
    )
    expect(stored.toString('hex')).not.toBe(mail!.content.token)
  })

  test('R21 no card payment, no proof, no confirmed deposit before the answer; then all of it', async () => {
    const mentee = await waiting()
    await refused(open(mentee, mentee.purchaseId), 'guardian_not_confirmed')
    await refused(prove(mentee, mentee.purchaseId), 'guardian_not_confirmed')
    await refused(confirmPayment(admin, mentee.purchaseId), 'guardian_not_confirmed')
    expect(await list(admin, 'mark_paid_obstacles', { purchaseIds: [mentee.purchaseId] })).toMatchObject([
      { obstacle: 'guardian_not_confirmed' },
    ])
    expect(await obstacle(mentee)).toBe('guardian_not_confirmed')
    await guardianConfirms(mentee.purchaseId)
    expect(await obstacle(mentee)).toBe(null)
    expect(await kinds(mentee)).toContain('guardian_outcome pay')
    await prove(mentee, mentee.purchaseId)
    expect(await confirmPayment(admin, mentee.purchaseId)).toBe(true)
    await send(mentee, await aClearedMentor())
  })

  test('R21 a card payment that comes all the same is taken, and nothing starts on it', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const checkout = await openCheckout(mentee)
    await owner`update data.users set birthdate = ${minors} where id = ${mentee.userId}`
    await settle(paid(checkout, { paymentIntent: `pi_minor_${mentee.id}` }))
    const mentor = await aClearedMentor()
    await refused(send(mentee, mentor), 'guardian_needed')
    await name(mentee)
    await refused(send(mentee, mentor), 'guardian_not_confirmed')
    const match = { partId: mentee.partIds[0], mentorId: mentor.id }
    await refused(call(admin, 'create_mentorship', match), 'guardian_not_confirmed')
    await guardianConfirms(mentee.purchaseId)
    expect(await kinds(mentee)).toContain('guardian_outcome begin')
    await send(mentee, mentor)
  })

  test('R21 a deposit that comes all the same is booked, and nothing starts on it', async () => {
    const mentee = await waiting()
    const book = (externalRef: string, amountCents: number) =>
      call(admin, 'book_deposit', { purchaseId: mentee.purchaseId, externalRef, amountCents, sure: true })
    await book('RF-MINOR-1', 4000)
    expect(await partStatuses(mentee)).toEqual(['awaiting_payment'])
    await book('RF-MINOR-2', 2200)
    expect(await partStatuses(mentee)).toEqual(['paid'])
    const mentor = await aClearedMentor()
    await refused(send(mentee, mentor), 'guardian_not_confirmed')
    await guardianConfirms(mentee.purchaseId)
    await send(mentee, mentor)
  })

  test('R21 a part of the price that came before an objection is flagged, to be refunded', async () => {
    const mentee = await waiting()
    await call(admin, 'book_deposit', {
      purchaseId: mentee.purchaseId,
      externalRef: 'RF-MINOR-3',
      amountCents: 4000,
    })
    await guardianObjects(mentee.purchaseId)
    expect(await flagsOf(mentee)).toEqual(['paid_in_part'])
  })

  test('R21 two orders, two links: each answer is about its own', async () => {
    const mentee = await waiting()
    const other = await buy(mentee, six, guardian)
    await guardianConfirms(mentee.purchaseId)
    await refused(confirmPayment(admin, other), 'guardian_not_confirmed')
    await guardianObjects(other)
    expect((await row(mentee.purchaseId)).cancelledAt).toBe(null)
    expect(await confirmPayment(admin, mentee.purchaseId)).toBe(true)
  })

  test('R21 a free package waits too: nobody is asked of whom the mentee does not name, and nothing starts', async () => {
    const mentee = await aMinor()
    const purchaseId = await anAward(mentee, 'full_3m')
    const [mail] = await owner`select content from private.outbox where to_user_id = ${mentee.userId}`
    expect(mail!.content).toMatchObject({ guardianNeeded: true })
    expect(await mailsTo(purchaseId)).toEqual([])
    const mentor = await aClearedMentor()
    await refused(send(mentee, mentor), 'guardian_needed')
    await name(mentee)
    await refused(send(mentee, mentor), 'guardian_not_confirmed')
    await guardianConfirms(purchaseId)
    await send(mentee, mentor)
  })

  test('R21 and one at half price: the mentee names the guardian when she orders it', async () => {
    const mentee = await aMinor()
    const purchaseId = await anAward(mentee, 'partial_50')
    await refused(prove(mentee, purchaseId), 'guardian_needed')
    await refused(confirmPayment(admin, purchaseId), 'guardian_not_confirmed')
    expect(await buy(mentee, three, guardian)).toBe(purchaseId)
    await refused(confirmPayment(admin, purchaseId), 'guardian_not_confirmed')
    await guardianConfirms(purchaseId)
    await confirmPayment(admin, purchaseId)
  })

  test('R21 who comes of age needs no guardian: the order goes on, the link says so, and the named one is forgotten', async () => {
    const mentee = await waiting()
    await comesOfAge(mentee)
    expect(await obstacle(mentee)).toBe(null)
    expect(await link(mentee.token)).toMatchObject({ state: 'of_age', mentee: null, guardianEmail: null })
    await refused(answer(mentee.token, false), 'answer_not_awaited')
    await confirmPayment(admin, mentee.purchaseId)
    expect(await row(mentee.purchaseId)).toMatchObject({ guardianName: null, guardianEmail: null })
  })

  test('R21 reminders say for what it waits; it lapses like any order, and both are told', async () => {
    const mentee = await waiting()
    await orderedAgo(mentee.purchaseId, 10)
    await runJob('remind_orders')
    await orderedAgo(mentee.purchaseId, 15)
    expect(await runJob('lapse_orders')).toBe(1)
    expect(await kinds(mentee)).toEqual([
      'guardian_awaited asked',
      'guardian_awaited asked',
      'guardian_outcome lapsed',
    ])
    expect(await link(mentee.token)).toMatchObject({ state: 'closed', mentee: null, packageNames: null })
    await refused(answer(mentee.token, true), 'answer_not_awaited')
    expect(await row(mentee.purchaseId)).toMatchObject({ guardianName: null, guardianEmail: null })
  })

  test('R21 from the answer on she has all days to pay', async () => {
    const mentee = await waiting()
    await orderedAgo(mentee.purchaseId, 14)
    await guardianConfirms(mentee.purchaseId)
    await orderedAgo(mentee.purchaseId, 20)
    expect(await runJob('lapse_orders')).toBe(0)
    await owner`update data.purchases set guardian_consented_at = now() - interval '15 days' where id = ${mentee.purchaseId}`
    expect(await runJob('lapse_orders')).toBe(1)
  })

  test('R21 nobody is reminded to send a request that cannot be sent yet', async () => {
    const mentee = await paidMinor()
    await owner`update data.purchases set paid_at = now() - interval '7 days' where id = ${mentee.purchaseId}`
    await runJob('remind_mentees')
    expect(await kinds(mentee)).not.toContain('no_request_yet')
  })
})

describe('R21 the guardian objects', () => {
  test('R21 an unpaid order is cancelled, the mentee is told, and the guardian’s data are gone', async () => {
    const mentee = await waiting()
    await answer(mentee.token, false)
    expect(await row(mentee.purchaseId)).toMatchObject({
      cancelledAt: expect.any(Date),
      guardianName: null,
      guardianEmail: null,
    })
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await kinds(mentee)).toEqual(['guardian_awaited asked', 'guardian_outcome cancelled'])
    expect(
      await owner`select from data.mails where to_email = 'maro@family.example'
      and to_user_id = ${mentee.userId}`,
    ).toHaveLength(0)
    expect(await link(mentee.token)).toMatchObject({ state: 'objected', mentee: null, guardianName: null })
    expect(
      await column(owner`
        select event from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId}`),
    ).toEqual(expect.arrayContaining(['guardian_asked', 'guardian_objected', 'cancelled']))
  })

  test('R21 a scholarship goes back to the network, unused', async () => {
    const mentee = await aMinor()
    const purchaseId = await anAward(mentee, 'full_3m')
    await name(mentee)
    await guardianObjects(purchaseId)
    expect(await cell(owner`select withdrawn_at from data.awards where mentee_id = ${mentee.id}`)).toEqual(
      expect.any(Date),
    )
    expect(await partStatuses({ ...mentee, purchaseId })).toEqual(['completed'])
    await anAward(mentee, 'full_3m')
  })

  test('R21 a paid order stays, the team is told, and nothing starts', async () => {
    const mentee = await paidMinor()
    await name(mentee)
    await guardianObjects(mentee.purchaseId)
    expect(await kinds(mentee)).toContain('guardian_outcome team')
    expect(await flagsOf(mentee)).toEqual(['guardian_objected'])
    expect(await obstacle(mentee)).toBe('guardian_objected')
    await refused(send(mentee, await aMentor()), 'guardian_objected')
    await call(admin, 'refund_purchase', { purchaseId: mentee.purchaseId })
    expect(await obstacle(mentee)).toBe(null)
  })
})

describe('R21 the link', () => {
  test('R21 is answered once, ends when the next is sent or its days are over, and nothing else opens it', async () => {
    const mentee = await waiting()
    const first = mentee.token
    await refused(answer('0'.repeat(64), true), 'link_not_valid')
    await refused(callSignIn('auth_confirm_email', { token: first }), 'link_not_valid')
    await oneMinuteLater(mentee.purchaseId)
    expect(await name(mentee)).toBe(true)
    expect(await link(first)).toMatchObject({ state: 'replaced', mentee: null, guardianEmail: null })
    await refused(answer(first, true), 'link_not_valid')
    const second = await linkOf(mentee.purchaseId)
    expect(await link(second)).toMatchObject({ state: 'waiting', mentee: 'Άννα Παππά', priceCents: 6200 })
    await owner`update private.tokens set expires_at = now() where purchase_id = ${mentee.purchaseId}`
    await refused(answer(second, true), 'link_not_valid')
    expect(await link(second)).toMatchObject({ state: 'expired', mentee: null, guardianEmail: null })
    await oneMinuteLater(mentee.purchaseId)
    await name(mentee)
    const third = await linkOf(mentee.purchaseId)
    expect(await link(second)).toMatchObject({ state: 'replaced' })
    await answer(third, true)
    expect(await link(third)).toMatchObject({ state: 'to_pay', mentee: null })
    await refused(answer(third, true), 'answer_not_awaited')
    await refused(answer(third, false), 'answer_not_awaited')
  })

  test('R21 a form that is sent twice asks once; five a day, then tomorrow again', async () => {
    const mentee = await waiting()
    await buy(mentee, three, guardian)
    await name(mentee)
    expect(await mailsTo(mentee.purchaseId)).toHaveLength(1)
    for (const other of ['b', 'c', 'd', 'e']) await name(mentee, { guardianEmail: `${other}@family.example` })
    await refused(name(mentee, { guardianEmail: 'f@family.example' }), 'guardian_asked_often')
    await refused(
      buy(mentee, six, { ...guardian, guardianEmail: 'f@family.example' }),
      'guardian_asked_often',
    )
  })

  test('R21 those of yesterday do not count', async () => {
    const mentee = await waiting()
    await owner`
      insert into data.history (subject, subject_id, event, actor, at)
      select 'purchases', ${mentee.purchaseId}, 'guardian_asked', 'mentee', now() - interval '25 hours' from generate_series(1, 9)`
    await oneMinuteLater(mentee.purchaseId)
    await name(mentee)
  })

  test('R21 the team sends it again: to whom the mentee named, and only while an order waits', async () => {
    const again = (who: Woman, purchaseId: number) => call(who, 'ask_guardian_again', { purchaseId })
    const mentee = await waiting()
    await oneMinuteLater(mentee.purchaseId)
    await again(admin, mentee.purchaseId)
    await refused(answer(mentee.token, true), 'link_not_valid')
    await refused(again(admin, 0), 'purchase_not_found')
    await oneMinuteLater(mentee.purchaseId)
    await call(admin, 'suspend_user', { userId: mentee.userId, reason: 'Απειλή' })
    await refused(again(admin, mentee.purchaseId), 'person_suspended')
    await call(admin, 'lift_suspension', { userId: mentee.userId, reason: 'Λύθηκε' })
    // What was asked before is not sent any more.
    await again(admin, mentee.purchaseId)
    await guardianConfirms(mentee.purchaseId)
    await refused(again(admin, mentee.purchaseId), 'answer_not_awaited')
    await refused(again(admin, (await paidMinor()).purchaseId), 'guardian_not_named')
  })

  test('R21 nobody else’s order is named; who has none that waits is told', async () => {
    const [mentee, other] = [await waiting(), await aMinor()]
    expect(await name(other, { guardianEmail: 'other@family.example' })).toBe(false)
    await refused(name(await aMentor()), 'role_not_held')
    expect((await row(mentee.purchaseId)).guardianEmail).toBe('maro@family.example')
  })

  test('R21 an erasure kills it and deletes the guardian', async () => {
    const mentee = await waiting()
    await call(mentee, 'erase_me')
    expect(await link(mentee.token)).toBe(undefined)
    await refused(answer(mentee.token, true), 'link_not_valid')
    expect(await row(mentee.purchaseId)).toMatchObject({ guardianName: null, guardianEmail: null })
    expect(await owner`select from private.outbox where to_user_id = ${mentee.userId}`).toHaveLength(0)
  })
})

describe('R21 at once', () => {
  const lapse = async (purchaseId: number) => {
    await orderedAgo(purchaseId, 15)
    return runJob('lapse_orders')
  }
  const held = (mentee: Mentee, acts: (() => Promise<unknown>)[]) =>
    together(owner, { users: mentee.userId }, acts)

  test('R21 confirm and object: one of them holds', async () => {
    const mentee = await waiting()
    const results = await held(mentee, [() => answer(mentee.token, true), () => answer(mentee.token, false)])
    expect(outcomes(results)).toEqual(['answer_not_awaited', 'done'])
    const { cancelledAt, guardianConsentedAt } = await row(mentee.purchaseId)
    expect([cancelledAt, guardianConsentedAt].filter(Boolean)).toHaveLength(1)
  })

  test('R21 the same answer twice: one', async () => {
    const mentee = await waiting()
    const results = await held(mentee, [() => answer(mentee.token, true), () => answer(mentee.token, true)])
    expect(outcomes(results)).toEqual(['answer_not_awaited', 'done'])
    expect((await kinds(mentee)).filter((kind) => kind === 'guardian_outcome pay')).toHaveLength(1)
  })

  test.each(['confirm', 'object'])(
    'R21 %s while the mentee cancels: cancelled, whoever came first',
    async (what) => {
      const mentee = await waiting()
      const results = await together(owner, { mentees: mentee.id }, [
        () => answer(mentee.token, what === 'confirm'),
        () => cancel(mentee, mentee.purchaseId),
      ])
      expect(outcomes(results)).toContain('done')
      expect((await row(mentee.purchaseId)).cancelledAt).toEqual(expect.any(Date))
    },
  )

  test('R21 confirm while the order lapses: kept for its days, or gone', async () => {
    const mentee = await waiting()
    const results = await together(owner, { purchases: mentee.purchaseId }, [
      () => answer(mentee.token, true),
      () => lapse(mentee.purchaseId),
    ])
    const { cancelledAt, guardianConsentedAt } = await row(mentee.purchaseId)
    expect([cancelledAt, guardianConsentedAt].filter(Boolean)).toHaveLength(1)
    expect(outcomes(results)).toContain('done')
  })

  test('R21 confirm while the mentee names another guardian: the new one is asked, or the order is confirmed', async () => {
    const mentee = await waiting()
    const results = await held(mentee, [
      () => answer(mentee.token, true),
      () => name(mentee, { guardianEmail: 'other@family.example' }),
    ])
    const { guardianConsentedAt, guardianEmail } = await row(mentee.purchaseId)
    expect([guardianConsentedAt === null, guardianEmail]).toEqual(
      outcomes(results).includes('link_not_valid')
        ? [true, 'other@family.example']
        : [false, 'maro@family.example'],
    )
  })

  test('R21 confirm while the account is erased: nobody’s data stay', async () => {
    const mentee = await waiting()
    await held(mentee, [() => answer(mentee.token, true), () => call(mentee, 'erase_me')])
    expect(await row(mentee.purchaseId)).toMatchObject({ guardianName: null, guardianEmail: null })
    expect(await owner`select from private.outbox where to_user_id = ${mentee.userId}`).toHaveLength(0)
  })
})

test('R21 the guardian is seen by her and by the team; not by a mentor, not by another mentee', async () => {
  const [mentee, other, mentor] = [await waiting(), await aMentee(), await aMentor()]
  expect(await purchasesOf(mentee)).toMatchObject([{ guardianEmail: 'maro@family.example' }])
  expect(await purchasesOf(other)).toMatchObject([{ guardianEmail: null, guardianObstacle: null }])
  expect(await readTable(mentor, 'purchases')).toEqual([])
})

describe('R21 the guardian is nobody of the network', () => {
  test('R21 points and the two domains of Google are one mailbox; a point elsewhere is another', async () => {
    const minor = await aMinor({ email: 'eleniq@gmail.com' })
    for (const guardianEmail of [
      'e.leni.q@googlemail.com',
      'E.L.E.N.I.Q+mama@gmail.com',
      'eleniq@googlemail.com',
    ])
      await refused(
        buy(minor, three, { ...guardian, guardianEmail }),
        'guardian_email_refused',
        'guardianEmail',
      )
    const other = await aMinor({ email: 'eleniq@family.example' })
    await buy(other, three, { ...guardian, guardianEmail: 'e.leniq@family.example' })
  })

  test.each([
    ['anna.maria@proton.me', 'Anna-Maria+x@pm.me', true],
    ['annamaria@protonmail.com', 'a_n.n-a.maria@proton.me', true],
    ['anna.m@me.com', 'anna.m+b@icloud.com', true],
    ['anna.m@mac.com', 'annam@icloud.com', false],
    ['anna-m@outlook.example', 'annam@outlook.example', false],
    ['anna@pm.me', 'anna@pm.me.example', false],
  ])('R21 of %s and %s the mailbox is one: %s', async (email, guardianEmail, isOne) => {
    const [found] = await owner<{ isOne: boolean }[]>`
      select rules.mailbox_of(${email}) = rules.mailbox_of(${guardianEmail}) as is_one`
    expect(found!.isOne).toBe(isOne)
  })

  test('R21 a mentor, one of the team and another minor are refused in the same words as her own address', async () => {
    await aMentor({ email: 'mentor.m@gmail.com' })
    await world.anAdmin({ email: 'team.m@test.example', right: 'treasurer' })
    await aMinor({ email: 'friend.m@test.example' })
    await aMentee({ email: 'grown.m@test.example', package: 'none' })
    const minor = await aMinor()
    for (const guardianEmail of [
      'mentorm+x@googlemail.com',
      'TEAM.m@test.example',
      'friend.m+a@test.example',
    ])
      await refused(
        buy(minor, three, { ...guardian, guardianEmail }),
        'guardian_email_refused',
        'guardianEmail',
      )
    await buy(minor, three, { ...guardian, guardianEmail: 'grown.m@test.example' })
  })

  test('R21 who becomes a mentor meanwhile confirms nothing, and is not asked by the minor', async () => {
    const minor = await waiting({ guardianEmail: 'later.mentor@test.example' })
    const mentor = await aClearedMentor()
    await owner`update data.users set email = 'later.mentor@test.example' where id = ${mentor.userId}`
    await refused(answer(minor.token, true), 'guardian_email_refused')
    await owner`update data.purchases set guardian_consented_at = now() where id = ${minor.purchaseId}`
    expect(await cell(owner`select rules.mentor_obstacle(${mentor.id}, ${minor.id}, 'mentoring')`)).toBe(
      'mentor_not_cleared',
    )
    await owner`update data.purchases set guardian_consented_at = null where id = ${minor.purchaseId}`
  })

  test('R21 a telephone is asked, and kept with the order', async () => {
    const minor = await aMinor()
    await refused(
      buy(minor, three, { ...guardian, guardianPhone: undefined }),
      'guardian_needed',
      'guardianName',
    )
    await refused(buy(minor, three, { ...guardian, guardianPhone: '12' }), 'phone_invalid', 'guardianPhone')
    const id = await buy(minor, three, guardian)
    expect(await row(id)).toMatchObject({ guardianPhone: '+306912345678' })
  })

  test('R21 an answer from a browser that is signed in as her is refused; one network is told to the team', async () => {
    const minor = await aMinor()
    const id = await buy(minor, three, { ...guardian, askedFrom: 'home-network' })
    const token = await linkOf(id)
    const { secretHash } = minor.viewer
    await refused(
      callSignIn('auth_answer_guardian', { token, confirms: true, secretHash }),
      'guardian_is_mentee',
    )
    await refused(
      callSignIn('auth_answer_guardian', { token, confirms: false, secretHash }),
      'guardian_is_mentee',
    )
    await callSignIn('auth_answer_guardian', { token, confirms: true, answeredFrom: 'home-network' })
    const seen = async (purchaseId: number) =>
      cell(
        owner`select detail from data.history where subject = 'purchases' and subject_id = ${purchaseId} and event = 'guardian_confirmed'`,
      )
    expect(await seen(id)).toEqual({ sameNetwork: true })
    const other = await buy(await aMinor(), three, { ...guardian, askedFrom: 'home-network' })
    await callSignIn('auth_answer_guardian', {
      token: await linkOf(other),
      confirms: true,
      answeredFrom: 'work',
    })
    expect(await seen(other)).toBeNull()
  })
})

describe('R21 an objection stands until the team lifts it', () => {
  const lift = (mentee: Mentee, reason = 'Μιλήσαμε στο τηλέφωνο.') =>
    call(admin, 'lift_objection', { menteeId: mentee.id, reason })

  test('R21 of a paid order: naming somebody else does not override it', async () => {
    const minor = await paidMinor()
    await name(minor)
    await guardianObjects(minor.purchaseId)
    await refused(name(minor, { guardianEmail: 'fili@x.example' }), 'guardian_objected')
    await refused(buy(minor, six, { ...guardian, guardianEmail: 'fili@x.example' }), 'guardian_objected')
    expect(await obstacle(minor)).toBe('guardian_objected')
    await refused(send(minor, await aClearedMentor()), 'guardian_objected')
    await refused(lift(minor, ' '), 'reason_missing', 'reason')
    await lift(minor)
    await refused(lift(minor), 'no_objection')
    await name(minor)
    await guardianConfirms(minor.purchaseId)
    await send(minor, await aClearedMentor())
  })

  test('R21 of an unpaid order too: another order asks nobody else', async () => {
    const minor = await waiting()
    await answer(minor.token, false)
    await refused(buy(minor, three, { ...guardian, guardianEmail: 'fili2@x.example' }), 'guardian_objected')
    await lift(minor)
    await buy(minor, three, guardian)
  })

  test('R21 who was asked about another order before it confirms nothing until then, and may object', async () => {
    const minor = await waiting()
    const asked = async (what: number, guardianEmail: string) =>
      linkOf(await buy(minor, what, { ...guardian, guardianEmail }))
    const second = await asked(six, 'fili4@x.example')
    const third = await asked(await packageId('two_in_one'), 'fili5@x.example')
    await answer(minor.token, false)
    await refused(answer(second, true), 'confirmation_on_hold')
    await answer(third, false)
    await lift(minor)
    await answer(second, true)
    expect(await link(second)).toMatchObject({ state: 'to_pay' })
  })

  test('R21 after a consent was taken back, whoever is named next reads nothing of what runs before the answer', async () => {
    const minor = await waiting()
    await answer(minor.token, true)
    await confirmPayment(admin, minor.purchaseId)
    const mentor = await aClearedMentor()
    const pair = await world.approve(mentor, await send(minor, mentor))
    await callSignIn('auth_withdraw_guardian', { token: minor.token })
    await lift(minor)
    await name(minor, { guardianEmail: 'fili6@x.example' })
    await call(admin, 'end_for_safety', { mentorshipId: pair, reason: 'x' })
    expect(
      await column(
        owner`select kind from private.outbox where to_user_id = ${minor.userId} and to_email = 'fili6@x.example'`,
      ),
    ).toEqual(['guardian_asked'])
  })

  test('R21 a consent can be taken back by the same link until she is of age: nothing new starts, the team is told', async () => {
    const minor = await waiting()
    await answer(minor.token, true)
    await confirmPayment(admin, minor.purchaseId)
    expect(await link(minor.token)).toMatchObject({ state: 'paid', mayWithdraw: true })
    await owner`update private.tokens set created_at = now() - interval '200 days' where purchase_id = ${minor.purchaseId}`
    const mentor = await aClearedMentor()
    const requestId = await send(minor, mentor)
    const { secretHash } = minor.viewer
    await refused(
      callSignIn('auth_withdraw_guardian', { token: minor.token, secretHash }),
      'guardian_is_mentee',
    )
    await callSignIn('auth_withdraw_guardian', { token: minor.token })
    await callSignIn('auth_withdraw_guardian', { token: minor.token })
    expect(await link(minor.token)).toMatchObject({ state: 'withdrawn', mayWithdraw: false })
    expect(await world.requestRow(requestId)).toMatchObject({ status: 'rejected', closeReason: 'withdrawn' })
    expect(await flagsOf(minor)).toEqual(['guardian_objected'])
    await refused(send(minor, mentor), 'guardian_objected')
    await refused(name(minor, { guardianEmail: 'fili3@x.example' }), 'guardian_objected')
    await lift(minor)
    expect(await obstacle(minor)).toBe('guardian_not_confirmed')
    await oneMinuteLater(minor.purchaseId)
    await name(minor)
    await guardianConfirms(minor.purchaseId)
    expect(await obstacle(minor)).toBeNull()
  })
})
