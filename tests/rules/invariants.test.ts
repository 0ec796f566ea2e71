import type { ISql } from 'postgres'
import { describe, expect, test } from 'vitest'
import { call, readTable } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, theAdmin, aRequest, aMentorship, approve, runJob } =
  await openWorld()

const admin = await theAdmin()
const broken = async (sql: ISql = owner) =>
  (await sql`select invariant from api.invariant_violations where violations > 0`).map(
    (row) => row.invariant as string,
  )

/** Breaks an invariant past all guards, reads the view, and rolls back. */
async function whenBroken(statements: string[]) {
  let found: string[] = []
  await owner
    .begin(async (sql) => {
      await sql`set local session_replication_role = replica`
      for (const index of [
        'mentor_in_mentorship',
        'mentee_in_mentorship',
        'part_in_mentorship',
        'request_pending',
      ]) {
        await sql.unsafe(`drop index data.${index}`)
      }
      for (const statement of statements) await sql.unsafe(statement)
      found = await broken(sql)
      throw new Error('undo')
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error
    })
  return found
}

const running = await aMentorship()
const paused = await aMentorship()
await call(admin, 'pause_mentorship', { mentorshipId: paused.id })
const waiting = await aRequest()
const other = await aMentorship()
const two = await aMentee({ kind: 'two_in_one' })
const unpaid = await aMentee({ package: 'awaiting_payment' })
const part = (of: { mentee: { partIds: number[] } }) => of.mentee.partIds[0]
const aRefund = (
  state: string,
  cents: number,
) => `insert into data.refunds (payment_id, purchase_id, amount_cents, ground, state)
  select id, purchase_id, ${cents}, 'provider', '${state}' from data.payments where purchase_id = ${two.purchaseId}`

const breaches: Record<string, string[]> = {
  'R1 mentor with two running mentorships': [
    `update data.mentorships set mentor_id = ${running.mentor.id} where id = ${other.id}`,
  ],
  'R2 mentee with two running mentorships': [
    `update data.mentorships set mentee_id = ${running.mentee.id} where id = ${other.id}`,
  ],
  'R2 part with two living mentorships': [
    `update data.mentorships set part_id = ${part(running)} where id = ${paused.id}`,
  ],
  'R3 mentee with two pending requests': [
    `insert into data.mentorship_requests (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at)
    select mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at from data.mentorship_requests where id = ${waiting.id}`,
  ],
  'R3 pending request of a mentee in a mentorship': [
    `update data.mentorship_requests set mentee_id = ${running.mentee.id} where id = ${waiting.id}`,
  ],
  'R4 pending request whose part is not pending, or of another kind': [
    `update data.parts set status = 'paid' where id = ${part(waiting)}`,
  ],
  'R4 pending part without a pending request': [
    `update data.parts set status = 'pending' where id = ${two.partIds[0]}`,
  ],
  'R4 open part of an unpaid or refunded purchase': [
    `update data.parts set status = 'paid' where id = ${unpaid.partIds[0]}`,
  ],
  'R5 mentoring begun before its coaching was completed': [
    `update data.parts set status = 'running' where id = ${two.partIds[1]}`,
  ],
  'R5 mentoring locked by coaching that was closed before it was completed': [
    `update data.parts set status = 'completed', closed_reason = 'cancelled' where id = ${two.partIds[0]}`,
  ],
  'R6 pending request to a mentor who is not active': [
    `update data.mentors set status = 'inactive' where id = ${waiting.mentor.id}`,
  ],
  'R7 mentor of herself': [
    `alter table data.mentorships drop constraint own_profile`,
    `update data.mentorships set mentee_user_id = mentor_user_id where id = ${running.id}`,
  ],
  'R11 pending request to a mentor in a mentorship': [
    `update data.mentorship_requests set mentor_id = ${running.mentor.id} where id = ${waiting.id}`,
  ],
  'R11 running mentorship whose part is not running': [
    `update data.parts set status = 'paid' where id = ${part(running)}`,
  ],
  'R11 running part without a living mentorship': [
    `update data.parts set status = 'running' where id = ${two.partIds[0]}`,
  ],
  'R11 approved request without its mentorship': [
    `update data.mentorship_requests set status = 'approved' where id = ${waiting.id}`,
  ],
  'R13 more sessions than the cap': [
    `insert into data.sessions (mentorship_id, status, held_on, entered_by, entered_by_user_id)
    select ${running.id}, 'held', current_date, 'admin', ${admin.userId} from generate_series(1, 31)`,
  ],
  'R14 planned session after the end or pause of its mentorship': [
    `insert into data.sessions (mentorship_id, status, held_on, starts_at, entered_by, entered_by_user_id)
    values (${paused.id}, 'planned', current_date + 1, now() + interval '1 day', 'admin', ${admin.userId})`,
  ],
  'R15 paused mentorship whose part is not running, or without its limit': [
    `update data.mentorships set resume_by = null where id = ${paused.id}`,
  ],
  'R24 payment that differs from its purchase': [
    `update data.payments set amount_cents = 1 where purchase_id = ${two.purchaseId}`,
  ],
  'R25 paid purchase without a payment, or the other way round': [
    `update data.purchases set paid_at = now(), paid_on = current_date where id = ${unpaid.purchaseId}`,
  ],
  'R25 order with the whole price that is not paid, or transfers that its payments do not have': [
    `insert into data.transfers (purchase_id, payment_id, reference, amount_cents)
    select purchase_id, id, 'x', amount_cents + 1 from data.payments where purchase_id = ${two.purchaseId}`,
  ],
  'R25 payment that was taken back and that the ledger still has': [
    `update data.payments set taken_back = 'price', surplus = true, amount_cents = 0 where purchase_id = ${two.purchaseId}`,
  ],
  'R26 more scholarships awarded than the year allows': [
    `insert into data.scholarships (name, kind, year) values ('Υ', 'partial_50', 1999)`,
    `insert into data.awards (scholarship_id, mentee_id, year) select s.id, e.id, e.id from data.scholarships s,
      (select id from data.mentees order by id limit 4) e where s.year = 1999`,
  ],
  'R20 refund planned of money that is not here': [
    `insert into data.refunds (payment_id, purchase_id, amount_cents, ground)
    select id, purchase_id, amount_cents + 1, 'provider' from data.payments where purchase_id = ${two.purchaseId}`,
  ],
  'R20 refund that keeps more than its sessions, or gives back what it keeps': [
    `update data.purchases set refunded_at = now() where id = ${two.purchaseId}`,
    `insert into data.refunds (payment_id, purchase_id, amount_cents, ground, kept_cents, sessions_held, sessions_total)
    select id, purchase_id, 24569, 'withdrawal', 2731, 1, 10 from data.payments where purchase_id = ${two.purchaseId}`,
  ],
  'R20 refund to send while its payment is contested': [
    `update data.purchases set disputed_at = now() where id = ${two.purchaseId}`,
    aRefund('failed', 100),
  ],
  'R4 open part of a purchase whose money went back': [
    aRefund('done', 27300),
    `insert into data.ledger_entries (purchase_id, refund_id, amount_cents, paid_on, booked_on)
      select purchase_id, id, -amount_cents, current_date, current_date from data.refunds where purchase_id = ${two.purchaseId}`,
  ],
  'ledger that does not add up': [
    `update data.ledger_entries set amount_cents = 1 where purchase_id = ${two.purchaseId}`,
  ],
  'purchase in another scope than its parts and its ledger': [
    `update data.purchases set overdrawn_cents = 1 where id = ${two.purchaseId}`,
  ],
  'card named otherwise than its user': [
    `update data.mentor_cards set surname = 'Άλλη' where mentor_id = ${running.mentor.id}`,
  ],
  'erased user with an open order, an open part or a card to be seen': [
    `update data.users set erased_at = now() where id = ${unpaid.userId}`,
  ],
  'suspended user with a living mentorship or a pending request': [
    `update data.users set suspended_at = now() where id = ${waiting.mentor.userId}`,
  ],
  'card that does not say what the profile says': [
    `update data.mentor_cards set in_collaboration = false where mentor_id = ${running.mentor.id}`,
  ],
}

