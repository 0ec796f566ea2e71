import { expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { readCalendar } from '~/domain/mentorships/calendar-address.server'
import { call } from '../support/calls'
import { rowsWith } from '../support/dump'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, theAdmin, aMentorship, plan, complete } = await openWorld()

const admin = await theAdmin()

test('shows the planned sessions with first names alone, and is empty after the end', async () => {
  const { id, mentor, mentee } = await aMentorship()
  const token = await acts.renewCalendarAddress(mentee.viewer)
  expect(await readCalendar(token)).toMatchObject({ sessions: [] })
  await plan(mentor, id)
  const found = await readCalendar(token)
  expect(found!.sessions).toHaveLength(1)
  expect(Object.keys(found!.sessions[0]!).toSorted()).toEqual(
    'changedAt firstName id kind locale minutes place role seminarId startsAt title'.split(' '),
  )
  expect(found!.sessions[0]!.firstName).toBe('Άννα')
  await complete(admin, id, { belowMinimum: true })
  expect((await readCalendar(token))!.sessions).toEqual([])
})

test('a session that was held stays for a month, also after the end; one that moved says since when', async () => {
  const { id, mentor, mentee } = await aMentorship()
  const token = await acts.renewCalendarAddress(mentee.viewer)
  await plan(mentor, id)
  const before = (await readCalendar(token))!.sessions[0]!
  const sessionId = before.id!
  await call(mentor, 'move_session', { sessionId, startsAt: new Date('2099-03-01T15:00:00Z') })
  const after = (await readCalendar(token))!.sessions[0]!
  expect(after.changedAt!.getTime()).toBeGreaterThanOrEqual(before.changedAt!.getTime() + 1000)
  const shown = async () => (await readCalendar(token))!.sessions.map((session) => session.id)
  await owner`update data.sessions set status = 'held', starts_at = now() - interval '2 days' where id = ${sessionId}`
  await complete(admin, id, { belowMinimum: true })
  expect(await shown()).toEqual([sessionId])
  await owner`update data.sessions set starts_at = now() - interval '32 days' where id = ${sessionId}`
  expect(await shown()).toEqual([])
})

test('a new address ends the earlier one, and it can be revoked; the database holds a hash alone', async () => {
  const { mentor, mentee } = await aMentorship()
  expect(await reads.ownCalendarAddress(mentor.viewer)).toBeNull()
  const one = await acts.renewCalendarAddress(mentor.viewer)
  const two = await acts.renewCalendarAddress(mentor.viewer)
  expect(await readCalendar(one)).toBeUndefined()
  expect(await readCalendar(two)).toBeDefined()
  expect(await reads.ownCalendarAddress(mentor.viewer)).toBeInstanceOf(Date)
  expect(await rowsWith(owner, [two])).toEqual([])
  await acts.revokeCalendarAddress(mentee.viewer)
  expect(await readCalendar(two)).toBeDefined()
  await acts.revokeCalendarAddress(mentor.viewer)
  await acts.revokeCalendarAddress(mentor.viewer)
  expect(await readCalendar(two)).toBeUndefined()
  expect(await readCalendar('x')).toBeUndefined()
})

test('is erased with its owner, and stands in the export without its secret', async () => {
  const { id, mentor } = await aMentorship()
  const token = await acts.renewCalendarAddress(mentor.viewer)
  expect(JSON.stringify(await call(mentor, 'export_my_data', {}))).toContain('calendar_address')
  await complete(admin, id, { belowMinimum: true })
  await call(admin, 'erase_user', { userId: mentor.userId })
  expect(await readCalendar(token)).toBeUndefined()
  expect(await owner`select from private.calendar_addresses where user_id = ${mentor.userId}`).toHaveLength(0)
})

test('an admin has none', async () => {
  await refused(acts.renewCalendarAddress(admin.viewer), 'raw 42501')
})
