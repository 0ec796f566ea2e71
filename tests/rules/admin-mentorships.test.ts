import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import type { Mentor } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  aPackage,
  anAdmin,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  complete,
  stop,
  withdraw,
  chooseRole,
  mentorshipRow,
  cardOf,
  requestRow,
  partStatuses,
  mailsAbout,
} = await openWorld()

const admin = await theAdmin()
const bring = (partId: number, mentor: Mentor, by = admin) =>
  call<number>(by, 'create_mentorship', { partId, mentorId: mentor.id })

describe('a mentorship created by an admin', () => {
  test('R11 runs like an approved one: the part runs, the card is updated, both get a mail', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    const id = await bring(mentee.partIds[0]!, mentor)
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'running',
      partStatus: 'running',
      requestId: null,
      createdByUserId: admin.userId,
    })
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: true })
    expect(await mailsAbout('mentorshipId', id)).toEqual([
      'mentorship_started_mentee',
      'mentorship_started_mentor',
    ])
  })

  test('R11 closes the pending requests to the mentor and gives their parts back', async () => {
    const mentor = await aMentor()
    const waiting = [await aRequest({ mentor }), await aRequest({ mentor })]
    await bring((await aMentee()).partIds[0]!, mentor)
    for (const { id, mentee } of waiting) {
      expect(await requestRow(id)).toMatchObject({ closeReason: 'mentor_unavailable', closedBy: 'system' })
      expect(await partStatuses(mentee)).toEqual(['paid'])
    }
  })

  test('R1, R2, R4, R6 is refused for the same reasons as a request', async () => {
    const busy = await aMentorship()
    await refused(bring((await aMentee()).partIds[0]!, busy.mentor), 'mentor_in_mentorship')
    const second = await aPackage(busy.mentee, 'six_months')
    await refused(bring(second.partIds[0]!, await aMentor()), 'mentee_in_mentorship')
    await refused(
      bring((await aMentee({ package: 'awaiting_payment' })).partIds[0]!, await aMentor()),
      'payment_not_confirmed',
    )
    for (const mentor of [{ status: 'inactive' }, { offersMentoring: false }] as const) {
      await refused(bring((await aMentee()).partIds[0]!, await aMentor(mentor)), 'mentor_not_available')
    }
    await complete(admin, busy.id, { belowMinimum: true })
    await refused(bring(busy.mentee.partIds[0]!, await aMentor()), 'payment_not_confirmed')
  })

  test('R3 is refused while the mentee has a pending request', async () => {
    const { id, mentee } = await aRequest()
    const other = await aPackage(mentee, 'six_months')
    for (const partId of [...mentee.partIds, ...other.partIds])
      await refused(bring(partId, await aMentor()), 'request_pending')
    await withdraw(mentee, id)
    await bring(mentee.partIds[0]!, await aMentor())
  })

  test('R5 for the mentoring of a 2-in-1 requires its completed coaching', async () => {
    const mentee = await aMentee({ kind: 'two_in_one' })
    await refused(bring(mentee.partIds[1]!, await aMentor()), 'coaching_not_completed')
    const coaching = await bring(mentee.partIds[0]!, await aMentor({ offersCoaching: true }))
    await refused(bring(mentee.partIds[1]!, await aMentor()), 'mentee_in_mentorship')
    await complete(admin, coaching, { belowMinimum: true })
    await bring(mentee.partIds[1]!, await aMentor())
  })

  test('R7 never pairs two profiles of one user', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId })
    await refused(bring(mentee.partIds[0]!, mentor), 'own_profile')
  })

  test('is only for admins in that role, and only for rows that exist', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    const both = await anAdmin({ userId: mentor.userId })
    await chooseRole(both, 'mentor', 'another secret')
    await refused(bring(mentee.partIds[0]!, mentor, both), 'role_not_held')
    await refused(bring(2_000_000_000, mentor), 'part_not_found')
    await refused(bring(mentee.partIds[0]!, { ...mentor, id: 2_000_000_000 }), 'mentor_not_found')
  })
})

describe('concurrently', () => {
  test('R1, R11 created and approved for one mentor: one mentorship, and no request stays pending', async () => {
    for (let round = 0; round < 15; round += 1) {
      const request = await aRequest()
      const other = await aMentee()
      const acts = [() => bring(other.partIds[0]!, request.mentor), () => approve(request.mentor, request.id)]
      const results = await together(owner, { mentors: request.mentor.id }, round % 2 ? acts.reverse() : acts)
      expect(outcomes(results).filter((rule) => rule === 'done')).toHaveLength(1)
      expect(['already_answered', 'mentor_in_mentorship']).toContain(
        outcomes(results).find((rule) => rule !== 'done'),
      )
      expect(
        await owner`select from data.mentorship_requests where mentor_id = ${request.mentor.id} and status = 'pending'`,
      ).toHaveLength(0)
    }
  })

  test('R2 one part with four mentors: one mentorship', async () => {
    const mentee = await aMentee()
    const mentors = await Promise.all(Array.from({ length: 4 }, () => aMentor()))
    const acts = mentors.map((mentor) => () => bring(mentee.partIds[0]!, mentor))
    const results = await together(owner, { mentees: mentee.id }, acts)
    expect(outcomes(results)).toEqual(['done', ...Array(3).fill('mentee_in_mentorship')])
  })
})

describe('the mentors for a part', () => {
  const available = async (asked: { partId?: number; words?: string }) =>
    (await list<{ mentorId: number }>(admin, 'available_mentors', asked)).map(({ mentorId }) => mentorId)

  test('R6 are the available ones of its kind, never the same user', async () => {
    const coach = await aMentor({ offersCoaching: true, offersMentoring: false })
    const plain = await aMentor()
    const busy = await aMentorship()
    const mentee = await aMentee({ kind: 'two_in_one' })
    const herself = await aMentor({ userId: mentee.userId })
    const ids = (partId: number) => available({ partId })
    expect(await ids(mentee.partIds[0]!)).toContain(coach.id)
    expect(await ids(mentee.partIds[0]!)).not.toContain(plain.id)
    const forMentoring = await ids(mentee.partIds[1]!)
    expect(forMentoring).toContain(plain.id)
    for (const mentor of [coach, busy.mentor, herself]) expect(forMentoring).not.toContain(mentor.id)
    await refused(list(admin, 'available_mentors', { partId: 2_000_000_000 }), 'part_not_found')
    await stop(admin, busy.id)
    expect(await ids(mentee.partIds[1]!)).toContain(busy.mentor.id)
  })

  test('a search finds an available mentor beyond the hundred best, and nobody who could not be matched', async () => {
    const mentee = await aMentee({ kind: 'two_in_one' })
    const [partId] = mentee.partIds
    const far = await aMentor({ offersCoaching: true, surname: 'Μακρινού' })
    const best = await Promise.all(Array.from({ length: 101 }, () => aMentor({ offersCoaching: true })))
    await owner`update data.mentor_cards set topic_ids = '{1}' where mentor_id = any (${best.map(({ id }) => id)})`
    await owner`update data.mentees set topic_ids = '{1}' where id = ${mentee.id}`
    const found = (words: string) => available({ partId, words })
    expect(await found('')).toHaveLength(100)
    expect(await found('')).not.toContain(far.id)
    await aMentor({ offersCoaching: false, surname: 'Μακρινού' })
    expect(await found('μακρινου αννα')).toEqual([far.id])
  })
})
