// Long: the computation, the act, the money, the races, and the express request they rest on, in one database.
// A withdrawal after a mentorship began gives back the price without the share of the sessions held (R20).
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { findPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { call, list, withdrawAsShown as withdraw } from '../support/calls'
import { cardsOf } from '../support/cards'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  once,
  worker,
  aMentee,
  aMentor,
  aMentorship,
  aRequest,
  theAdmin,
  anAdmin,
  approve,
  complete,
  dayIn,
  increase,
  plan,
  stop,
  cardOf,
  mailsAbout,
  mailsTo,
  mentorshipRow,
  partStatuses,
  purchaseRow,
  words,
} = world
const { payByCard, sayRefund, sayDispute } = cardsOf(world)
const admin = await theAdmin()

const refundByTeam = (mentee: Mentee) =>
  call<number>(admin, 'refund_purchase', { purchaseId: mentee.purchaseId, override: true, reason: 'Λάθος' })
const refunds = async (mentee: Mentee) => [
  ...(await owner`
  select ground, state, amount_cents as cents, kept_cents as kept, sessions_held as held, sessions_total as total
  from data.refunds where purchase_id = ${mentee.purchaseId} order by id`),
]
const share = async ({ viewer, purchaseId }: Mentee) => (await findPurchaseRefunds(viewer, purchaseId))!
const notAsked = (mentee: Mentee) =>
  owner`update data.purchases set begin_requested_at = null, terms_version = null where id = ${mentee.purchaseId}`
const ledger = ({ purchaseId }: Mentee) =>
  cell<number>(owner`
    select sum(amount_cents)::integer from data.ledger_entries where purchase_id = ${purchaseId}`)
const settleRefund = (refundId: number) =>
  call(admin, 'settle_refund', { refundId, externalRef: `TR-${refundId}` })
/** A pair after one session, whose package was paid by card. */
const byCard = async () => {
  const mentee = await aMentee({ package: 'awaiting_payment' })
  const paymentIntent = await payByCard(mentee)
  await aMentorship({ mentee, sessions: 1 })
  return { mentee, paymentIntent }
}
const due = (paymentIntent: string) =>
  worker`select * from api.card_refunds_due() where payment_intent = ${paymentIntent}`

