// Long: the grounds, the share after sessions, the decision and the races, in one database.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { findPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { call, withdrawAsShown as back } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  complete,
  stop,
  send,
  reject,
  withdraw,
  confirmPayment,
  partStatuses,
  ledgerOf,
  requestRow,
  mailsAbout,
  mailsTo,
  moveDeadline,
  runJob,
} = await openWorld()

const admin = await theAdmin()
const refund = (purchaseId: number, how = {}, by: Woman = admin) =>
  call<number>(by, 'refund_purchase', { purchaseId, ...how })
const settle = (by: Woman, refundId: number) =>
  call(by, 'settle_refund', { refundId, externalRef: `TR-${refundId}` })
const ground = ({ purchaseId }: Mentee) =>
  cell<string | null>(owner`select rules.refund_ground(u) from data.purchases u where u.id = ${purchaseId}`)
const paidOn = (mentee: Mentee, expression: string) =>
  owner.unsafe(`update data.purchases set paid_at = ${expression} where id = ${mentee.purchaseId}`)
const refundRow = async (id: number) => (await owner`select * from data.refunds where id = ${id}`)[0]!
/** A purchase after its withdrawal period. */
const anOldBuyer = async () => {
  const mentee = await aMentee()
  await paidOn(mentee, `now() - interval '20 days'`)
  return mentee
}
/** The team puts a mentee and a mentor together without a request. */
const pairUp = async (mentee: Mentee) =>
  call<number>(admin, 'create_mentorship', { partId: mentee.partIds[0], mentorId: (await aMentor()).id })
/** Closes a request of the mentee, newest last. */
const closed = async (
  mentee: Mentee,
  how: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'withdrawn' | 'mentor_unavailable',
) => {
  const { id, mentor } = await aRequest({ mentee })
  if (how === 'mentor_rejected') await reject(mentor, id)
  else if (how === 'admin_rejected') await reject(admin, id)
  else if (how === 'withdrawn') await withdraw(mentee, id)
  else if (how === 'expired') await moveDeadline(id).then(() => runJob('expire_requests'))
  else await call(admin, 'change_mentor_status', { status: 'inactive', mentorId: mentor.id })
}
/** The mentee's next requests are all rejected. */
const rejected = async (mentee: Mentee, times: number) => {
  for (let n = 0; n < times; n += 1) await closed(mentee, 'mentor_rejected')
}

describe('R20 withdrawal within fourteen days', () => {
  // The first day whose fourteen end today or later: with a working day.
  const lastDay = `((
    select min(day)::date from generate_series(rules.local_date() - 30, rules.local_date(), interval '1 day') day
    where rules.next_working_day(day::date + 14) >= rules.local_date()) + time '00:00') at time zone 'Europe/Athens'`

  test.each([
    ['now()', 'withdrawal'],
    [lastDay, 'withdrawal'],
    [`${lastDay} - interval '1 second'`, null],
  ])('R20 paid at %s: %s', async (at, expected) => {
    const mentee = await aMentee()
    await paidOn(mentee, at)
    expect(await ground(mentee)).toBe(expected)
    if (expected) await back(mentee)
    else await refused(back(mentee), 'no_refund_ground')
  })

  test('R20 by the mentee: closes the parts and the pending request, creates a refund, and mails date and time', async () => {
    const { id, mentee } = await aRequest()
    const refundId = await back(mentee)
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await requestRow(id)).toMatchObject({ status: 'rejected', closeReason: 'purchase_closed' })
    expect(await ledgerOf(mentee)).toEqual([6200])
    expect(await refundRow(refundId)).toMatchObject({
      ground: 'withdrawal',
      amountCents: 6200,
      state: 'sent',
      requestedBy: mentee.userId,
    })
    const [mail] = await mailsTo<{ at: string }>(mentee, 'refund_requested')
    expect(Date.parse(mail!.at)).toBeGreaterThan(0)
    expect(await mailsAbout('requestId', id)).toEqual(['request_withdrawn'])
    await refused(send(mentee, await aMentor()), 'no_package')
  })

  test('R20 for the team no ground after a mentorship has started on it, even a stopped one', async () => {
    const { id, mentee } = await aMentorship()
    expect(await ground(mentee)).toBeNull()
    await stop(admin, id)
    expect(await ground(mentee)).toBeNull()
    await refused(refund(mentee.purchaseId), 'no_refund_ground', 'override')
  })

  test('R20 only the mentee’s own paid purchase', async () => {
    const [one, two] = [await aMentee(), await aMentee()]
    const { purchaseId } = two
    await refused(back({ ...one, purchaseId }, { seenCents: 6200 }), 'purchase_not_found')
    await refused(back(await aMentee({ package: 'awaiting_payment' })), 'no_refund_ground')
    await refused(back({ ...(await aMentor()), purchaseId }), 'role_not_held')
  })
})

