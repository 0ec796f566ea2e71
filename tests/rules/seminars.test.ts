// Seminars for mentors: published, changed and cancelled by the team; mentors take and give up seats; mails about them.
import { describe, expect, test } from 'vitest'
import { readQueues } from '~/domain/queues/queues.server'
import { call, list } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, eventsOf, mailsTo, runJob } = world
const admin = await theAdmin()
await owner`delete from data.seminar_signups`
await owner`delete from data.seminars`

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const details = { title: 'Όρια', startsAt: inDays(20), minutes: 90, place: 'Αθήνα', description: 'Τι λέμε' }
const linkAmongWords = 'Zoom: HTTPS://example.org/call, κωδικός 123'
const aSeminar = (more = {}) => call<number>(admin, 'create_seminar', { ...details, ...more })
const signUp = (mentor: Woman, seminarId: number) => call(mentor, 'sign_up_for_seminar', { seminarId })
const leave = (mentor: Woman, seminarId: number) => call(mentor, 'leave_seminar', { seminarId })
type Own = { id: number; state: string; place: string | null; signedUp: boolean; taken: number }
const own = async (mentor: Woman, id: number) =>
  (await list<Own>(mentor, 'own_seminars')).find((seminar) => seminar.id === id)
const begin = (id: number, minutesAgo: number) =>
  owner`update data.seminars set starts_at = now() - make_interval(mins => ${minutesAgo}) where id = ${id}`
/** Whom a mail of this kind about a seminar told. */
const told = (kind: string, id: number) =>
  column<number>(owner`
    select to_user_id from private.outbox where kind = ${kind} and key like ${`${kind}:${id}:%`} order by to_user_id`)
const userIds = (...women: { userId: number }[]) => women.map(({ userId }) => userId).sort((a, b) => a - b)
const hold = (sql: { (strings: TemplateStringsArray): Promise<unknown> }) =>
  sql`lock table data.seminars in exclusive mode`

describe('a seat', () => {
  test('is taken once, given up once, and recorded each time', async () => {
    const [mentor, id] = [await aMentor(), await aSeminar({ seats: 3 })]
    for (let click = 0; click < 2; click += 1) await signUp(mentor, id)
    expect(await own(mentor, id)).toMatchObject({ state: 'coming', signedUp: true, taken: 1 })
    for (let click = 0; click < 2; click += 1) await leave(mentor, id)
    expect(await own(mentor, id)).toMatchObject({ signedUp: false, taken: 0 })
    expect(await eventsOf('seminars', id)).toEqual(['seminar_published', 'seminar_joined', 'seminar_left'])
  })

  test('of two mentors who want the last one, one gets it; it opens again when given up', async () => {
    const [one, other, id] = [await aMentor(), await aMentor(), await aSeminar({ seats: 1 })]
    const both = await together(owner, hold, [() => signUp(one, id), () => signUp(other, id)])
    expect(outcomes(both)).toEqual(['done', 'seminar_full'])
    const [first, second] = (await own(one, id))!.signedUp ? [one, other] : [other, one]
    await leave(first, id)
    await signUp(second, id)
    await refused(signUp(first, id), 'seminar_full')
  })

  test('of the same mentor, clicked four times at once, is one', async () => {
    const [mentor, id] = [await aMentor(), await aSeminar({ seats: 1 })]
    const clicks = await together(
      owner,
      hold,
      Array.from({ length: 4 }, () => () => signUp(mentor, id)),
    )
    expect(outcomes(clicks)).toEqual(['done', 'done', 'done', 'done'])
    expect((await own(mentor, id))!.taken).toBe(1)
  })

  test('is for active mentors alone, before the start, in a seminar that takes place', async () => {
    const [mentor, inactive] = [await aMentor(), await aMentor({ status: 'inactive' })]
    const [over, cancelled, id] = [await aSeminar(), await aSeminar(), await aSeminar()]
    await refused(signUp(inactive, id), 'mentor_inactive_seminar')
    expect(await own(inactive, id)).toMatchObject({ signedUp: false })
    await signUp(mentor, over)
    await begin(over, 1)
    await call(admin, 'cancel_seminar', { seminarId: cancelled })
    for (const act of [signUp, leave]) {
      await refused(act(mentor, over), 'seminar_over')
      await refused(act(mentor, cancelled), 'seminar_cancelled')
      await refused(act(mentor, 999_999), 'seminar_not_found')
      await refused(act(await aMentor({ status: 'new' }), id), 'role_not_held')
      await refused(act(await aMentee(), id), 'role_not_held')
      await refused(act(admin, id), 'raw 42501')
    }
  })

  test('of a mentor who leaves the network is free again', async () => {
    const [mentor, id] = [await aMentor(), await aSeminar({ seats: 1 })]
    await signUp(mentor, id)
    expect(JSON.stringify(await call(mentor, 'export_my_data', {}))).toContain(details.title)
    await call(mentor, 'erase_me')
    await signUp(await aMentor(), id)
  })

  test('of a mentor who becomes inactive is free again, and no more mails about it come; the past ones stay', async () => {
    const [mentor, admins] = [await aMentor(), await aMentor()]
    const [past, id] = [await aSeminar(), await aSeminar({ seats: 2, startsAt: inDays(1) })]
    for (const seminar of [past, id]) for (const one of [mentor, admins]) await signUp(one, seminar)
    await begin(past, 200)
    await call(mentor, 'change_mentor_status', { status: 'inactive' })
    await call(admin, 'change_mentor_status', { status: 'inactive', mentorId: admins.id })
    expect(await own(mentor, id)).toMatchObject({ signedUp: false, taken: 0 })
    expect(await own(mentor, past)).toMatchObject({ signedUp: true, taken: 2 })
    await runJob('remind_seminars')
    expect(await told('seminar_tomorrow', id)).toEqual([])
    expect((await eventsOf('seminars', id)).slice(-2)).toEqual(['seminar_left', 'seminar_left'])
  })

  test('is not kept by a mentor who becomes inactive while she takes it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [mentor, id] = [await aMentor(), await aSeminar()]
      const acts = [
        () => signUp(mentor, id),
        () => call(mentor, 'change_mentor_status', { status: 'inactive' }),
      ]
      await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect(await owner`select from data.seminar_signups where mentor_id = ${mentor.id}`).toHaveLength(0)
    }
  })
})