describe('the view of violated invariants', () => {
  test('has exactly these names, and no violation', async () => {
    const names = (await owner`select invariant from api.invariant_violations`).map(
      (row) => row.invariant as string,
    )
    expect(names.sort()).toEqual(Object.keys(breaches).sort())
    expect(await broken()).toEqual([])
  })

  test.each(Object.entries(breaches))('finds: %s', async (name, statements) => {
    expect(await whenBroken(statements)).toContain(name)
    expect(await broken()).toEqual([])
  })

  test.each([
    `available_for_mentoring = true where mentor_id = ${running.mentor.id}`,
    `audience = 'hidden' where mentor_id = ${running.mentor.id}`,
    `available_for_coaching = true where mentor_id = ${waiting.mentor.id}`,
  ])('finds a card that says %s', async (change) => {
    expect(await whenBroken([`update data.mentor_cards set ${change}`])).toContain(
      'card that does not say what the profile says',
    )
  })

  test.each(['waiting_part', 'running_part', 'unfinished_part'])('finds a wrong %s', async (column) => {
    expect(
      await whenBroken([`update data.purchases set ${column} = not ${column} where id = ${two.purchaseId}`]),
    ).toContain('purchase in another scope than its parts and its ledger')
  })

  const cancelled = `update data.parts set status = 'completed', closed_reason = 'cancelled' where id = ${unpaid.partIds[0]}`
  test.each([
    ['order', unpaid.userId, cancelled],
    ['part', two.userId, `select`],
    ['card', other.mentor.userId, `select`],
  ])('finds an erased user with %s left', async (_, userId, besides) => {
    expect(
      await whenBroken([besides, `update data.users set erased_at = now() where id = ${userId}`]),
    ).toContain('erased user with an open order, an open part or a card to be seen')
  })
})

test('the job checks every night, and its findings are in the history that admins read', async () => {
  expect(await runJob('check_invariants')).toBe(0)
  await owner`update data.mentor_cards set available_for_mentoring = true where mentor_id = ${running.mentor.id}`
  expect(await runJob('check_invariants')).toBe(1)
  const lines = (await readTable(await anAdmin(), 'history')).filter((line) => line.event === 'violated')
  expect(lines).toHaveLength(1)
  await owner`select rules.refresh_mentor_card(${running.mentor.id})`
  await approve(waiting.mentor, waiting.id)
  await aMentor()
})
