import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { call } from '../support/calls'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, anAdmin, theAdmin, aMentorship, send, dayIn } = await openWorld()

const admin = await theAdmin()
const note = (aboutUserId: number, more: Record<string, unknown>) =>
  call(admin, 'write_note', { aboutUserId, ...more })
const waits = (queue: string) =>
  column<number>(owner`select id from api.waits where queue = ${queue} order by id`)
/** The notes about a user become so many days older. */
const later = (userId: number, days: number) =>
  owner`update data.notes set written_at = written_at - ${days}::integer * interval '1 day',
    look_again_on = look_again_on - ${days}::integer where about_user_id = ${userId}`

test('a call needs no words, any other note does; the day to look again is to come', async () => {
  const { userId } = await aMentee()
  await note(userId, { call: 'not_reached' })
  await refused(note(userId, { text: ' ' }), 'trouble_note_missing', 'text')
  await refused(note(userId, { call: 'reached', lookAgainOn: await dayIn(0) }), 'date_in_past', 'lookAgain')
})

test('a person waits from the day to look again until a note of that day, or a later call', async () => {
  const mentee = await aMentee()
  await note(mentee.userId, { call: 'not_reached', lookAgainOn: await dayIn(3) })
  await note(mentee.userId, { text: 'Έγραψε ότι ταξιδεύει.' })
  await later(mentee.userId, 2)
  expect(await waits('menteeCalls')).toEqual([])
  await later(mentee.userId, 1)
  expect(await waits('menteeCalls')).toEqual([mentee.id])
  await note(mentee.userId, { text: 'Μιλήσαμε από κοντά.' })
  expect(await waits('menteeCalls')).toEqual([])

  const mentor = await aMentor()
  await note(mentor.userId, { text: 'Να τη ρωτήσω για το σεμινάριο.', lookAgainOn: await dayIn(3) })
  await note(mentor.userId, { call: 'not_reached', lookAgainOn: await dayIn(7) })
  await later(mentor.userId, 3)
  expect(await waits('mentorCalls')).toEqual([])
  await later(mentor.userId, 4)
  expect(await waits('mentorCalls')).toEqual([mentor.id])
  await note(mentor.userId, { call: 'reached' })
  expect(await waits('mentorCalls')).toEqual([])
})

test('who is both waits once, and her two records know it; not before her own eyes', async () => {
  const mentee = await aMentee()
  const mentor = await aMentor({ userId: mentee.userId })
  await note(mentee.userId, { text: 'Να τη ρωτήσω ξανά.', lookAgainOn: await dayIn(1) })
  await later(mentee.userId, 1)
  expect([await waits('menteeCalls'), await waits('mentorCalls')]).toEqual([[mentee.id], []])
  expect(await cell(owner`select mentor_id from api.waits where queue = 'menteeCalls'`)).toBe(mentor.id)
  const herself = await anAdmin({ userId: mentee.userId })
  expect([
    ...(await read(herself.viewer, (sql) => sql`select from api.waits where queue = 'menteeCalls'`)),
  ]).toEqual([])
  await note(mentee.userId, { call: 'reached' })
})

test('a pair is to be called twice in its first month and then monthly; not while another day is set, nor if it is switched off', async () => {
  const { id, mentee, mentor } = await aMentorship()
  const older = (days: number) =>
    owner`update data.mentorships set started_at = started_at - ${days}::integer * interval '1 day' where id = ${id}`
  const due = async () => (await waits('checkIns')).includes(id)
  await older(13)
  expect(await due()).toBe(false)
  await older(1)
  expect(await due()).toBe(true)
  await note(mentee.userId, { call: 'not_reached', lookAgainOn: await dayIn(2) })
  expect(await due()).toBe(false)
  await note(mentee.userId, { call: 'not_reached' })
  expect(await due()).toBe(true)
  await note(mentor.userId, { call: 'reached' })
  expect(await due()).toBe(false)
  // Two weeks later, the 28th day.
  await older(14)
  await later(mentor.userId, 14)
  expect(await due()).toBe(true)
  await owner`update data.constants set check_in_days = 0`
  expect(await due()).toBe(false)
  await owner`update data.constants set check_in_days = 14`
  await note(mentor.userId, { call: 'reached' })
  // A quiet pair waits as such.
  await owner`update data.constants set quiet_days = 80, stalled_days = 100`
  await older(27)
  await later(mentor.userId, 27)
  expect(await due()).toBe(false)
  await older(4)
  await later(mentor.userId, 4)
  expect(await due()).toBe(true)
  await owner`update data.constants set quiet_days = 45, stalled_days = 60`
})

test('a pair in trouble is not called for a check-in too, and what settles the trouble counts as the call', async () => {
  const { id } = await aMentorship()
  await owner`update data.mentorships set started_at = started_at - interval '100 days' where id = ${id}`
  const due = async () => [(await waits('quietPairs')).includes(id), (await waits('checkIns')).includes(id)]
  expect(await due()).toEqual([true, false])
  await call(admin, 'follow_up', {
    trouble: 'quiet',
    aboutId: id,
    settled: true,
    note: 'Μίλησα και με τις δύο.',
  })
  expect(await due()).toEqual([false, false])
  await owner`update data.follow_ups set at = at - interval '31 days' where mentorship_id = ${id}`
  expect(await due()).toEqual([false, true])
})

test('a mentee whose paid package waits for a mentor is listed, and waits for the team after some days', async () => {
  const mentee = await aMentee()
  const listed = async () =>
    (await column(owner`select id from api.admin_mentees where in_waiting`)).includes(mentee.id)
  const waiting = async () => (await waits('unmatched')).includes(mentee.id)
  expect([await listed(), await waiting()]).toEqual([true, false])
  await owner`update data.purchases set paid_at = paid_at - interval '15 days' where mentee_id = ${mentee.id}`
  expect([await listed(), await waiting()]).toEqual([true, true])
  await send(mentee, await aMentor())
  expect([await listed(), await waiting()]).toEqual([false, false])
})