describe('R20 the share that was provided', () => {
  test.each([
    [0, 6200, 0],
    [1, 4134, 2066],
    [2, 2067, 4133],
  ])(
    'after %s of 3 sessions %s cents go back, rounded in favour of the mentee',
    async (sessions, back, kept) => {
      const { mentee } = await aMentorship({ sessions })
      expect(await share(mentee)).toMatchObject({
        begun: true,
        sessionsHeld: sessions,
        sessionsTotal: 3,
        keptCents: kept,
        refundCents: back,
        withdrawObstacle: null,
      })
      await withdraw(mentee, { seenCents: back })
      expect(await refunds(mentee)).toEqual([
        { ground: 'withdrawal', state: 'sent', cents: back, kept, held: sessions, total: 3 },
      ])
    },
  )

  test('with all sessions held on request the right is lost', async () => {
    const { mentee, id } = await aMentorship({ sessions: 3 })
    expect(await share(mentee)).toMatchObject({ withdrawUntil: null, withdrawObstacle: 'service_performed' })
    await refused(withdraw(mentee), 'service_performed')
    await complete(admin, id)
    await refused(withdraw(mentee), 'service_performed')
    expect(await refunds(mentee)).toEqual([])
  })

  test('without the express request everything goes back, even after all sessions', async () => {
    const { mentee } = await aMentorship({ sessions: 3 })
    await notAsked(mentee)
    expect(await share(mentee)).toMatchObject({ beginRequested: false, keptCents: 0, refundCents: 6200 })
    await withdraw(mentee)
    expect(await refunds(mentee)).toMatchObject([{ cents: 6200, kept: 0, held: 3, total: 3 }])
  })

  test('before any mentorship nothing is computed', async () => {
    const mentee = await aMentee()
    expect(await share(mentee)).toMatchObject({ begun: false, refundCents: 6200 })
    await withdraw(mentee)
    expect(await refunds(mentee)).toMatchObject([{ cents: 6200, kept: 0, held: null, total: null }])
  })

  test('of a 2-in-1 all parts count, each at most its minimum', async () => {
    const { mentee, id } = await aMentorship({ kind: 'coaching', sessions: 4 })
    await complete(admin, id)
    const { id: next } = await aMentorship({ mentee })
    await increase(mentee, next)
    // 5 of the 10 sessions.
    expect(await share(mentee)).toMatchObject({ sessionsHeld: 5, sessionsTotal: 10, keptCents: 13650 })
    for (let n = 0; n < 4; n += 1) await increase(mentee, next)
    expect(await share(mentee)).toMatchObject({ sessionsHeld: 7, keptCents: 19110 })
    await withdraw(mentee)
    expect(await partStatuses(mentee)).toEqual(['completed', 'completed', 'completed'])
    expect(await refunds(mentee)).toMatchObject([{ cents: 8190, kept: 19110 }])
  })

  test('of half a price half is the base', async () => {
    const { mentee } = await aMentorship({ sessions: 1 })
    await owner`update data.purchases set price_cents = 3100 where id = ${mentee.purchaseId}`
    await owner`update data.payments set amount_cents = 3100 where purchase_id = ${mentee.purchaseId}`
    await owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await sql`update data.ledger_entries set amount_cents = 3100 where purchase_id = ${mentee.purchaseId}`
    })
    expect(await share(mentee)).toMatchObject({ keptCents: 1033, refundCents: 2067 })
    await withdraw(mentee)
  })

  test('after fourteen days it is refused', async () => {
    const { mentee } = await aMentorship({ sessions: 1 })
    await owner`update data.purchases set paid_at = now() - interval '22 days' where id = ${mentee.purchaseId}`
    await refused(withdraw(mentee), 'no_refund_ground')
    expect(await share(mentee)).toMatchObject({ withdrawUntil: null, withdrawObstacle: 'no_refund_ground' })
  })
})

