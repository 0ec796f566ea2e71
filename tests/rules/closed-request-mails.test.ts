import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import type { Mentee, Mentor } from '../support/people'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, theAdmin, anAward, aRequest, reject, approve, moveDeadline, runJob } =
  await openWorld()

type Mail = {
  mentors: { mentorId: number; mentor: string; title: string }[]
  refundable: boolean
  mayWait: boolean
  purchaseId: number
}
const mailOf = (requestId: number, kind: string) =>
  cell<Mail>(
    owner`select rules.mail_content(content) as content from private.outbox where kind = ${kind} and content->>'requestId' = ${String(requestId)}`,
  )
const topics = (mentor: Mentor, ids: number[]) =>
  owner`update data.mentor_cards set topic_ids = ${ids} where mentor_id = ${mentor.id}`
const aSeeker = async () => {
  const mentee = await aMentee()
  await owner`update data.mentees set topic_ids = '{1,2,3}' where id = ${mentee.id}`
  return mentee
}
const refusedBy = async (mentee: Mentee) => {
  const { id, mentor } = await aRequest({ mentee })
  await reject(mentor, id)
  return { id, mentor }
}
const ids = (mail: Mail) => mail.mentors.map(({ mentorId }) => mentorId)

describe('mails 22, 23, 24 suggest three mentors', () => {
  test('a rejected, an expired and an unavailable request name the three best mentors, with their titles', async () => {
    const best = []
    for (const shared of [[1], [1, 2], [1, 2, 3], [4]]) {
      const mentor = await aMentor({ title: `Θέμα ${shared.length}` })
      await topics(mentor, shared)
      best.push(mentor.id)
    }
    const expected = [best[2], best[1], best[0]]

    const rejected = await refusedBy(await aSeeker())
    const mail = await mailOf(rejected.id, 'request_rejected')
    expect(ids(mail)).toEqual(expected)
    expect(mail.mentors[0]).toMatchObject({ mentorId: best[2], mentor: 'Άννα Παππά', title: 'Θέμα 3' })

    const lapsing = await aRequest({ mentee: await aSeeker() })
    await moveDeadline(lapsing.id)
    await runJob('expire_requests')
    expect(ids(await mailOf(lapsing.id, 'request_expired_mentee'))).toEqual(expected)

    const mentor = await aMentor()
    const [taken, waiting] = [await aRequest({ mentor }), await aRequest({ mentor, mentee: await aSeeker() })]
    await approve(mentor, taken.id)
    expect(ids(await mailOf(waiting.id, 'mentor_unavailable'))).toEqual(expected)
  })

  test('never the same user, a hidden or unavailable mentor, or one who rejected this mentee before', async () => {
    const mentee = await aSeeker()
    const herself = await aMentor({ userId: mentee.userId })
    const [busy, hidden, before] = [await aMentor(), await aMentor({ status: 'inactive' }), await aMentor()]
    for (const mentor of [herself, busy, hidden, before]) await topics(mentor, [1, 2, 3])
    await approve(busy, (await aRequest({ mentor: busy })).id)
    const first = await aRequest({ mentee, mentor: before })
    await reject(before, first.id)
    const second = await refusedBy(mentee)
    await topics(second.mentor, [1, 2, 3])
    const third = ids(await mailOf((await refusedBy(mentee)).id, 'request_rejected'))
    for (const mentor of [herself, busy, hidden, before, second.mentor])
      expect(third).not.toContain(mentor.id)
    expect(third).toHaveLength(3)
  })
})

describe('mail 24 says whether the mentee may wait for the mentor', () => {
  const told = async (leave: (mentor: Mentor) => Promise<unknown>) => {
    const { id, mentor } = await aRequest()
    await leave(mentor)
    return (await mailOf(id, 'mentor_unavailable')).mayWait
  }
  test('who took another mentee or is away may be waited for', async () => {
    expect(await told(async (mentor) => approve(mentor, (await aRequest({ mentor })).id))).toBe(true)
    expect(await told((mentor) => call(mentor, 'set_away', { until: '2999-01-01' }))).toBe(true)
  })
  test('who left, or offers this no more, may not', async () => {
    const admin = await theAdmin()
    const left = await told(({ id: mentorId }) =>
      call(admin, 'change_mentor_status', { mentorId, status: 'inactive', reason: 'Μετακομίζει' }),
    )
    const offersNoMore = await told(({ id: mentorId }) =>
      call(admin, 'edit_mentor', { mentorId, changes: { offers_mentoring: false } }),
    )
    expect([left, offersNoMore]).toEqual([false, false])
  })
})

describe('R20 the third rejection in a row says that a refund is possible', () => {
  test('not the first and second; the third, and an expired request after it', async () => {
    const mentee = await aMentee()
    const said = []
    for (let n = 0; n < 3; n += 1)
      said.push((await mailOf((await refusedBy(mentee)).id, 'request_rejected')).refundable)
    expect(said).toEqual([false, false, true])
    const lapsing = await aRequest({ mentee })
    await moveDeadline(lapsing.id)
    await runJob('expire_requests')
    expect(await mailOf(lapsing.id, 'request_expired_mentee')).toMatchObject({
      refundable: true,
      purchaseId: mentee.purchaseId,
    })
  })

  test('not for a free package', async () => {
    const mentee = await aMentee({ package: 'none' })
    await anAward(mentee, 'full_3m')
    let last
    for (let n = 0; n < 3; n += 1) last = await mailOf((await refusedBy(mentee)).id, 'request_rejected')
    expect(last!.refundable).toBe(false)
  })
})

test('mail 19: a coaching request includes its reason and the names of its field', async () => {
  const { id } = await aRequest({ kind: 'coaching' })
  const mail = (await mailOf(id, 'request_received')) as unknown as {
    reason: string
    field: Record<string, string>
  }
  expect(mail.reason.length).toBeGreaterThan(10)
  expect(Object.keys(mail.field).sort()).toEqual(['de', 'en', 'fr', 'gr', 'pt'])
})

test('mail 17: the last reminder says from when a refund is possible; earlier ones and those for a free package do not', async () => {
  const [early, late] = [await aMentee(), await aMentee()]
  await owner`update data.purchases set paid_at = now() - interval '14 days' where id = ${early.purchaseId}`
  await owner`update data.purchases set paid_at = now() - interval '80 days' where id = ${late.purchaseId}`
  await runJob('remind_mentees')
  const from = async (mentee: Mentee) =>
    (
      await owner`
    select content ? 'refundFrom' as said, (content->>'refundFrom')::timestamptz
      = (select paid_at + interval '3 months' from data.purchases where id = ${mentee.purchaseId}) as day
    from private.outbox where kind = 'no_request_yet' and to_user_id = ${mentee.userId}`
    )[0]
  expect(await from(early)).toEqual({ said: false, day: null })
  expect(await from(late)).toEqual({ said: true, day: true })
})