describe('R20 three months without a request', () => {
  test('R20 not with a mentorship that started without a request, running or stopped', async () => {
    const mentee = await aMentee()
    await paidOn(mentee, `now() - interval '4 months'`)
    expect(await ground(mentee)).toBe('no_request')
    const id = await pairUp(mentee)
    expect(await ground(mentee)).toBeNull()
    await stop(admin, id)
    expect(await ground(mentee)).toBeNull()
  })

  test.each([
    [`now() - interval '3 months'`, 'no_request'],
    [`now() - interval '3 months' + interval '1 minute'`, null],
  ])('R20 paid at %s: %s', async (at, expected) => {
    const mentee = await aMentee()
    await paidOn(mentee, at)
    expect(await ground(mentee)).toBe(expected)
  })

  test('R20 not after a request, even a withdrawn one', async () => {
    const mentee = await aMentee()
    await closed(mentee, 'withdrawn')
    await paidOn(mentee, `now() - interval '4 months'`)
    expect(await ground(mentee)).toBeNull()
    await refused(refund(mentee.purchaseId), 'no_refund_ground', 'override')
  })
})

describe('R20 three rejections in a row', () => {
  const row = async (...how: Parameters<typeof closed>[1][]) => {
    const mentee = await anOldBuyer()
    for (const one of how) await closed(mentee, one)
    return ground(mentee)
  }

  test('R20 rejected by the mentor or the team, or expired', async () => {
    expect(await row('mentor_rejected', 'admin_rejected', 'expired')).toBe('rejections')
    expect(await row('mentor_rejected', 'expired')).toBeNull()
  })

  test('R20 requests closed as unavailable and withdrawn ones are ignored', async () => {
    expect(
      await row('mentor_rejected', 'withdrawn', 'mentor_rejected', 'mentor_unavailable', 'mentor_rejected'),
    ).toBe('rejections')
    expect(await row('mentor_rejected', 'withdrawn', 'mentor_unavailable', 'mentor_rejected')).toBeNull()
  })

  test('R20 an approval ends the row', async () => {
    const mentee = await anOldBuyer()
    await rejected(mentee, 2)
    const { id } = await aMentorship({ mentee })
    await stop(admin, id)
    await rejected(mentee, 1)
    expect(await ground(mentee)).toBeNull()
    await rejected(mentee, 2)
    expect(await ground(mentee)).toBe('rejections')
    await refund(mentee.purchaseId)
  })

  test('R20 a mentorship without a request ends the row, too; a used-up package has no ground', async () => {
    const mentee = await anOldBuyer()
    await rejected(mentee, 3)
    expect(await ground(mentee)).toBe('rejections')
    const id = await pairUp(mentee)
    expect(await ground(mentee)).toBeNull()
    await complete(admin, id, { belowMinimum: true })
    expect(await ground(mentee)).toBeNull()
    await refused(refund(mentee.purchaseId), 'no_refund_ground', 'override')
  })
})