describe('R20 the withdrawal as an act', () => {
  test('stops the running mentorship, tells both, and cancels planned sessions', async () => {
    const { id, mentee, mentor } = await aMentorship({ sessions: 1 })
    await plan(mentee, id)
    expect((await cardOf(mentor)).inCollaboration).toBe(true)
    await withdraw(mentee)
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'stopped',
      endReason: 'withdrawal',
      stopOutcome: 'close',
      stopRequestedBy: 'mentee',
      partStatus: 'completed',
      partClosedReason: 'refunded',
    })
    expect((await cardOf(mentor)).inCollaboration).toBe(false)
    expect(
      await owner`select from data.sessions where mentorship_id = ${id} and status = 'planned'`,
    ).toHaveLength(0)
    expect(await mailsAbout('mentorshipId', id)).toEqual(
      expect.arrayContaining(['mentorship_stopped_mentee', 'mentorship_stopped_mentor']),
    )
    const [mail] =
      await owner`select content from private.outbox where kind = 'mentorship_stopped_mentor' and content->>'mentorshipId' = ${String(id)}`
    expect(mail!.content).toMatchObject({ outcome: 'withdrawn' })
  })

  test('ends a paused mentorship and one under notice', async () => {
    const [paused, noticed] = [await aMentorship({ sessions: 1 }), await aMentorship({ sessions: 1 })]
    await call(admin, 'pause_mentorship', { mentorshipId: paused.id })
    await owner`update data.sessions set held_on = held_on - 16 where mentorship_id = ${noticed.id}`
    await stop(admin, noticed.id)
    expect(await mentorshipRow(noticed.id)).toMatchObject({ status: 'running' })
    for (const { mentee, id } of [paused, noticed]) {
      await withdraw(mentee)
      expect(await mentorshipRow(id)).toMatchObject({
        status: 'stopped',
        endReason: 'withdrawal',
        stopRequestedBy: 'mentee',
        partClosedReason: 'refunded',
      })
      expect(await refunds(mentee)).toMatchObject([{ cents: 4134, kept: 2066 }])
    }
  })

  test('also after the mentorship was stopped or completed below the minimum', async () => {
    const [stopped, completed] = [await aMentorship({ sessions: 1 }), await aMentorship({ sessions: 1 })]
    await stop(admin, stopped.id)
    await complete(admin, completed.id, { belowMinimum: true })
    const closed = await aMentorship({ sessions: 1 })
    await stop(admin, closed.id, { outcome: 'close' })
    await withdraw(closed.mentee)
    // The part goes by the word of its purchase.
    expect(await mentorshipRow(closed.id)).toMatchObject({ partClosedReason: 'refunded' })
    for (const { mentee } of [stopped, completed]) {
      await withdraw(mentee)
      expect(await refunds(mentee)).toMatchObject([{ cents: 4134, kept: 2066 }])
    }
  })

  test('the figures are in the mails, and in the team’s and the mentee’s records', async () => {
    const { mentee } = await aMentorship({ sessions: 1 })
    const refundId = await withdraw(mentee)
    const figures = { cents: 4134, paidCents: 6200, keptCents: 2066, sessionsHeld: 1, sessionsTotal: 3 }
    for (const kind of ['refund_requested', 'purchase_withdrawn']) {
      const [mail] =
        await owner`select content from private.outbox where kind = ${kind} and content->>'purchaseId' = ${String(mentee.purchaseId)}`
      expect(mail!.content).toMatchObject(figures)
    }
    const [listed] = await read(
      admin.viewer,
      (sql) => sql`select * from api.admin_refunds where id = ${refundId}`,
    )
    expect(listed).toMatchObject({ amountCents: 4134, keptCents: 2066, sessionsHeld: 1, sessionsTotal: 3 })
    expect(listed).toMatchObject({ stage: 'to_send', inToSend: true, inOnTheWay: false, inDone: false })
    expect((await share(mentee)).refunds).toMatchObject([{ refundId, amountCents: 4134, keptCents: 2066 }])
  })

  test('a page that shows other figures is refused, a repeated click is the first withdrawal', async () => {
    const { mentee, id } = await aMentorship()
    await increase(mentee, id)
    for (const seenCents of [6200, null]) await refused(withdraw(mentee, { seenCents }), 'withdrawal_changed')
    const first = await withdraw(mentee, { seenCents: 4134 })
    expect(await withdraw(mentee, { seenCents: 4134 })).toBe(first)
    expect(await refunds(mentee)).toHaveLength(1)
  })
})

const shareOn = async ({ purchaseId }: Mentee, day: string | null) =>
  (await list<Row<'withdrawal_by_letter'>>(admin, 'withdrawal_by_letter', { purchaseId, day }))[0]
/** The team enters a withdrawal by letter as its page shows it. */
const enterLetter = async (mentee: Mentee, sentOn: string, how: object = {}) => {
  const { purchaseId } = mentee
  const seenCents = (await shareOn(mentee, sentOn))?.refundCents ?? 0
  return call<number>(admin, 'enter_withdrawal', { purchaseId, sentOn, seenCents, ...how })
}

