// Concurrent acts on the same rows, where a wrong lock order would deadlock: each one waits, and the database ends
// none of them. They run without the app’s retry.
import { describe, expect, test } from 'vitest'
import { call, callIn, callSignIn, withdrawAsShown } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { oneByOne, together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  runJob,
  aMentor,
  aMentee,
  aRequest,
  aMentorship,
  anAdmin,
  requestRow,
  mentorshipRow,
  moveDeadline,
  signedIn,
} = world

const once = ({ viewer }: Woman, name: string, args = {}) =>
  world.once(viewer, (sql) => callIn(sql, name, args))
const approve = (who: Woman, requestId: number) => once(who, 'approve_mentorship_request', { requestId })
const withdraw = (who: Woman, purchaseId: number) =>
  once(who, 'withdraw_purchase', { purchaseId, seenCents: 6200 })
const eraseMe = (who: Woman) => once(who, 'erase_me')

/** Waits until a request is committed. */
async function existing(id: number) {
  while ((await owner`select from data.mentorship_requests where id = ${id}`).length === 0);
}

describe('a refund', () => {
  test('while the mentee’s new request is being approved', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    let approved: Promise<unknown> | undefined
    let id = 0
    const results = await oneByOne(owner, { purchases: mentee.purchaseId }, [
      async () => {
        // The withdrawal has already read the mentee’s requests when this one arrives.
        const [gone] = await oneByOne(
          owner,
          async (sql) => {
            await sql`select from data.mentees where id = ${mentee.id} for update`
            await sql`update data.parts set status = 'pending' where id = ${mentee.partIds[0]!}`
            const [row] = await sql`
            insert into data.mentorship_requests (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at)
            values (${mentee.id}, ${mentee.userId}, ${mentor.id}, ${mentor.userId}, ${mentee.partIds[0]!}, 'mentoring', repeat('x', 20),
              now() + interval '5 days') returning id`
            id = row!.id as number
          },
          [() => withdraw(mentee, mentee.purchaseId)],
        )
        if (gone!.status === 'rejected') throw gone!.reason
      },
      () => (approved = existing(id).then(() => approve(mentor, id))),
    ])
    await approved?.catch(() => undefined)
    expect(outcomes(results)).toEqual(['already_answered', 'done'])
    expect(await requestRow(id)).toMatchObject({ closeReason: 'purchase_closed' })
  })

  test('while the mentor of the mentee’s request accepts another mentee', async () => {
    const mentor = await aMentor()
    const [hers, other] = [await aRequest({ mentor }), await aRequest({ mentor })]
    const results = await oneByOne(owner, { purchases: hers.mentee.purchaseId }, [
      () => withdraw(hers.mentee, hers.mentee.purchaseId),
      () => approve(mentor, other.id),
    ])
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await requestRow(hers.id)).toMatchObject({
      closeReason: 'purchase_closed',
      partStatus: 'completed',
    })
  })
})

test('the team records the transfer of a refund and a late deposit for the same purchase', async () => {
  const [mentee, admin] = [await aMentee(), await anAdmin()]
  const refundId = await withdrawAsShown(mentee)
  const results = await oneByOne(
    owner,
    (sql) => sql`select from data.parts where purchase_id = ${mentee.purchaseId} for update`,
    [
      () =>
        once(admin, 'book_deposit', { purchaseId: mentee.purchaseId, externalRef: 'IN', amountCents: 6200 }),
      () => once(admin, 'settle_refund', { refundId, externalRef: 'OUT' }),
    ],
  )
  expect(outcomes(results)).toEqual(['done', 'done'])
})

test('two mentors accept concurrently, and each closes the other mentee’s request', async () => {
  const [one, two] = [await aMentor(), await aMentor()]
  const [first, second] = [await aRequest({ mentor: one }), await aRequest({ mentor: two })]
  const behind = [await aRequest({ mentor: one }), await aRequest({ mentor: two })]
  const women = [first, second, ...behind].map(({ mentee }) => mentee.id)
  const results = await together(
    owner,
    (sql) => sql`select from data.mentees where id in ${sql(women)} for update`,
    [() => approve(one, first.id), () => approve(two, second.id)],
  )
  expect(outcomes(results)).toEqual(['done', 'done'])
  for (const { id } of behind)
    expect(await requestRow(id)).toMatchObject({ closeReason: 'mentor_unavailable' })
})

describe('an erasure', () => {
  /** Stops in its middle, at the mentee’s orders. */
  const inItsMiddle = (purchaseId: number, mentee: Woman, act: () => Promise<unknown>) =>
    oneByOne(owner, { purchases: purchaseId }, [() => eraseMe(mentee), act])

  test('while the user gives a consent', async () => {
    const mentee = await aMentee()
    const results = await inItsMiddle(mentee.purchaseId, mentee, () =>
      once(mentee, 'give_consent', { text: 'news', given: true }),
    )
    expect(outcomes(results)).toEqual(['done', 'role_not_held'])
  })

  test('while the user applies as a mentor', async () => {
    const mentee = await aMentee()
    await call(mentee, 'store_application_draft', {
      secretHash: 'hers',
      answers: { title: 'Σύμβουλος', terms_accepted: true },
      reached: 7,
    })
    const results = await inItsMiddle(mentee.purchaseId, mentee, () =>
      once(mentee, 'apply_as_mentor', { secretHash: 'hers' }),
    )
    expect(outcomes(results)).toEqual(['done', 'role_not_held'])
  })

  test('while the team writes to the user, which is refused, and confirms the user’s payment', async () => {
    const [mentee, admin] = [await aMentee(), await anAdmin()]
    const results = await inItsMiddle(mentee.purchaseId, mentee, async () => {
      await refused(
        call(admin, 'send_message', { toRole: 'mentee', profileId: mentee.id, text: 'Καλημέρα' }),
        'person_erased',
      )
      await call(admin, 'mark_paid', { purchaseId: mentee.purchaseId, seenAtBank: true })
    })
    expect(outcomes(results)).toEqual(['done', 'done'])
  })

  test('of both people of a mentorship', async () => {
    const { id, mentor, mentee, admin } = await aMentorship({ sessions: 1 })
    await call(admin, 'complete_mentorship', { mentorshipId: id, belowMinimum: true })
    const results = await inItsMiddle(mentee.purchaseId, mentee, () => eraseMe(mentor))
    expect(outcomes(results)).toEqual(['done', 'done'])
  })
})

