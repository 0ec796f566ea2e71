// Every kind of finished row is deleted after its retention period (rules.retained_for).
import { expect, test } from 'vitest'
import { call } from '../support/calls'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, runJob, aMentee, aMentor, aRequest, aMentorship, reject, stop, theAdmin, anAdmin } =
  await openWorld({ breaks: true })

const count = (what: string) => cell<number>(owner.unsafe(`select count(*)::integer from ${what}`))

/** Ages one row to just before the end of its period, then past it; returns what is left both times. */
async function ages(what: string, at: string, period: string, where: string) {
  const left: number[] = []
  for (const more of [`- interval '1 hour'`, `+ interval '1 hour'`]) {
    await owner.unsafe(`update ${what} set ${at} = now() - (interval '${period}' ${more}) where ${where}`)
    await runJob('clean_up')
    left.push(await count(`${what} where ${where}`))
  }
  return left
}

test('an unsent mail loses its content after 30 days, is dead, and is deleted after a year', async () => {
  const { userId } = await aMentee({ package: 'none' })
  await owner`select rules.queue_mail('gone', 'password_changed', ${userId})`
  await owner`select rules.queue_mail('queued', 'password_changed', ${userId})`
  await owner`update private.outbox set status = 'dead', attempts = 12 where key like 'gone:%'`
  const mails = () =>
    owner`select status, content = '{}' as empty from private.outbox where key like any (array['gone:%', 'queued:%'])`
  await owner`update private.outbox set queued_at = now() - interval '29 days'`
  await runJob('clean_up')
  expect((await mails()).map(({ empty }) => empty)).toEqual([false, false])
  await owner`update private.outbox set queued_at = now() - interval '31 days'`
  await runJob('clean_up')
  expect([...(await mails())]).toEqual([
    { status: 'dead', empty: true },
    { status: 'dead', empty: true },
  ])
  await owner`update private.outbox set queued_at = now() - interval '366 days'`
  await runJob('clean_up')
  expect(await mails()).toHaveLength(0)
})

test('a Stripe event is deleted 90 days after it was settled; unsettled ones and the newest stay', async () => {
  await owner`insert into private.stripe_events (id, type, about, created_at, processed_at) values
    ('done', 'x', '{}', now() - interval '1 year', now()), ('open', 'x', '{}', now() - interval '1 year', null),
    ('newest', 'x', '{}', now() - interval '100 days', now() - interval '100 days')`
  expect(await ages('private.stripe_events', 'processed_at', '90 days', `id = 'done'`)).toEqual([1, 0])
  expect(await count('private.stripe_events')).toBe(2)
})

test('an expired session and the key of a form that was sent a week ago are deleted', async () => {
  const [gone, living] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
  expect(await ages('private.sessions', 'expires_at', '0 days', `user_id = ${gone.userId}`)).toEqual([1, 0])
  expect(await count(`private.sessions where user_id = ${living.userId}`)).toBe(1)
  await owner`insert into private.used_forms (key, at) values ('an old key of a form', now()), ('a new key of a form', now())`
  expect(await ages('private.used_forms', 'at', '7 days', `key = 'an old key of a form'`)).toEqual([1, 0])
  expect(await count('private.used_forms')).toBe(1)
})

test('a guess at a password is deleted after a day; a newer one of the same kind stays', async () => {
  await owner`insert into private.attempts (act, subject) values ('sign_in', 'an old guess'), ('sign_in', 'a new guess')`
  expect(await ages('private.attempts', 'at', '1 day', `subject = 'an old guess'`)).toEqual([1, 0])
  expect(await count(`private.attempts where subject = 'a new guess'`)).toBe(1)
})

test('the bank account of a refund is deleted 30 days after the money was sent, not while a refund is to be sent', async () => {
  const [admin, mentee, waiting] = [await theAdmin(), await aMentee(), await aMentee()]
  const iban = 'GR1601101250000000012300695'
  const refundId = await call<number>(mentee, 'withdraw_purchase', {
    purchaseId: mentee.purchaseId,
    seenCents: 6200,
    iban,
  })
  await call(waiting, 'withdraw_purchase', { purchaseId: waiting.purchaseId, seenCents: 6200, iban })
  await owner`update data.refund_accounts set given_at = now() - interval '1 year'`
  await runJob('clean_up')
  expect(await count('data.refund_accounts')).toBe(2)
  await call(admin, 'settle_refund', { refundId, externalRef: 'low-17' })
  expect(await ages('data.refunds', 'done_at', '30 days', `id = ${refundId}`)).toEqual([1, 1])
  expect(await column(owner`select purchase_id from data.refund_accounts`)).toEqual([waiting.purchaseId])
})

