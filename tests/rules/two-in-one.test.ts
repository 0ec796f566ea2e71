import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  aPackage,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  complete,
  stop,
  send,
  sendForCoaching,
  increase,
  partStatuses,
  requestRow,
  runJob,
} = await openWorld()

const admin = await theAdmin()
const twoInOne = () => aMentee({ kind: 'two_in_one' })
const coached = async (mentee: Mentee) => {
  const { id } = await aMentorship({ mentee, kind: 'coaching', sessions: 4 })
  await complete(admin, id)
}
const parts = (mentee: Mentee) =>
  list<{ kind: string; status: string; blockedBy: string | null }>(mentee, 'own_parts')
const claim = (mentee: Mentee, until: string) =>
  owner.unsafe(
    `update data.parts set claim_until = now() ${until} where mentee_id = ${mentee.id} and kind = 'mentoring'`,
  )

describe('R5 coaching first', () => {
  test('R5 from the order to the end: coaching, then two mentoring parts, each with its own mentor', async () => {
    const mentee = await twoInOne()
    expect((await parts(mentee)).map((part) => part.blockedBy)).toEqual([
      null,
      'coaching_not_completed',
      'coaching_not_completed',
    ])
    await refused(send(mentee, await aMentor()), 'coaching_not_completed')

    const coaching = await aRequest({ mentee, kind: 'coaching' })
    await refused(send(mentee, await aMentor()), 'request_pending')
    const first = await approve(coaching.mentor, coaching.id)
    await refused(send(mentee, await aMentor()), 'mentee_in_mentorship')
    for (let n = 0; n < 4; n += 1) await increase(mentee, first)
    await complete(admin, first)

    expect((await parts(mentee)).map((part) => part.blockedBy)).toEqual([null, null, null])
    await refused(sendForCoaching(mentee, await aMentor({ offersCoaching: true })), 'no_coaching_package')
    for (const sessions of [3, 3]) {
      const { id } = await aMentorship({ mentee, sessions })
      await complete(admin, id)
    }
    expect(await partStatuses(mentee)).toEqual(['completed', 'completed', 'completed'])
    await refused(send(mentee, await aMentor()), 'no_package')
  })

  test('R5 coaching stopped and given back opens nothing; completed with another coach, it does', async () => {
    const mentee = await twoInOne()
    const { id } = await aMentorship({ mentee, kind: 'coaching' })
    await stop(admin, id)
    await refused(send(mentee, await aMentor()), 'coaching_not_completed')
    await coached(mentee)
    await send(mentee, await aMentor())
  })

  test('R4 the oldest open package is used; a three-month package does not wait for the coaching of another', async () => {
    const mentee = await twoInOne()
    const later = await aPackage(mentee, 'three_months')
    const { id } = await aRequest({ mentee })
    expect(await requestRow(id)).toMatchObject({ partId: later.partIds[0] })
  })

  test('R5 completion and request concurrently, twenty times: never a request before the completion', async () => {
    for (let round = 0; round < 20; round += 1) {
      const mentee = await twoInOne()
      const { id } = await aMentorship({ mentee, kind: 'coaching', sessions: 4 })
      const mentor = await aMentor()
      const acts = [() => complete(admin, id), () => send(mentee, mentor)]
      const results = await together(owner, { mentees: mentee.id }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'done'],
        ['done', 'mentee_in_mentorship'],
        ['coaching_not_completed', 'done'],
      ]).toContainEqual(outcomes(results))
      const early = await owner`select from data.mentorship_requests r, data.mentorships s
        where r.mentee_id = ${mentee.id} and r.kind = 'mentoring' and s.id = ${id} and s.status <> 'completed'`
      expect(early).toHaveLength(0)
    }
  })
})

describe('R18 the claim period of twenty-four months', () => {
  test.each([
    [`+ interval '1 second'`, true],
    [`- interval '1 second'`, false],
  ])('R18 until now %s: request %s', async (until, asked) => {
    const mentee = await twoInOne()
    await coached(mentee)
    await claim(mentee, until)
    if (asked) await send(mentee, await aMentor())
    else await refused(send(mentee, await aMentor()), 'claim_period_passed')
  })

  test('R18 an expired part is closed by the job and reopened by an admin, and the reason is stored', async () => {
    const mentee = await twoInOne()
    await coached(mentee)
    await claim(mentee, `- interval '1 second'`)
    expect(await runJob('expire_claims')).toBeGreaterThanOrEqual(2)
    expect((await parts(mentee)).map((part) => part.status)).toEqual(['completed', 'completed', 'completed'])
    const reopen = (partId = mentee.partIds[1], by: Woman = admin) =>
      call<Date>(by, 'reopen_claim', { partId, reason: 'Μητρότητα' })
    const until = await reopen()
    const anew = owner`
      select ${until} = rules.end_of_local_day((rules.local_date() + interval '24 months')::date)`
    expect(await cell(anew)).toBe(true)
    const [line] =
      await owner`select reason, actor from data.history where subject = 'parts' and subject_id = ${mentee.partIds[1]!} and event = 'reopened'`
    expect(line).toEqual({ reason: 'Μητρότητα', actor: 'admin' })
    await send(mentee, await aMentor())
    await refused(reopen(), 'not_expired')
    await refused(reopen(mentee.partIds[0]), 'not_expired')
    await refused(reopen(2_000_000_000), 'part_not_found')
  })

  test('R18 a request sent in time can be answered after the period', async () => {
    const mentee = await twoInOne()
    await coached(mentee)
    const { id, mentor } = await aRequest({ mentee })
    await claim(mentee, `- interval '1 second'`)
    await runJob('expire_claims')
    await approve(mentor, id)
  })

  test('R18 the job against a request at the limit: only one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mentee = await twoInOne()
      await coached(mentee)
      await owner`update data.parts set status = 'completed', closed_reason = 'cancelled', closed_at = now() where id = ${mentee.partIds[2]!}`
      const mentor = await aMentor()
      await claim(mentee, '')
      const results = await Promise.allSettled([send(mentee, mentor), runJob('expire_claims')])
      expect([
        ['claim_period_passed', 'done'],
        ['done', 'no_package'],
      ]).toContainEqual(outcomes(results))
      // The job skips locked rows; run it again.
      await runJob('expire_claims')
      expect((await partStatuses(mentee))[1]).toBe('completed')
    }
  })
})