test('a password change in one session and the end of all other sessions from another', async () => {
  const mentee = await aMentee({ package: 'none' })
  await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId}, 'old')`
  const other = { ...mentee, viewer: await signedIn(mentee.userId, 'mentee') }
  const third = await signedIn(mentee.userId, 'mentee')
  const results = await oneByOne(
    owner,
    (sql) =>
      sql`select from private.sessions where token_hash = sha256(convert_to(${third.secretHash}, 'UTF8')) for update`,
    [
      () => once(mentee, 'change_password', { keptHash: 'old', passwordHash: 'new', secretHash: 'another' }),
      () => once(other, 'close_other_sessions'),
    ],
  )
  expect(outcomes(results)).toEqual(['done', 'done'])
  // The second session was ended by the first before its turn.
  expect(await owner`select from private.sessions where user_id = ${mentee.userId}`).toHaveLength(1)
})

describe('jobs skip locked rows, and do them in a later run', () => {
  /** Runs a job while another transaction holds this row; returns the job's result. */
  const runBeside = (table: string, id: number, job: string) =>
    owner.begin(async (busy) => {
      await busy`select from ${busy(`data.${table}`)} where id = ${id} for no key update`
      return runJob(job)
    })

  test.each(['mentors', 'mentees'] as const)('expired requests, with locked %s', async (table) => {
    const { id, mentor, mentee } = await aRequest()
    await moveDeadline(id)
    const { id: held } = { mentors: mentor, mentees: mentee }[table]
    expect(await runBeside(table, held, 'expire_requests')).toBe(0)
    expect(await runJob('expire_requests')).toBe(1)
  })

  test.each(['mentors', 'mentees', 'mentorships'] as const)(
    'notices and pauses, with locked %s',
    async (table) => {
      const ending = await aMentorship()
      await owner`update data.mentorships set notice_given_at = now(), ends_on = rules.local_date(), stop_outcome = 'close' where id = ${ending.id}`
      const paused = await aMentorship()
      await call(paused.admin, 'pause_mentorship', { mentorshipId: paused.id })
      for (const scene of [ending, paused]) {
        await owner`update data.mentorships set resume_by = now() where id = ${scene.id} and status = 'paused'`
        const id = { mentors: scene.mentor.id, mentees: scene.mentee.id, mentorships: scene.id }[table]
        expect(await runBeside(table, id, 'end_mentorships')).toBe(0)
        expect(await runJob('end_mentorships')).toBe(1)
        expect(await mentorshipRow(scene.id)).toMatchObject({ status: 'stopped' })
      }
    },
  )

  test('claims and retention', async () => {
    const mentee = await aMentee({ kind: 'two_in_one' })
    await owner`update data.parts set claim_until = now() where id = ${mentee.partIds[1]!}`
    expect(await runBeside('mentees', mentee.id, 'expire_claims')).toBe(0)
    expect(await runJob('expire_claims')).toBe(1)

    const gone = await aMentee({ package: 'none' })
    await owner`update data.users set created_at = now() - interval '6 years', last_login_at = null where id = ${gone.userId}`
    await runJob('retention')
    await owner`update private.reminders set at = at - interval '32 days' where kind = 'retention'`
    expect(await runBeside('users', gone.userId, 'retention')).toBe(0)
    expect(await runBeside('mentees', gone.id, 'retention')).toBe(0)
    expect(await runJob('retention')).toBe(1)
  })

  test('clean-up', async () => {
    const mentee = await aMentee({ package: 'none' })
    await owner`update private.sessions set expires_at = now() - interval '1 minute' where user_id = ${mentee.userId}`
    await owner.begin(async (busy) => {
      await busy`select from private.sessions where user_id = ${mentee.userId} for update`
      expect(await runJob('clean_up')).toBe(0)
    })
    expect(await runJob('clean_up')).toBe(1)
  })
})

test('many attempts at two accounts from two addresses, in opposite order', async () => {
  const names = ['one@test.example', 'two@test.example']
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      callSignIn('auth_may_try', { act: 'login', account: names[n % 2], address: names[(n + 1) % 2] }),
    ),
  )
  expect(new Set(outcomes(results))).toEqual(new Set(['done']))
})

test('a mentor declines and goes away while the mentee edits her profile', async () => {
  const { id, mentor, mentee } = await aRequest()
  const results = await oneByOne(owner, { mentees: mentee.id }, [
    () => once(mentor, 'decline_and_be_away', { requestId: id, until: '2999-01-01' }),
    () => once(mentee, 'edit_mentee', { changes: { about: 'Νέο' } }),
  ])
  expect(outcomes(results)).toEqual(['done', 'done'])
})