describe('a mentor', () => {
  test('reads coming seminars, a link only when signed up, and the past ones of her own', async () => {
    const [mentor, other, id] = [await aMentor(), await aMentor(), await aSeminar()]
    await signUp(mentor, id)
    for (const place of ['https://example.org/call', linkAmongWords]) {
      await call(admin, 'edit_seminar', { seminarId: id, ...details, place })
      expect(await own(mentor, id)).toMatchObject({ place, online: true })
      expect(await own(other, id)).toMatchObject({ place: null, online: true })
    }
    await begin(id, 30)
    expect(await own(mentor, id)).toMatchObject({ state: 'begun' })
    await begin(id, 200)
    expect(await own(mentor, id)).toMatchObject({ state: 'past' })
    expect(await own(other, id)).toBeUndefined()
    const cancelled = await aSeminar()
    await signUp(mentor, cancelled)
    await call(admin, 'cancel_seminar', { seminarId: cancelled, reason: 'Βρέχει' })
    expect(await own(mentor, cancelled)).toMatchObject({ state: 'cancelled', cancelReason: 'Βρέχει' })
    expect(await own(other, cancelled)).toBeUndefined()
    for (const woman of [await aMentee(), await aMentor({ status: 'new' })])
      await refused(list(woman, 'own_seminars'), 'role_not_held')
  })
})

describe('the team', () => {
  test('publishes once per form, in the future', async () => {
    const formKey = 'a key of sixteen letters'
    const both = await Promise.all([aSeminar({ formKey }), aSeminar({ formKey })])
    expect(both.filter((id) => id === null)).toHaveLength(1)
    await refused(aSeminar({ startsAt: inDays(-1) }), 'date_in_past', 'day')
    await refused(aSeminar({ minutes: 3 }), 'minutes_out_of_range', 'minutes')
  })

  test('changes no seminar that has begun, overwrites nothing unseen, and takes no seat away', async () => {
    const id = await aSeminar({ seats: 5 })
    const edit = (more: object) =>
      call(admin, 'edit_seminar', { seminarId: id, ...details, seats: 5, ...more })
    for (const mentor of [await aMentor(), await aMentor()]) await signUp(mentor, id)
    await refused(edit({ seats: 1 }), 'seats_taken', 'seats')
    const [starts] = await owner`
      select rules.local_date(starts_at) as day, to_char(starts_at at time zone 'Europe/Athens', 'HH24:MI') as time
      from data.seminars where id = ${id}`
    const { startsAt: _, ...rest } = details
    const seen = { ...rest, ...starts, seats: 5 }
    await edit({ title: 'Άλλος τίτλος', seen })
    await refused(edit({ title: 'Τρίτος', seen }), 'changed_meanwhile')
    await begin(id, 1)
    await refused(edit({}), 'seminar_over')
    await refused(call(admin, 'cancel_seminar', { seminarId: id }), 'seminar_over')
    await refused(edit({ seminarId: 999_999 }), 'seminar_not_found')
  })
})