describe('R14 planned sessions whose time has passed', () => {
  /** A pair with one session held, and one planned that began an hour ago. */
  const aPairWithAPastPlan = async () => {
    const pair = await aMentorship({ sessions: 1 })
    return { ...pair, sessionId: await passed(pair) }
  }
  const passed = async ({ id, mentee }: { id: number; mentee: Mentee }) => {
    await plan(mentee, id)
    return cell<number>(owner`
      update data.sessions set starts_at = now() - interval '1 hour', held_on = rules.local_date(now() - interval '1 hour')
      where mentorship_id = ${id} and status = 'planned' returning id`)
  }
  const settle = (who: Woman, sessionId: number, status = 'held') =>
    call(who, 'settle_session', { sessionId, status })

  test.each([
    ['held', 2067, 4133],
    ['no_show_mentor', 4134, 2066],
  ])('are asked for before the withdrawal: %s, so %s cents go back', async (status, back, kept) => {
    const { mentee, sessionId } = await aPairWithAPastPlan()
    expect((await share(mentee)).unanswered).toEqual([
      { id: sessionId, startsAt: expect.any(String) as string, kind: 'mentoring' },
    ])
    await refused(withdraw(mentee), 'sessions_unanswered')
    await settle(mentee, sessionId, status)
    expect(await share(mentee)).toMatchObject({ unanswered: [], refundCents: back })
    await withdraw(mentee)
    expect(await refunds(mentee)).toMatchObject([{ cents: back, kept }])
  })

  test('are asked for after a pause and an end too; one to come is not', async () => {
    const [paused, stopped, coming] = [
      await aPairWithAPastPlan(),
      await aPairWithAPastPlan(),
      await aMentorship({ sessions: 1 }),
    ]
    await call(admin, 'pause_mentorship', { mentorshipId: paused.id })
    await stop(admin, stopped.id)
    await plan(coming.mentee, coming.id)
    for (const { mentee, sessionId } of [paused, stopped]) {
      await refused(withdraw(mentee), 'sessions_unanswered')
      await settle(mentee, sessionId)
    }
    for (const { mentee } of [paused, stopped, coming]) await withdraw(mentee)
    expect(await refunds(paused.mentee)).toMatchObject([{ kept: 4133 }])
    expect(await refunds(coming.mentee)).toMatchObject([{ kept: 2066 }])
  })

  test('by letter only those until the day it was sent; the treasurer can settle them', async () => {
    const { mentee, sessionId } = await aPairWithAPastPlan()
    const today = await dayIn(0)
    await owner`update data.purchases set purchased_at = now() - interval '3 days' where id = ${mentee.purchaseId}`
    expect((await shareOn(mentee, today))!.unanswered).toHaveLength(1)
    expect((await shareOn(mentee, await dayIn(-2)))!.unanswered).toEqual([])
    await refused(enterLetter(mentee, today), 'sessions_unanswered')
    await settle(await anAdmin({ right: 'treasurer' }), sessionId, 'no_show_mentee')
    await enterLetter(mentee, today)
    expect(await refunds(mentee)).toMatchObject([{ cents: 4134 }])
  })

  test('the team enters a session after the withdrawal, and the refund that is not sent is computed again', async () => {
    const { id, mentee } = await aMentorship({ sessions: 1 })
    const refundId = await withdraw(mentee)
    const heldOn = await dayIn(0)
    const enter = () => increase(admin, id, undefined, { heldOn })
    await refused(increase(mentee, id), 'no_running_mentorship')
    await enter()
    expect(await refunds(mentee)).toMatchObject([{ cents: 2067, kept: 4133, held: 2 }])
    // The third would leave nothing to give back.
    await refused(enter(), 'service_performed')
    const [newest] = await owner`select max(id) as id from data.sessions where mentorship_id = ${id}`
    await call(admin, 'remove_session', { sessionId: newest!.id })
    expect(await refunds(mentee)).toMatchObject([{ cents: 4134, kept: 2066, held: 1 }])
    expect(await mailsTo(mentee, 'refund_corrected')).toHaveLength(2)
    await settleRefund(refundId)
    await refused(enter(), 'already_refunded')
    expect(await ledger(mentee)).toBe(2066)
  })

  test('a corrected log keeps nothing of what was not to begin within the period', async () => {
    const { id, mentee } = await aMentorship({ sessions: 1 })
    await notAsked(mentee)
    await withdraw(mentee)
    await increase(admin, id, undefined, { heldOn: await dayIn(0) })
    expect(await refunds(mentee)).toMatchObject([{ cents: 6200, kept: 0, held: 2 }])
  })

  test('what was held after the letter is entered, and changes nothing', async () => {
    const { id, mentee } = await aMentorship({ sessions: 1 })
    await owner`update data.mentorships set started_at = started_at - interval '5 days' where id = ${id}`
    await owner`update data.sessions set held_on = held_on - 4 where mentorship_id = ${id}`
    await owner`update data.purchases set purchased_at = now() - interval '6 days', paid_at = now() - interval '6 days'
      where id = ${mentee.purchaseId}`
    const [sent, after] = [await dayIn(-2), await dayIn(-1)]
    await enterLetter(mentee, sent, { seenCents: 4134 })
    for (const heldOn of [after, sent]) {
      await increase(admin, id, undefined, { heldOn })
      expect(await refunds(mentee)).toMatchObject([{ held: heldOn === after ? 1 : 2 }])
    }
  })

  test('a correction and the transfer at once: either the corrected sum is sent, or the session comes too late', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { mentee, sessionId } = await aPairWithAPastPlan()
      const [moved] = await owner`select starts_at, held_on from data.sessions where id = ${sessionId}`
      // Planned for later when she withdrew.
      await owner`update data.sessions set starts_at = now() + interval '1 minute' where id = ${sessionId}`
      const refundId = await withdraw(mentee)
      await owner`update data.sessions set status = 'planned', starts_at = ${moved!.startsAt} where id = ${sessionId}`
      const acts = [() => settle(admin, sessionId), () => settleRefund(refundId)]
      const results = await together(owner, { mentees: mentee.id }, round % 2 ? acts.reverse() : acts)
      const [refund] = await refunds(mentee)
      expect([
        [['done', 'done'], 2067, 4133],
        [['already_refunded', 'done'], 4134, 2066],
      ]).toContainEqual([outcomes(results), refund!.cents, refund!.kept])
      expect(await ledger(mentee)).toBe(refund!.kept)
    }
  })
})

