// Seminars for mentors: published, changed and cancelled by the team; mails about them.
import { describe, expect, test } from 'vitest'
import { readQueues } from '~/domain/queues/queues.server'
import { call, list } from '../support/calls'
import type { Woman } from '../support/people'
import { refused } from '../support/refusals'
import { column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, mailsTo, runJob } = world
const admin = await theAdmin()
await owner`delete from data.seminars`

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const details = { title: 'Όρια', startsAt: inDays(20), minutes: 90, place: 'Αθήνα', description: 'Τι λέμε' }
const linkAmongWords = 'Zoom: HTTPS://example.org/call, κωδικός 123'
const aSeminar = (more = {}) => call<number>(admin, 'create_seminar', { ...details, ...more })
type Own = { id: number; state: string; place: string }
const own = async (mentor: Woman, id: number) =>
  (await list<Own>(mentor, 'own_seminars')).find((seminar) => seminar.id === id)
const begin = (id: number, minutesAgo: number) =>
  owner`update data.seminars set starts_at = now() - make_interval(mins => ${minutesAgo}) where id = ${id}`
/** Whom a mail of this kind about a seminar told. */
const told = (kind: string, id: number) =>
  column<number>(owner`
    select to_user_id from private.outbox where kind = ${kind} and key like ${`${kind}:${id}:%`} order by to_user_id`)

test('a mentor reads the seminars that have not ended, and of the cancelled ones those to come', async () => {
  const [mentor, id, cancelled] = [await aMentor({ status: 'inactive' }), await aSeminar(), await aSeminar()]
  expect(await own(mentor, id)).toMatchObject({ state: 'coming', place: details.place })
  await begin(id, 30)
  expect(await own(mentor, id)).toMatchObject({ state: 'begun' })
  await begin(id, 91)
  expect(await own(mentor, id)).toBeUndefined()
  await call(admin, 'cancel_seminar', { seminarId: cancelled, reason: 'Βρέχει' })
  expect(await own(mentor, cancelled)).toMatchObject({ state: 'cancelled', cancelReason: 'Βρέχει' })
  await begin(cancelled, 1)
  expect(await own(mentor, cancelled)).toBeUndefined()
  for (const woman of [await aMentee(), await aMentor({ status: 'new' })])
    await refused(list(woman, 'own_seminars'), 'role_not_held')
})

describe('the team', () => {
  test('publishes once per form, in the future', async () => {
    const formKey = 'a key of sixteen letters'
    const both = await Promise.all([aSeminar({ formKey }), aSeminar({ formKey })])
    expect(both.filter((id) => id === null)).toHaveLength(1)
    await refused(aSeminar({ startsAt: inDays(-1) }), 'date_in_past', 'day')
    await refused(aSeminar({ minutes: 3 }), 'minutes_out_of_range', 'minutes')
  })

  test('changes no seminar that has begun, and overwrites nothing unseen', async () => {
    const id = await aSeminar()
    const edit = (more: object) => call(admin, 'edit_seminar', { seminarId: id, ...details, ...more })
    const [starts] = await owner`
      select rules.local_date(starts_at) as day, to_char(starts_at at time zone 'Europe/Athens', 'HH24:MI') as time
      from data.seminars where id = ${id}`
    const { startsAt: _, ...rest } = details
    const seen = { ...rest, ...starts }
    await edit({ title: 'Άλλος τίτλος', seen })
    await refused(edit({ title: 'Τρίτος', seen }), 'changed_meanwhile')
    await begin(id, 1)
    await refused(edit({}), 'seminar_over')
    await refused(call(admin, 'cancel_seminar', { seminarId: id }), 'seminar_over')
    await refused(edit({ seminarId: 999_999 }), 'seminar_not_found')
  })
})

describe('mails', () => {
  const readerOf = async (...[more]: Parameters<typeof aMentor>) => {
    const mentor = await aMentor(more)
    await call(mentor, 'choose_notifications', { wanted: ['seminars'], unwanted: [] })
    return mentor
  }
  const tellAll = async () => {
    await owner`update data.seminars set created_at = now() - interval '61 minutes'`
    await Promise.all([runJob('tell_seminars'), runJob('tell_seminars')])
    while ((await runJob('tell_seminars')) > 0);
  }

  test('a new seminar is told after an hour, once to each active mentor who asked for it', async () => {
    await owner`update data.seminars set told_at = now()`
    const [reader, muted, inactive] = [
      await readerOf(),
      await readerOf(),
      await readerOf({ status: 'inactive' }),
    ]
    const never = await aMentor()
    await call(muted, 'choose_notifications', { wanted: [], unwanted: ['seminars'] })
    const gone = await aSeminar()
    await aSeminar({ place: linkAmongWords })
    await call(admin, 'cancel_seminar', { seminarId: gone })
    expect(await runJob('tell_seminars')).toBe(0)
    await tellAll()
    expect(await mailsTo(reader, 'new_seminar')).toMatchObject([{ place: linkAmongWords }])
    for (const woman of [never, muted, inactive]) expect(await mailsTo(woman, 'new_seminar')).toEqual([])
    expect(await owner`select from data.seminars where told_at is null`).toHaveLength(0)
  })

  test('who was told hears of another time or place, of nothing else, and of the end', async () => {
    const [reader, leaving, id] = [await readerOf(), await readerOf(), await aSeminar()]
    const edit = (more: object) => call(admin, 'edit_seminar', { seminarId: id, ...details, ...more })
    await edit({ place: 'Πάτρα' })
    expect(await told('seminar_changed', id)).toEqual([])
    await tellAll()
    const late = await readerOf()
    await edit({ place: 'Πάτρα', description: 'Κάτι άλλο' })
    expect(await told('seminar_changed', id)).toEqual([])
    await edit({ place: 'Βόλος' })
    await edit({ place: 'Βόλος' })
    expect(await mailsTo(reader, 'seminar_changed')).toMatchObject([{ place: 'Βόλος' }])
    await call(leaving, 'change_mentor_status', { status: 'inactive' })
    await edit({ place: 'Βόλος', startsAt: inDays(21) })
    expect(await mailsTo(reader, 'seminar_changed')).toHaveLength(2)
    expect(await mailsTo(leaving, 'seminar_changed')).toHaveLength(1)
    for (let click = 0; click < 2; click += 1)
      await call(admin, 'cancel_seminar', { seminarId: id, reason: 'Η αίθουσα έκλεισε.' })
    const cancelled = await told('seminar_cancelled', id)
    expect(cancelled.filter((each) => each === reader.userId)).toHaveLength(1)
    for (const { userId } of [leaving, late]) expect(cancelled).not.toContain(userId)
  })
})

test('the team sees, and reads on Monday, that none is planned in the next months', async () => {
  await owner`delete from data.seminars`
  await aMentor()
  const missing = async () => (await readQueues(admin.viewer, ['seminarsToPlan'])).seminarsToPlan.waiting
  const id = await aSeminar({ startsAt: inDays(58) })
  expect(await missing()).toBe(0)
  await call(admin, 'cancel_seminar', { seminarId: id, reason: 'Η αίθουσα έκλεισε.' })
  expect(await missing()).toBe(1)
  const far = await aSeminar({ startsAt: inDays(70) })
  expect(await missing()).toBe(1)
  await owner`update data.constants set seminar_months = 3`
  expect(await missing()).toBe(0)
  await begin(far, 60)
  expect(await missing()).toBe(1)
  await owner`update data.constants set seminar_months = 2`
  await runJob('digest')
  expect((await mailsTo(admin, 'digest')).at(-1)).toMatchObject({ seminarsToPlan: 1 })
})