test('photos of a rejected applicant are deleted after 90 days; an active mentor’s stay', async () => {
  const rejected = await aMentor({ status: 'rejected' })
  const active = await aMentor()
  for (const { id, userId } of [rejected, active]) {
    await owner`with photo as (insert into data.photos (user_id, small, large, mime) values (${userId}, 'x', 'x', 'image/png') returning id)
      update data.mentor_cards set photo_id = photo.id from photo where mentor_id = ${id}`
  }
  const left = []
  for (const days of [89, 91]) {
    await owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      await sql`update data.history set at = now() - make_interval(days => ${days}) where subject = 'mentors'`
    })
    await runJob('clean_up')
    left.push(
      await column(
        owner`select user_id from data.photos where user_id in ${owner([rejected.userId, active.userId])} order by user_id`,
      ),
    )
  }
  expect(left).toEqual([[rejected.userId, active.userId], [active.userId]])
})

test('sent alerts and failed checkouts are deleted; waiting ones stay', async () => {
  const [mentor, mentee] = [await aMentor(), await aMentee({ package: 'awaiting_payment' })]
  await owner`insert into data.availability_alerts (mentee_id, mentor_id, asked_at) values (${mentee.id}, ${mentor.id}, now() - interval '3 years')`
  await runJob('clean_up')
  expect(await count('data.availability_alerts')).toBe(1)
  expect(await ages('data.availability_alerts', 'told_at', '90 days', 'true')).toEqual([1, 0])
  await owner`
    insert into data.checkouts (purchase_id, attempt, idempotency_key, amount_cents, status, asked, livemode, expires_at, created_at)
    select ${mentee.purchaseId}, n, 'k' || n, 6200, (array['expired', 'paid', 'flagged'])[n], '{}', false, now(), now() - interval '1 year'
    from generate_series(1, 3) n`
  expect(await ages('data.checkouts', 'created_at', '180 days', `status = 'expired'`)).toEqual([1, 0])
  expect(await count('data.checkouts')).toBe(2)
})

test('a reminder is deleted when its subject is over; one that could be given again stays', async () => {
  const [open, over] = [await aRequest(), await aRequest()]
  const [running, mentee] = [await aMentorship(), await aMentee()]
  await reject(over.mentor, over.id)
  const admin = await theAdmin()
  const coaching = await aMentorship({ kind: 'coaching' })
  const plan = () =>
    call<number>(admin, 'plan_session', { mentorshipId: coaching.id, startsAt: new Date(Date.now() + 2e9) })
  const [planned, past, cancelled] = [await plan(), await plan(), await plan()]
  await call(admin, 'cancel_session', { sessionId: cancelled })
  await owner`update data.sessions set held_on = rules.local_date() - 1 where id = ${past}`
  const used = await aMentee()
  await owner`update data.parts set status = 'completed', closed_reason = 'expired' where purchase_id = ${used.purchaseId}`
  await owner`insert into private.reminders (kind, subject_id, step, at)
    select kind, id, 'x', now() - interval '2 years' from (values
      ('request', ${open.id}::integer), ('request', ${over.id}), ('check_in', ${running.id}), ('no_request', ${mentee.purchaseId}),
      ('claim', ${mentee.purchaseId}), ('claim', ${used.purchaseId}), ('session', ${planned}), ('session', ${past}), ('session', ${cancelled}),
      ('retention', 1), ('unheard_of', 1)) as r (kind, id)`
  await runJob('clean_up')
  expect(await owner`select kind, subject_id from private.reminders order by kind`).toEqual([
    { kind: 'check_in', subjectId: running.id },
    { kind: 'claim', subjectId: mentee.purchaseId },
    { kind: 'no_request', subjectId: mentee.purchaseId },
    { kind: 'request', subjectId: open.id },
    { kind: 'session', subjectId: planned },
    { kind: 'unheard_of', subjectId: 1 },
  ])
  await stop(admin, running.id)
  await runJob('clean_up')
  expect(await count(`private.reminders where kind = 'check_in'`)).toBe(0)
})

test('payment flags cause one mail a day for each admin, and none is lost', async () => {
  const admin = await anAdmin()
  const mails = () => owner`
    select key, next_attempt_at > now() + interval '1 minute' as later from private.outbox
    where kind = 'payment_flagged' and to_user_id = ${admin.userId} order by id`
  const flag = (ref: string) => owner`select rules.raise_flag('amount_mismatch', ${ref})`
  await flag('cs_1')
  expect((await mails()).map(({ later }) => later)).toEqual([false])
  for (let n = 2; n < 30; n += 1) await flag(`cs_${n}`)
  expect((await mails()).map(({ later }) => later)).toEqual([false, true])
})