describe('R20 by letter or e-mail, entered by the team', () => {
  /** Moves the order, its payment, and its sessions. */
  const move = async (mentee: Mentee, days: number) => {
    await owner`update data.purchases set purchased_at = purchased_at + ${days} * interval '1 day', paid_at = paid_at + ${days} * interval '1 day'
      where id = ${mentee.purchaseId}`
  }

  test('gives back what the mentee’s own withdrawal would, stops the pair, and mails both', async () => {
    const { mentee, id } = await aMentorship({ sessions: 1 })
    const today = await dayIn(0)
    expect(await shareOn(mentee, null)).toMatchObject({
      sentOn: today,
      keptCents: 2066,
      refundCents: 4134,
      obstacle: null,
    })
    await refused(enterLetter(mentee, today, { seenCents: 6200 }), 'withdrawal_changed')
    const refundId = await enterLetter(mentee, today, {
      seenCents: 4134,
      iban: 'GR1601101250000000012300695',
    })
    expect(await enterLetter(mentee, today, { seenCents: 4134 })).toBe(refundId)
    expect(await refunds(mentee)).toMatchObject([
      { ground: 'withdrawal', cents: 4134, kept: 2066, held: 1, total: 3 },
    ])
    expect(await mentorshipRow(id)).toMatchObject({ status: 'stopped' })
    await refused(withdraw(mentee), 'no_refund_ground')
  })

  test('the day on which it was sent decides: in time or not, and which sessions count', async () => {
    const { mentee } = await aMentorship({ sessions: 1 })
    await move(mentee, -20)
    // The last day of the right is a working day.
    const [{ last, late }] = await owner<[{ last: string; late: string }]>`
      select day as last, day + 1 as late from rules.next_working_day(rules.local_date() - 6) day`
    expect(await shareOn(mentee, null)).toMatchObject({ obstacle: 'no_refund_ground' })
    expect(await shareOn(mentee, late)).toMatchObject({ obstacle: 'no_refund_ground' })
    await refused(enterLetter(mentee, late), 'no_refund_ground')
    // The session was held today, after the letter.
    expect(await shareOn(mentee, last)).toMatchObject({ obstacle: null, sessionsHeld: 0, refundCents: 6200 })
    await enterLetter(mentee, last, { seenCents: 6200 })
    expect(await refunds(mentee)).toMatchObject([{ cents: 6200, kept: 0 }])
  })

  test('is refused for a day to come, before the order, an unknown order, and her own', async () => {
    const mentee = await aMentee()
    await refused(enterLetter(mentee, await dayIn(1)), 'date_in_future', 'sentOn')
    await refused(enterLetter(mentee, await dayIn(-1)), 'withdrawal_before_purchase', 'sentOn')
    expect(await shareOn(mentee, await dayIn(1))).toMatchObject({ obstacle: 'date_in_future' })
    expect(await shareOn(mentee, await dayIn(-1))).toMatchObject({ obstacle: 'withdrawal_before_purchase' })
    await refused(enterLetter({ ...mentee, purchaseId: 2_000_000 }, await dayIn(0)), 'purchase_not_found')
    expect(await refunds(mentee)).toEqual([])
  })

  test('and by the mentee at once: one refund', async () => {
    const { mentee } = await aMentorship({ sessions: 1 })
    const today = await dayIn(0)
    await Promise.allSettled([
      withdraw(mentee),
      enterLetter(mentee, today),
      withdraw(mentee),
      enterLetter(mentee, today),
    ])
    expect(await refunds(mentee)).toHaveLength(1)
  })
})

