import { expect, test } from 'vitest'
import * as reads from '~/db/generated/reads.server'
import { findClosing } from '~/domain/mentorships/closing.server'
import { call } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aRequest, approve, reject, aMentee, aMentor, theAdmin, aMentorship, complete } =
  await openWorld()

const admin = await theAdmin()

test('a certificate says what the pair did, has a code for each side, and the team finds it by that', async () => {
  const { id, mentor, mentee } = await aMentorship({
    mentor: await aMentor({ surname: 'Γραμμένη' }),
    mentee: await aMentee({ surname: 'Βέβαιη' }),
    sessions: 1,
  })
  await owner`update data.sessions set minutes = 90 where mentorship_id = ${id}`
  expect(await reads.ownCertificate(mentee.viewer, { mentorshipId: id })).toBeUndefined()
  expect(await findClosing(mentee.viewer, id)).toMatchObject({
    certificate: undefined,
    mentorship: { endedAt: null },
  })
  await complete(admin, id, { belowMinimum: true })
  const hers = await reads.ownCertificate(mentee.viewer, { mentorshipId: id })
  const mentors = await reads.ownCertificate(mentor.viewer, { mentorshipId: id })
  expect(hers).toMatchObject({ id, forSide: 'mentee', sessions: 1, minutes: 90 })
  expect(mentors).toMatchObject({ id, forSide: 'mentor' })
  // Neither names the other person.
  expect(JSON.stringify(hers)).not.toContain('Γραμμένη')
  expect(JSON.stringify(mentors)).not.toContain('Βέβαιη')
  expect(hers!.code).not.toBe(mentors!.code)
  const [number, signs] = hers!.code.split('-')
  for (const printed of [
    ` ${hers!.code.toLowerCase()} `,
    `${number} ${signs}`,
    `${number}\u2011${signs!.replaceAll('A', 'Α').replaceAll('B', 'Β').replaceAll('E', 'Ε')}\u200b`,
  ])
    expect(await reads.findCertificate(admin.viewer, { printed }), printed).toEqual(hers)
  expect(await reads.findCertificate(admin.viewer, { printed: mentors!.code })).toEqual(mentors)
  expect(await findClosing(mentor.viewer, id)).toMatchObject({ end: undefined, certificate: mentors })
  for (const wrong of [`${id}-00000000`, '2000000000-00000000', 'x', `${id}`])
    expect(await reads.findCertificate(admin.viewer, { printed: wrong })).toBeUndefined()
})

test('it has the own spelling of the name, for other languages', async () => {
  const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
  await owner`update data.users set latin_name = 'Eleni X' where id = ${mentor.userId}`
  await complete(admin, id, { belowMinimum: true })
  expect(await reads.ownCertificate(mentee.viewer, { mentorshipId: id })).toMatchObject({ latinName: null })
  const mentors = await reads.ownCertificate(mentor.viewer, { mentorshipId: id })
  expect(mentors).toMatchObject({ latinName: 'Eleni X' })
  expect(await reads.findCertificate(admin.viewer, { printed: mentors!.code })).toEqual(mentors)
})

test('only the pair reads it, and nothing without a session', async () => {
  const { id, mentee } = await aMentorship()
  await complete(admin, id, { belowMinimum: true })
  expect(await reads.ownCertificate(mentee.viewer, { mentorshipId: id })).toBeUndefined()
  for (const stranger of [await aMentor(), await aMentee({ package: 'none' })]) {
    expect(await reads.ownCertificate(stranger.viewer, { mentorshipId: id })).toBeUndefined()
  }
})

test('a mentor sees requests, answer time, mentorships and hours of each year, her own alone', async () => {
  const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
  await owner`update data.sessions set minutes = 60 where mentorship_id = ${id}`
  await complete(admin, id, { belowMinimum: true })
  const [year, ...older] = await reads.ownMentorYears(mentor.viewer)
  expect(year).toMatchObject({ requests: 1, begun: 1, completed: 1, sessions: 1, minutes: 60 })
  expect(year!.answerHours).toBeGreaterThanOrEqual(0)
  expect(older).toEqual([])
  expect(await reads.ownMentorYears((await aMentor()).viewer)).toEqual([])
  expect(await reads.ownMentorYears(mentee.viewer)).toEqual([])
})

test('the year does not count what ended for safety', async () => {
  const { id, mentor } = await aMentorship({ sessions: 1 })
  await call(admin, 'end_for_safety', { mentorshipId: id, reason: 'Καταγγελία' })
  const [year] = await reads.ownMentorYears(mentor.viewer)
  expect(year).toMatchObject({ requests: 1, begun: 0, completed: 0, sessions: 0, minutes: 0 })
})

test('the answer time counts the own approvals and rejections, not requests that others closed', async () => {
  // Early on New Year’s Day the requests below belong to the year before.
  const hours = async (mentor: { viewer: Parameters<typeof reads.ownMentorYears>[0] }) =>
    (await reads.ownMentorYears(mentor.viewer)).find(({ answerHours }) => answerHours !== null)
      ?.answerHours ?? null
  const asked = (id: number, ago: string) =>
    owner`update data.mentorship_requests set requested_at = now() - ${ago}::interval where id = ${id}`

  const declined = await aRequest()
  const { mentor } = declined
  await asked(declined.id, '10 minutes')
  await reject(admin, declined.id)
  expect(await hours(mentor)).toBeNull()

  const own = await aRequest({ mentor })
  await asked(own.id, '10 minutes')
  await reject(mentor, own.id)
  expect(await hours(mentor)).toBe(1)

  for (const reason of ['expired', 'withdrawn', 'mentor_unavailable']) {
    const closed = await aRequest({ mentor })
    await asked(closed.id, '100 minutes')
    await owner`select rules.close_request(${closed.id}, ${reason}::data.close_reason, 'system')`
  }
  const forMentor = await aRequest({ mentor })
  await asked(forMentor.id, '100 minutes')
  await approve(admin, forMentor.id)
  expect(await hours(mentor)).toBe(1)
})