describe('R20 after sessions were held', () => {
  const aCase = async (mentee: Mentee) =>
    (
      await read(
        admin.viewer,
        (sql) => sql`select * from api.admin_refund_cases where id = ${mentee.purchaseId}`,
      )
    )[0]!

  test('R20 the share that was not held goes back, also without an express request to begin', async () => {
    const { mentee, id } = await aMentorship({ kind: 'coaching', sessions: 4 })
    await complete(admin, id)
    await paidOn(mentee, `now() - interval '20 days'`)
    await owner`update data.purchases set begin_requested_at = null, terms_version = null where id = ${mentee.purchaseId}`
    await rejected(mentee, 3)
    // 4 of the 10 sessions of 273 €.
    const share = { keptCents: 10920, sessionsHeld: 4, sessionsTotal: 10 }
    expect(await aCase(mentee)).toMatchObject({ ground: 'rejections', cents: 16380, ...share })
    expect((await findPurchaseRefunds(mentee.viewer, mentee.purchaseId))!).toMatchObject({
      ground: 'rejections',
      obstacle: null,
      refundCents: 16380,
      ...share,
    })
    const refundId = await refund(mentee.purchaseId)
    expect(await refundRow(refundId)).toMatchObject({ amountCents: 16380, ...share })
    const told = { cents: 16380, paidCents: 27300, ...share }
    expect(await mailsTo(mentee, 'refund_requested')).toMatchObject([told])
    await settle(admin, refundId)
    expect(await ledgerOf(mentee)).toEqual([27300, -16380])
  })

  test('R20 nothing is kept where nothing was held, and there is no ground where all was', async () => {
    const [none, all] = [await aMentorship(), await aMentorship({ sessions: 3 })]
    for (const { id, mentee } of [none, all]) {
      await paidOn(mentee, `now() - interval '20 days'`)
      await call(admin, 'stop_mentorship', { mentorshipId: id, reason: 'Δεν ταίριαξαν', outcome: 'replace' })
      await rejected(mentee, 3)
    }
    expect(await aCase(none.mentee)).toMatchObject({ ground: 'rejections', cents: 6200, keptCents: 0 })
    await refund(none.mentee.purchaseId)
    expect(await ground(all.mentee)).toBeNull()
    await refused(refund(all.mentee.purchaseId), 'no_refund_ground', 'override')
  })

  test('R20 the team gives all back by override, whatever was held', async () => {
    const { mentee, id } = await aMentorship({ sessions: 2 })
    await paidOn(mentee, `now() - interval '20 days'`)
    await stop(admin, id)
    expect(await aCase(mentee)).toMatchObject({ ground: null, cents: 6200, keptCents: 0, sessionsHeld: null })
    const refundId = await refund(mentee.purchaseId, { override: true, reason: 'Καλή θέληση' })
    expect(await refundRow(refundId)).toMatchObject({ amountCents: 6200, keptCents: 0 })
  })
})