describe('R20 the money of a part', () => {
  test('a deposit is sent by the team, and the rest stays in the ledger', async () => {
    const { mentee } = await aMentorship({ sessions: 1 })
    const refundId = await withdraw(mentee, { iban: 'GR1601101250000000012300695' })
    await settleRefund(refundId)
    expect(await ledger(mentee)).toBe(2066)
    await refused(refundByTeam(mentee), 'no_refund_ground')
  })

  test('a card refund is sent to Stripe with the amount of the part', async () => {
    const { mentee, paymentIntent } = await byCard()
    const refundId = await withdraw(mentee)
    expect(await due(paymentIntent)).toMatchObject([{ refundId, amountCents: 4134 }])
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_part', cents: 4134 })
    expect(await ledger(mentee)).toBe(2066)
  })

  test('what Stripe gave back before is not given back again', async () => {
    const { mentee, paymentIntent } = await byCard()
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_before', cents: 1000 })
    expect(await share(mentee)).toMatchObject({ keptCents: 2066, refundCents: 3134 })
    await withdraw(mentee)
    expect(await refunds(mentee)).toMatchObject([{ cents: 1000 }, { cents: 3134, kept: 2066 }])
  })

  test('a refund at Stripe while ours waits cuts ours, and the share stays', async () => {
    const { mentee, paymentIntent } = await byCard()
    await withdraw(mentee)
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_beside', cents: 1000 })
    expect(await refunds(mentee)).toMatchObject([
      { state: 'sent', cents: 3134 },
      { state: 'done', cents: 1000 },
    ])
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_all', cents: 5200 })
    expect(await refunds(mentee)).toMatchObject([{ state: 'void' }, { cents: 1000 }, { cents: 5200 }])
    expect(await ledger(mentee)).toBe(0)
  })

  test('what the team gave back before the withdrawal is no part of the share that stays', async () => {
    const { mentee, paymentIntent } = await byCard()
    const given = await call<number>(admin, 'refund_purchase', {
      purchaseId: mentee.purchaseId,
      cents: 1000,
      reason: 'Καλή θέληση',
    })
    await sayRefund(paymentIntent, 'succeeded', { refundId: given, stripeRefundId: 're_given', cents: 1000 })
    await withdraw(mentee)
    expect(await refunds(mentee)).toMatchObject([{ cents: 1000 }, { state: 'sent', cents: 3134, kept: 2066 }])
    await sayRefund(paymentIntent, 'succeeded', { stripeRefundId: 're_at_stripe', cents: 500 })
    expect(await refunds(mentee)).toMatchObject([{ cents: 1000 }, { cents: 2634 }, { cents: 500 }])
  })

  test('a lost dispute takes all, and ours is void', async () => {
    const { mentee, paymentIntent } = await byCard()
    await withdraw(mentee)
    await sayDispute(paymentIntent, 'open')
    expect(await due(paymentIntent)).toHaveLength(0)
    await sayDispute(paymentIntent, 'lost')
    expect(await refunds(mentee)).toMatchObject([{ state: 'void', kept: 2066 }])
    expect(await ledger(mentee)).toBe(0)
  })
})

