import { describe, expect, test } from 'vitest'
import { giveFeedback } from '~/domain/mentorships/feedback.server'
import { listFollowUps } from '~/domain/follow-ups/follow-ups.server'
import { call } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentor, aMentee, anAdmin, theAdmin, aMentorship, send, reject, stop, dayIn } =
  await openWorld()

const admin = await theAdmin()
const followUp = async (trouble: string, aboutId: number, more: Record<string, unknown> = {}, who = admin) =>
  call(who, 'follow_up', { trouble, aboutId, settled: false, seen: await lastOf(trouble, aboutId), ...more })
const settle = (trouble: string, aboutId: number, more: Record<string, unknown> = {}) =>
  followUp(trouble, aboutId, { settled: true, note: 'Μίλησα και με τις δύο.', ...more })

const listed = (scope: string) =>
  column(owner`select id from api.admin_mentorships where ${owner(`in_${scope}`)} order by id`)
/** A mentorship of which nothing is heard. */
async function aQuietOne() {
  const scene = await aMentorship()
  await owner`update data.mentorships set started_at = started_at - interval '100 days' where id = ${scene.id}`
  return scene
}
const waiting = (queue: string) =>
  cell(owner`select waiting from api.waiting_for_team where queue = ${queue}`)
const later = (id: number, days: number) =>
  owner`update data.follow_ups set at = at - ${days}::integer * interval '1 day',
    look_again_on = look_again_on - ${days}::integer where mentorship_id = ${id}`

describe('a mentorship that does not go well', () => {
  test('waits until somebody settles it, however long ago it was told, and again when it is told anew', async () => {
    const { id, mentee, mentor } = await aMentorship()
    await giveFeedback(mentee.viewer, id, 'check_in', { going: 'badly', words: 'Δεν μιλάμε.' })
    await owner`update data.feedback set given_at = now() - interval '40 days'`
    expect([await listed('unhappy'), await waiting('unhappyAnswers')]).toEqual([[id], 1])

    await followUp('unhappy', id)
    expect(await stateOf(id)).toEqual({ trouble: 'unhappy', followsUp: await nameOf(admin.userId) })
    expect(await listed('unhappy')).toEqual([id])

    await settle('unhappy', id)
    expect([await listed('unhappy'), await waiting('unhappyAnswers')]).toEqual([[], 0])
    expect(await stateOf(id)).toEqual({ trouble: null, followsUp: null })

    await giveFeedback(mentor.viewer, id, 'check_in', { going: 'badly' })
    expect(await listed('unhappy')).toEqual([id])
    await stop(admin, id, { reason: 'Το ζήτησαν.' })
    expect(await listed('unhappy')).toEqual([])
  })

  test('waits again from the day on which the team wants to look again', async () => {
    const { id, mentee } = await aMentorship()
    await giveFeedback(mentee.viewer, id, 'check_in', { going: 'badly' })
    await owner`update data.feedback set given_at = now() - interval '30 days'`
    await settle('unhappy', id, { lookAgainOn: await dayIn(7) })
    await later(id, 6)
    expect(await listed('unhappy')).toEqual([])
    await later(id, 1)
    expect(await listed('unhappy')).toEqual([id])
  })
})

test('a quiet mentorship waits until somebody settles it, and again when it falls silent after another session', async () => {
  const { id } = await aMentorship()
  await owner`update data.mentorships set started_at = started_at - interval '100 days' where id = ${id}`
  expect(await listed('quiet')).toContain(id)
  await settle('quiet', id)
  expect(await listed('quiet')).not.toContain(id)
  expect(await waiting('quietPairs')).toBe((await listed('quiet')).length)
  // A session on the day on which it was settled.
  await later(id, 50)
  await owner`update data.mentorships set started_at = now() - interval '50 days' where id = ${id}`
  expect(await listed('quiet')).toContain(id)
})

test('a pause that lasts longer than it was to waits until somebody settles it, and ends with the pause', async () => {
  const { id } = await aMentorship()
  await call(admin, 'pause_mentorship', { mentorshipId: id, until: await dayIn(28) })
  expect(await listed('quiet')).not.toContain(id)
  await owner`update data.mentorships set paused_at = now() - interval '28 days', pause_until = rules.local_date() where id = ${id}`
  expect(await listed('quiet')).toContain(id)
  const [row] = await owner`select trouble, quiet_days from api.admin_mentorships where id = ${id}`
  expect(row).toEqual({ trouble: 'quiet', quietDays: null })
  await settle('quiet', id)
  expect(await listed('quiet')).not.toContain(id)
  await owner`delete from data.follow_ups where mentorship_id = ${id}`
  expect(await listed('quiet')).toContain(id)
  await call(admin, 'resume_mentorship', { mentorshipId: id })
  expect(await listed('quiet')).not.toContain(id)
})