describe('R20 an admin decides', () => {
  test('R20 without a ground only with the override and a reason', async () => {
    const mentee = await anOldBuyer()
    for (const how of [{}, { override: true }, { override: true, reason: '  ' }, { reason: 'Ασθένεια' }]) {
      await refused(refund(mentee.purchaseId, how), 'no_refund_ground', 'override')
    }
    const id = await refund(mentee.purchaseId, { override: true, reason: 'Ασθένεια' })
    expect(await refundRow(id)).toMatchObject({ ground: 'override', reason: 'Ασθένεια' })
    const [history] =
      await owner`select actor, actor_user_id, reason from data.history where subject = 'purchases' and subject_id = ${mentee.purchaseId} and event = 'refunded'`
    expect(history).toEqual({ actor: 'admin', actorUserId: admin.userId, reason: 'Ασθένεια' })
  })

  test('R20 not an unpaid, free, or refunded purchase', async () => {
    const how = { override: true, reason: 'Ασθένεια' }
    await refused(
      refund((await aMentee({ package: 'awaiting_payment' })).purchaseId, how),
      'no_refund_ground',
    )
    const mentee = await aMentee()
    await refund(mentee.purchaseId)
    await refused(refund(mentee.purchaseId, how), 'no_refund_ground')
    const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Υ', kind: 'full_3m' })
    const free = await call<number>(admin, 'award_scholarship', {
      scholarshipId,
      menteeId: (await aMentee({ package: 'none' })).id,
    })
    await refused(refund(free, how), 'no_refund_ground')
    await refused(refund(2_000_000_000), 'purchase_not_found')
  })

  test('R20 not while its mentorship runs; afterwards completed parts stay completed', async () => {
    const { id, mentee } = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }) })
    const how = { override: true, reason: 'Ασθένεια' }
    await refused(refund(mentee.purchaseId, how), 'mentee_in_mentorship')
    await complete(admin, id, { belowMinimum: true })
    await refund(mentee.purchaseId, how)
    const reason = owner`select closed_reason from data.parts where purchase_id = ${mentee.purchaseId}`
    expect(await cell(reason)).toBe('completed')
  })

  test('R24 a refunded purchase is not paid again', async () => {
    const mentee = await aMentee()
    await refund(mentee.purchaseId)
    await confirmPayment(admin, mentee.purchaseId)
    expect(await ledgerOf(mentee)).toEqual([6200])
    expect(await partStatuses(mentee)).toEqual(['completed'])
  })

  test('R18 an expired part of a refunded purchase is not reopened', async () => {
    const mentee = await aMentee()
    await owner`update data.parts set status = 'completed', closed_reason = 'expired' where purchase_id = ${mentee.purchaseId}`
    await refund(mentee.purchaseId, { override: true, reason: 'Δεν πρόλαβε.' })
    await refused(
      call(admin, 'reopen_claim', { partId: mentee.partIds[0], reason: 'Ξανά' }),
      'purchase_closed',
    )
  })
})

describe('R20 concurrently', () => {
  test('R20 refund against request, thirty times: never a request on a refunded purchase', async () => {
    for (let round = 0; round < 30; round += 1) {
      const [mentee, mentor] = [await aMentee(), await aMentor()]
      const acts = [() => (round % 3 ? refund(mentee.purchaseId) : back(mentee)), () => send(mentee, mentor)]
      const results = await together(owner, { mentees: mentee.id }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'done'],
        ['done', 'no_package'],
      ]).toContainEqual(outcomes(results))
      expect(await partStatuses(mentee)).toEqual(['completed'])
      expect(
        await owner`select from data.mentorship_requests where mentee_id = ${mentee.id} and status = 'pending'`,
      ).toHaveLength(0)
    }
  })

  test('R20 refund against approval: either a mentorship or a refund', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, mentor, mentee } = await aRequest()
      const acts = [() => refund(mentee.purchaseId), () => approve(mentor, id)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect([
        ['already_answered', 'done'],
        ['done', 'mentee_in_mentorship'],
      ]).toContainEqual(outcomes(results))
    }
  })

  test('R20 five at once: one refund, one mail', async () => {
    const mentee = await aMentee()
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => (n % 2 ? refund(mentee.purchaseId) : back(mentee))),
    )
    // A repeated withdrawal is the first one; a repeated refund by the team is refused.
    expect(
      outcomes(results).filter((outcome) => outcome !== 'done' && outcome !== 'no_refund_ground'),
    ).toEqual([])
    expect(outcomes(results)).toContain('done')
    expect(await ledgerOf(mentee)).toEqual([6200])
    expect(await mailsTo(mentee, 'refund_requested')).toHaveLength(1)
  })
})

test('R20 a refund of a deposit is recorded by an admin, once, with the bank’s reference and a mail', async () => {
  const mentee = await aMentee()
  const refundId = await back(mentee)
  await settle(admin, refundId)
  expect(await refundRow(refundId)).toMatchObject({ state: 'done', externalRef: `TR-${refundId}` })
  expect(await mailsAbout('purchaseId', mentee.purchaseId)).toContain('refund_sent')
  await refused(settle(admin, refundId), 'already_answered')
  await refused(settle(admin, 2_000_000_000), 'refund_not_found')
})