describe('R20 during a dispute', () => {
  const disputed = async () => {
    const bought = await byCard()
    await sayDispute(bought.paymentIntent, 'open')
    return bought
  }

  test('the withdrawal is taken with its date and sum, and sent when the bank has decided for us', async () => {
    const { mentee, paymentIntent } = await disputed()
    expect(await share(mentee)).toMatchObject({ disputed: true, withdrawObstacle: null, refundCents: 4134 })
    const refundId = await withdraw(mentee)
    expect(await withdraw(mentee)).toBe(refundId)
    expect((await share(mentee)).refunds).toMatchObject([{ stage: 'disputed', amountCents: 4134 }])
    expect(await mailsTo(mentee, 'refund_requested')).toMatchObject([{ disputed: true, cents: 4134 }])
    expect(await due(paymentIntent)).toHaveLength(0)
    // The days of the withdrawal pass; its own day holds.
    await owner`update data.purchases set paid_at = paid_at - interval '30 days' where id = ${mentee.purchaseId}`
    await sayDispute(paymentIntent, 'won')
    expect(await due(paymentIntent)).toMatchObject([{ refundId, amountCents: 4134 }])
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_won', cents: 4134 })
    expect(await ledger(mentee)).toBe(2066)
    expect(await mailsTo(mentee, 'refund_void')).toEqual([])
  })

  test('the log is corrected as without one, and the corrected sum is what is sent', async () => {
    const { mentee, paymentIntent } = await disputed()
    const refundId = await withdraw(mentee)
    const id = await cell<number>(owner`select max(id) from data.mentorships where mentee_id = ${mentee.id}`)
    await increase(admin, id, undefined, { heldOn: await dayIn(0) })
    expect(await refunds(mentee)).toMatchObject([{ cents: 2067, kept: 4133, held: 2 }])
    await sayDispute(paymentIntent, 'won')
    expect(await due(paymentIntent)).toMatchObject([{ refundId, amountCents: 2067 }])
    await sayRefund(paymentIntent, 'succeeded', { refundId, stripeRefundId: 're_late', cents: 2067 })
  })

  test('a lost dispute leaves nothing to send, and she is told so once', async () => {
    const { mentee, paymentIntent } = await disputed()
    await withdraw(mentee)
    for (let time = 0; time < 2; time += 1) await sayDispute(paymentIntent, 'lost')
    expect((await share(mentee)).refunds[0]).toMatchObject({ ground: 'withdrawal', stage: 'void' })
    expect(await due(paymentIntent)).toHaveLength(0)
    expect(await mailsTo(mentee, 'refund_void')).toHaveLength(1)
  })

  test('the team enters one by letter; its own refund stays refused', async () => {
    const { mentee } = await disputed()
    await refused(refundByTeam(mentee), 'mentee_in_mentorship')
    await enterLetter(mentee, await dayIn(0), { seenCents: 4134 })
    expect((await share(mentee)).refunds).toMatchObject([{ stage: 'disputed' }])
    const other = await aMentee({ package: 'awaiting_payment' })
    await sayDispute(await payByCard(other), 'open')
    await refused(refundByTeam(other), 'payment_disputed')
  })

  test('and its end at once: what is sent is what is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { mentee, paymentIntent } = await disputed()
      const acts = [() => withdraw(mentee), () => sayDispute(paymentIntent, 'lost')]
      await together(owner, { mentees: mentee.id }, round % 2 ? acts.reverse() : acts)
      expect(await due(paymentIntent)).toHaveLength(0)
    }
  })
})

