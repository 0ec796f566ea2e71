import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { isFavourite, listFavourites } from '~/domain/mentors/favourites.server'
import { call, readTable } from '../support/calls'
import type { Mentee, Mentor } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, complete, stop, approve, aRequest, mailsTo, runJob } =
  await openWorld()

const admin = await theAdmin()
const tellMe = (mentee: Mentee, mentor: Mentor, wanted = true) =>
  call(mentee, 'tell_me_when_free', { mentorId: mentor.id, wanted })
const favour = (mentee: Mentee, mentor: Mentor, wanted = true) =>
  call(mentee, 'set_favourite', { mentorId: mentor.id, wanted })
const told = async (mentee: Mentee) => (await mailsTo(mentee, 'mentor_free')).length
const waiting = () => aMentee({ package: 'none' })

describe('a mail when a mentor is available again', () => {
  test.each<[string, (id: number) => Promise<unknown>]>([
    ['the mentorship is completed', (id) => complete(admin, id, { belowMinimum: true })],
    ['the mentorship is stopped', (id) => stop(admin, id)],
    ['the mentorship is paused', (id) => call(admin, 'pause_mentorship', { mentorshipId: id })],
    [
      'the notice period has ended',
      async (id) => {
        await owner`update data.mentorships set notice_given_at = now(), ends_on = rules.local_date() - 1, stop_outcome = 'close' where id = ${id}`
        await runJob('end_mentorships')
      },
    ],
  ])('when %s, once', async (_, happens) => {
    const scene = await aMentorship()
    const [one, two, other] = [await waiting(), await waiting(), await waiting()]
    for (const mentee of [one, two]) await tellMe(mentee, scene.mentor)
    await tellMe(other, scene.mentor)
    await tellMe(other, scene.mentor, false)
    expect(await told(one)).toBe(0)
    await happens(scene.id)
    expect([await told(one), await told(two), await told(other)]).toEqual([1, 1, 0])
    await call(admin, 'edit_mentor', { mentorId: scene.mentor.id, changes: { title: 'Άλλος τίτλος' } })
    expect(await told(one)).toBe(1)
  })

  test('when the mentor’s absence ends, by the job or by the mentor', async () => {
    for (const back of ['the clock', 'herself']) {
      const mentor = await aMentor()
      await call(mentor, 'set_away', { until: '2999-01-01' })
      const mentee = await waiting()
      await tellMe(mentee, mentor)
      if (back === 'herself') await call(mentor, 'set_away', { until: null })
      else {
        await owner`update data.mentors set away_until = rules.local_date() where id = ${mentor.id}`
        await runJob('refresh_cards')
      }
      expect(await told(mentee)).toBe(1)
    }
  })

  test('when the mentor is active again, or offers something again', async () => {
    const mentor = await aMentor({ status: 'inactive' })
    const mentee = await aMentee()
    await call(admin, 'change_mentor_status', { mentorId: mentor.id, status: 'active' })
    for (const [away, back] of [
      [
        () => call(mentor, 'change_mentor_status', { status: 'inactive' }),
        () => call(mentor, 'change_mentor_status', { status: 'active' }),
      ],
      [
        () => call(admin, 'edit_mentor', { mentorId: mentor.id, changes: { offers_mentoring: false } }),
        () => call(admin, 'edit_mentor', { mentorId: mentor.id, changes: { offers_mentoring: true } }),
      ],
    ] as const) {
      const before = await told(mentee)
      // The mentor must be visible when the mentee asks.
      await owner`
        insert into data.availability_alerts (mentee_id, mentor_id, asked_at)
        values (${mentee.id}, ${mentor.id}, clock_timestamp())
        on conflict (mentee_id, mentor_id) do update set told_at = null, asked_at = clock_timestamp()`
      await away()
      expect(await told(mentee)).toBe(before)
      await back()
      expect(await told(mentee)).toBe(before + 1)
    }
  })

  test('until then the mentee sees the mentors to wait for; she may subscribe again and gets a second mail', async () => {
    const mentor = await aMentor()
    const mentee = await waiting()
    const waits = () => read(mentee.viewer, (sql) => sql`select mentor_id from api.own_waiting_mentors`)
    for (let times = 1; times <= 2; times += 1) {
      const { id } = await aMentorship({ mentor })
      await tellMe(mentee, mentor)
      expect(await waits()).toEqual([{ mentorId: mentor.id }])
      await stop(admin, id)
      expect(await waits()).toEqual([])
      expect(await told(mentee)).toBe(times)
    }
  })

  test('asked twice while the mentor is free, even at once, it is one mail', async () => {
    const mentor = await aMentor()
    const [one, other] = [await waiting(), await waiting()]
    await tellMe(one, mentor)
    await tellMe(one, mentor)
    await Promise.all([tellMe(other, mentor), tellMe(other, mentor)])
    expect([await told(one), await told(other)]).toEqual([1, 1])
  })

  test('not for a mentor the mentee cannot see, not for a mentor as the caller, visible to the mentee only', async () => {
    const hidden = await aMentor({ visibility: 'private' })
    await refused(tellMe(await waiting(), hidden), 'mentor_not_found')
    await refused(tellMe(await waiting(), { ...hidden, id: 2_000_000_000 }), 'mentor_not_found')
    await refused(call(hidden, 'tell_me_when_free', { mentorId: hidden.id }), 'role_not_held')
    const withPackage = await aMentee()
    await tellMe(withPackage, hidden)
    expect(await readTable(withPackage, 'availability_alerts')).toHaveLength(1)
    expect(await readTable(await waiting(), 'availability_alerts')).toEqual([])
  })
})

test('favourites are stored once, visible to their mentee only, and can be removed even when the mentor is no longer visible', async () => {
  const [mentor, mentee] = [await aMentor(), await waiting()]
  await favour(mentee, mentor)
  await favour(mentee, mentor)
  expect(await readTable(mentee, 'favourites')).toHaveLength(1)
  for (const woman of [mentor, await waiting()]) expect(await readTable(woman, 'favourites')).toEqual([])
  expect(await isFavourite(mentee.viewer, mentor.id)).toBe(true)
  expect(await listFavourites(mentee.viewer)).toMatchObject([{ mentorId: mentor.id }])
  expect(await listFavourites((await waiting()).viewer)).toEqual([])
  await call(mentor, 'change_mentor_status', { status: 'inactive' })
  expect(await listFavourites(mentee.viewer)).toEqual([])
  await favour(mentee, mentor, false)
  expect(await readTable(mentee, 'favourites')).toEqual([])
  await refused(favour(mentee, mentor), 'mentor_not_found')
  await refused(call(mentor, 'set_favourite', { mentorId: mentor.id, wanted: true }), 'role_not_held')
})

test('an approval sends no mail that the mentor is available', async () => {
  const { id, mentor } = await aRequest()
  const mentee = await waiting()
  await tellMe(mentee, mentor)
  // The mentor is available, so the mentee got the mail at once; here as if the mentee had subscribed just now.
  await owner`delete from private.outbox where kind = 'mentor_free' and to_user_id = ${mentee.userId}`
  await owner`update data.availability_alerts set told_at = null where mentor_id = ${mentor.id}`
  await approve(mentor, id)
  expect(await told(mentee)).toBe(0)
})