test('a mentor who declined much waits until somebody settles it, and again after another refusal', async () => {
  const mentor = await aMentor()
  const decline = async () =>
    reject(mentor, await send(await aMentee(), mentor), { message: 'Δεν προλαβαίνω.' })
  const flagged = () => column<number>(owner`select id from api.admin_mentors where in_flagged`)
  const most = await cell<number>(owner`select flag_rejections from data.constants`)
  for (let times = 0; times < most; times += 1) await decline()
  expect(await flagged()).toContain(mentor.id)
  await followUp('flagged', mentor.id)
  const [taken] =
    await owner`select flagged, follows_up from api.admin_mentor_records where id = ${mentor.id}`
  expect(taken).toEqual({ flagged: true, followsUp: await nameOf(admin.userId) })
  await settle('flagged', mentor.id)
  expect(await flagged()).not.toContain(mentor.id)
  await decline()
  expect(await flagged()).toContain(mentor.id)
  await call(admin, 'change_mentor_status', { status: 'inactive', mentorId: mentor.id })
  expect(await flagged()).not.toContain(mentor.id)
})

test('what is refused', async () => {
  const { id } = await aMentorship()
  for (const trouble of ['unhappy', 'quiet']) await refused(settle(trouble, id), 'not_applicable')
  await refused(followUp('flagged', (await aMentor()).id), 'not_applicable')
  await refused(settle('unhappy', id, { note: ' ' }), 'trouble_note_missing')
  await refused(settle('unhappy', id, { note: 'α'.repeat(2001) }), 'too_long')
  await refused(settle('unhappy', id, { lookAgainOn: '2026-01-01' }), 'date_in_past')
  await refused(followUp('unhappy', 999_999), 'mentorship_not_found')
  await refused(followUp('flagged', 999_999), 'mentor_not_found')
})

test('a second click changes nothing; a page that does not know of a colleague’s act is refused', async () => {
  const { id } = await aQuietOne()
  const colleague = await anAdmin()
  await followUp('quiet', id)
  await followUp('quiet', id, { seen: null })
  const [line] = await listFollowUps(admin.viewer, { mentorshipId: id })
  await refused(followUp('quiet', id, { seen: null }, colleague), 'changed_meanwhile')
  await followUp('quiet', id, { seen: line!.id }, colleague)
  await refused(settle('quiet', id, { seen: line!.id }), 'changed_meanwhile')
  await settle('quiet', id)
  await settle('quiet', id, { seen: line!.id })
  const lines = await listFollowUps(admin.viewer, { mentorshipId: id })
  expect(lines.map(({ by, settled }) => [by, settled])).toEqual([
    [await nameOf(admin.userId), true],
    [await nameOf(colleague.userId), false],
    [await nameOf(admin.userId), false],
  ])
})

test('of two admins who settle at once, one is told that the other has done it', async () => {
  const { id } = await aQuietOne()
  const colleague = await anAdmin()
  const note = { settled: true, seen: null, note: 'Μίλησα μαζί τους.' }
  const told = await Promise.allSettled([followUp('quiet', id, note), followUp('quiet', id, note, colleague)])
  expect(outcomes(told)).toEqual(['changed_meanwhile', 'done'])
})

test('who took it over long ago does not look after what arose since', async () => {
  const { id, mentee, mentor } = await aMentorship()
  await giveFeedback(mentor.viewer, id, 'check_in', { going: 'badly' })
  await owner`update data.feedback set given_at = now() - interval '5 days'`
  await followUp('unhappy', id)
  await later(id, 3)
  expect(await stateOf(id)).toEqual({ trouble: 'unhappy', followsUp: await nameOf(admin.userId) })
  await giveFeedback(mentee.viewer, id, 'check_in', { going: 'badly' })
  expect(await stateOf(id)).toEqual({ trouble: 'unhappy', followsUp: null })
})

test('an admin does not read what was written about her own mentorship', async () => {
  const { id, mentor } = await aQuietOne()
  await settle('quiet', id)
  const other = await anAdmin({ userId: mentor.userId })
  const about = async (who: typeof admin) => [...(await listFollowUps(who.viewer, { mentorshipId: id }))]
  expect(await about(admin)).toHaveLength(1)
  expect(await about(other)).toEqual([])
})

test('an erasure takes the notes of her mentorships and about her as a mentor with it', async () => {
  const { id, mentee, mentor } = await aQuietOne()
  await settle('quiet', id)
  await owner`
    insert into data.follow_ups (trouble, mentor_id, by_user_id, settled, note)
    values ('flagged', ${mentor.id}, ${admin.userId}, true, 'Μίλησα μαζί της.')`
  await stop(admin, id, { reason: 'Το ζήτησαν.' })
  const left = () =>
    column(owner`
    select trouble from data.follow_ups where ${id} = mentorship_id or ${mentor.id} = mentor_id order by id`)
  await call(admin, 'erase_user', { userId: mentee.userId })
  expect(await left()).toEqual(['flagged'])
  await call(admin, 'erase_user', { userId: mentor.userId })
  expect(await left()).toEqual([])
})

/** The last line about a trouble: what a page that was opened now has shown. */
async function lastOf(trouble: string, aboutId: number) {
  const ids = await column<number>(owner`
    select id from data.follow_ups where trouble = ${trouble} and coalesce(mentorship_id, mentor_id) = ${aboutId}
    order by id`)
  return ids.at(-1) ?? null
}

async function stateOf(mentorshipId: number) {
  const [state] =
    await owner`select trouble, follows_up from api.admin_mentorships where id = ${mentorshipId}`
  return state
}

const nameOf = (userId: number) =>
  cell(owner`select name || ' ' || surname from data.users where id = ${userId}`)