describe('the express request for an order of the team', () => {
  /** A paid order that the team made, and whether the request to begin is due. */
  const anOrderOfTheTeam = async () => {
    const mentee = await aMentee()
    await notAsked(mentee)
    return mentee
  }
  const ask = ({ purchaseId }: Mentee, by: Woman, requested = true) =>
    call(by, 'ask_to_begin', { purchaseId, requested })
  const asked = { beginRequestedAt: expect.any(Date) as Date, termsVersion: 1 }

  test('is asked on the page of the order, once, with the version of the terms and a mail', async () => {
    const mentee = await anOrderOfTheTeam()
    expect(await share(mentee)).toMatchObject({ beginDue: true, beginRequested: false })
    await refused(ask(mentee, mentee, false), 'begin_not_requested', 'beginRequested')
    await refused(ask(mentee, await aMentee()), 'purchase_not_found')
    const results = await together(owner, { mentees: mentee.id }, [
      () => ask(mentee, mentee),
      () => ask(mentee, mentee),
    ])
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await purchaseRow(mentee.purchaseId)).toMatchObject(asked)
    expect(await share(mentee)).toMatchObject({ beginDue: false, beginRequested: true })
    expect(await mailsTo(mentee, 'begin_requested')).toHaveLength(1)
  })

  test('is asked with the first request to a mentor; without the tick everything stays refundable', async () => {
    const [asks, doesNot] = [await anOrderOfTheTeam(), await anOrderOfTheTeam()]
    for (const mentee of [asks, doesNot]) {
      const mentor = await aMentor()
      const [box] = await list<{ beginDue: boolean }>(mentee, 'request_box', { mentorId: mentor.id })
      expect(box!.beginDue).toBe(true)
      const id = await call<number>(mentee, 'request_mentoring', {
        mentorId: mentor.id,
        message: words,
        beginRequested: mentee === asks,
      })
      await increase(mentee, await approve(mentor, id))
    }
    expect(await purchaseRow(asks.purchaseId)).toMatchObject(asked)
    expect(await share(asks)).toMatchObject({ keptCents: 2066, refundCents: 4134 })
    expect(await purchaseRow(doesNot.purchaseId)).toMatchObject({
      beginRequestedAt: null,
      termsVersion: null,
    })
    expect(await share(doesNot)).toMatchObject({ keptCents: 0, refundCents: 6200, beginDue: false })
    // What took place before the request would not be owed, so it comes too late now.
    await refused(ask(doesNot, doesNot), 'begin_not_due')
  })

  test('is kept with a coaching request too, and is not due after the withdrawal period', async () => {
    const coachee = await aMentee({ kind: 'two_in_one' })
    await notAsked(coachee)
    const coach = await aMentor({ offersCoaching: true })
    await call(coachee, 'request_coaching', {
      mentorId: coach.id,
      message: words,
      reason: words,
      fieldOfInterestId: 1,
      termsAccepted: true,
      beginRequested: true,
    })
    expect(await purchaseRow(coachee.purchaseId)).toMatchObject(asked)
    const late = await anOrderOfTheTeam()
    await owner`update data.purchases set paid_at = now() - interval '22 days' where id = ${late.purchaseId}`
    expect((await share(late)).beginDue).toBe(false)
    await refused(ask(late, late), 'begin_not_due')
  })
})

describe('R20 concurrently', () => {
  test('withdrawal, completion and refund by the team: one refund, no act deadlocks', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, mentee } = await aMentorship({ sessions: 1 })
      const acts = [
        () =>
          once(
            mentee.viewer,
            (sql) =>
              sql`select api.withdraw_purchase(purchase_id => ${mentee.purchaseId}, seen_cents => 4134)`,
          ),
        () => complete(admin, id, { belowMinimum: true }),
        () => refundByTeam(mentee),
      ]
      const results = await together(owner, { mentees: mentee.id }, [
        ...acts.slice(round % 3),
        ...acts.slice(0, round % 3),
      ])
      for (const outcome of outcomes(results))
        expect(['done', 'no_refund_ground', 'no_running_mentorship', 'mentee_in_mentorship']).toContain(
          outcome,
        )
      expect(await refunds(mentee)).toHaveLength(1)
      expect((await mentorshipRow(id)).status).toMatch(/stopped|completed/)
    }
  })

  test('withdrawal and approval: no refund of what the page did not show', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, mentor, mentee } = await aRequest()
      const acts = [() => withdraw(mentee, { seenCents: 6200 }), () => approve(mentor, id)]
      const results = await together(owner, { mentees: mentee.id }, round % 2 ? acts.reverse() : acts)
      expect([
        ['already_answered', 'done'],
        ['done', 'withdrawal_changed'],
      ]).toContainEqual(outcomes(results))
    }
  })

  test('withdrawal and a session: the refund fits the log', async () => {
    const { id, mentee } = await aMentorship({ sessions: 1 })
    const results = await together(owner, { mentorships: id }, [
      () => withdraw(mentee, { seenCents: 4134 }),
      () => increase(mentee, id),
    ])
    expect([
      ['done', 'no_running_mentorship'],
      ['done', 'withdrawal_changed'],
    ]).toContainEqual(outcomes(results))
  })
})
