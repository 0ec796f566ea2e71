// The three steps of an admin to a mentorship without a request: what each page reads.
import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, anAdmin, aRequest, aMentorship, send, theAdmin } = await openWorld()

type Candidate = {
  menteeId: number
  blocked: string | null
  parts: { id: number; obstacle: string | null }[]
  refundAsked: boolean
}
type Match = {
  blocked: string | null
  mentorBlocked: string | null
  score: number | null
  pending: { id: number }[]
  refundAsked: boolean
}
const admin = await theAdmin()
const candidate = async (menteeId: number, by = admin) =>
  (await list<Candidate>(by, 'matchable_mentees', { onlyMentee: menteeId }))[0]
const check = async (partId: number, withMentor?: number, by = admin) =>
  (await list<Match>(by, 'match_check', { partId, withMentor }))[0]

describe('the mentees to match', () => {
  test('each has the reason why not, or none', async () => {
    const free = await aMentee()
    const unpaid = await aMentee({ package: 'awaiting_payment' })
    const without = await aMentee({ package: 'none' })
    const two = await aMentee({ kind: 'two_in_one' })
    const asking = await aMentee()
    await send(asking, await aMentor())
    const { mentee: running } = await aMentorship()
    const reasons = Object.fromEntries(
      await Promise.all(
        Object.entries({ free, unpaid, without, two, asking, running }).map(
          async ([name, { id }]) => [name, (await candidate(id))?.blocked] as const,
        ),
      ),
    )
    expect(reasons).toEqual({
      free: null,
      unpaid: 'payment_not_confirmed',
      without: 'no_package',
      two: null,
      asking: 'request_pending',
      running: 'mentee_in_mentorship',
    })
    // The coaching part comes first; of its two mentoring parts the earlier one stands for both.
    expect((await candidate(two.id))?.parts.map(({ id, obstacle }) => [id, obstacle])).toEqual([
      [two.partIds[0], null],
      [two.partIds[1], 'coaching_not_completed'],
    ])
    const waiting = await list<Candidate>(admin, 'matchable_mentees')
    expect(waiting.map(({ menteeId }) => menteeId)).toEqual(expect.arrayContaining([free.id, two.id]))
    expect(waiting.map(({ menteeId }) => menteeId)).not.toContain(asking.id)
    expect(waiting[0]?.menteeId).toBe(free.id)
  })

  test('are found by name without accents and by e-mail', async () => {
    const mentee = await aMentee({ name: 'Μελπομένη', surname: 'Ξυνογαλά', email: 'melpo@test.example' })
    for (const words of ['μελπομενη ξυνο', 'MELPO@'])
      expect((await list<Candidate>(admin, 'matchable_mentees', { words }))[0]?.menteeId).toBe(mentee.id)
    expect(await list(admin, 'matchable_mentees', { words: '%' })).toEqual([])
  })

  test('an admin is told that the own profile is for another admin', async () => {
    const mentee = await aMentee()
    const self = await anAdmin({ userId: mentee.userId })
    expect(await candidate(mentee.id, self)).toMatchObject({ blocked: 'own_profile' })
    expect(await check(mentee.partIds[0]!, undefined, self)).toMatchObject({ blocked: 'own_profile' })
  })
})

describe('the check before a mentorship', () => {
  test('names the requests that it closes, and what changed since', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    const [one, two] = [await aRequest({ mentor }), await aRequest({ mentor })]
    const partId = mentee.partIds[0]!
    expect(await check(partId)).toMatchObject({
      blocked: null,
      mentorBlocked: null,
      score: null,
      pending: [],
    })
    const before = await check(partId, mentor.id)
    expect(before).toMatchObject({ blocked: null, mentorBlocked: null })
    expect(before?.pending.map(({ id }) => id)).toEqual([one.id, two.id])

    await call(admin, 'create_mentorship', { partId, mentorId: mentor.id })
    const after = await check(partId, mentor.id)
    expect(after).toMatchObject({
      blocked: 'mentee_in_mentorship',
      mentorBlocked: 'mentor_in_mentorship',
      pending: [],
    })
    await refused(call(admin, 'create_mentorship', { partId, mentorId: mentor.id }), 'mentor_in_mentorship')
    expect(await check(partId, 999_999)).toBeUndefined()
    expect(await check(999_999)).toBeUndefined()
  })
})

test('who has asked for her money back is named so until the team has answered', async () => {
  const [mentee, other] = [await aMentee(), await aMentee()]
  const told = async ({ id, partIds }: typeof mentee) => [
    (await candidate(id))?.refundAsked,
    (await check(partIds[0]!))?.refundAsked,
  ]
  await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${mentee.purchaseId}`
  expect(await told(mentee)).toEqual([false, false])
  await call(mentee, 'ask_refund', { purchaseId: mentee.purchaseId, text: 'Δεν πρόλαβα.' })
  expect([await told(mentee), await told(other)]).toEqual([
    [true, true],
    [false, false],
  ])
  const [request] = await owner<{ id: number }[]>`
    select id from data.refund_requests where purchase_id = ${mentee.purchaseId}`
  await call(admin, 'decline_refund_request', { requestId: request!.id, answer: 'Όχι.' })
  expect(await told(mentee)).toEqual([false, false])
})