describe('mails', () => {
  test('a new seminar is told after an hour, once to each active mentor who asked for it and has not signed up', async () => {
    await owner`update data.seminars set told_at = now()`
    const [reader, never, muted, signed, inactive] = [
      await aMentor(),
      await aMentor(),
      await aMentor(),
      await aMentor(),
      await aMentor({ status: 'inactive' }),
    ]
    for (const woman of [reader, muted, signed, inactive])
      await call(woman, 'choose_notifications', { wanted: ['seminars'], unwanted: [] })
    await call(muted, 'choose_notifications', { wanted: [], unwanted: ['seminars'] })
    const [id, gone] = [await aSeminar({ place: linkAmongWords }), await aSeminar()]
    await signUp(signed, id)
    await call(admin, 'cancel_seminar', { seminarId: gone })
    expect(await runJob('tell_seminars')).toBe(0)
    await owner`update data.seminars set created_at = now() - interval '61 minutes'`
    await Promise.all([runJob('tell_seminars'), runJob('tell_seminars')])
    while ((await runJob('tell_seminars')) > 0);
    expect(await mailsTo(reader, 'new_seminar')).toMatchObject([{ place: null }])
    for (const woman of [never, muted, signed, inactive])
      expect(await mailsTo(woman, 'new_seminar')).toEqual([])
    expect(await owner`select from data.seminars where told_at is null`).toHaveLength(0)
  })

  test('those who signed up hear of another time or place, of nothing else, and of the end', async () => {
    const [mentor, other, id] = [await aMentor(), await aMentor(), await aSeminar()]
    for (const woman of [mentor, other]) await signUp(woman, id)
    const edit = (more: object) => call(admin, 'edit_seminar', { seminarId: id, ...details, ...more })
    await edit({ description: 'Κάτι άλλο', seats: 9 })
    expect(await told('seminar_changed', id)).toEqual([])
    await edit({ place: 'Πάτρα' })
    await edit({ place: 'Πάτρα' })
    expect(await told('seminar_changed', id)).toEqual(userIds(mentor, other))
    await edit({ place: 'Πάτρα', startsAt: inDays(21) })
    expect(await told('seminar_changed', id)).toHaveLength(4)
    await leave(other, id)
    for (let click = 0; click < 2; click += 1)
      await call(admin, 'cancel_seminar', { seminarId: id, reason: 'Η αίθουσα έκλεισε.' })
    expect(await told('seminar_cancelled', id)).toEqual(userIds(mentor))
  })

  test('those who signed up are reminded the day before, once, and again on another day; not who switched it off', async () => {
    const [mentor, muted, id] = [await aMentor(), await aMentor(), await aSeminar()]
    for (const woman of [mentor, muted]) await signUp(woman, id)
    const off = await aSeminar({ startsAt: inDays(1) })
    await signUp(mentor, off)
    await call(admin, 'cancel_seminar', { seminarId: off })
    await call(muted, 'choose_notifications', { wanted: [], unwanted: ['seminar_reminders'] })
    const move = (days: number) => owner`
      update data.seminars set starts_at = (rules.local_date() + ${days}::integer + time '18:00') at time zone 'Europe/Athens'
      where id = ${id}`
    await move(2)
    await runJob('remind_seminars')
    expect(await told('seminar_tomorrow', id)).toEqual([])
    await move(1)
    await Promise.all([runJob('remind_seminars'), runJob('remind_seminars')])
    expect(await runJob('remind_seminars')).toBe(0)
    expect(await told('seminar_tomorrow', id)).toEqual([mentor.userId])
    expect(await told('seminar_tomorrow', off)).toEqual([])
  })
})

test('the team sees, and reads on Monday, that none is planned in the next months', async () => {
  await owner`delete from data.seminar_signups`
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
