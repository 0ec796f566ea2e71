import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aMentor, anAdmin, theAdmin, aMentorship, stop } = await openWorld()

const { giveFeedback } = await import('~/domain/mentorships/feedback.server')
const { listFollowUps } = await import('~/domain/follow-ups/follow-ups.server')
const admin = await theAdmin()
const treasurer = await anAdmin()
await owner`update data.admins set admin_right = 'treasurer' where user_id = ${treasurer.userId}`
const followUp = (trouble: string, aboutId: number, more: Record<string, unknown> = {}, who = admin) =>
  call(who, 'follow_up', { trouble, aboutId, settled: false, ...more })
const settle = (trouble: string, aboutId: number, more: Record<string, unknown> = {}) =>
  followUp(trouble, aboutId, { settled: true, note: 'Μίλησα και με τις δύο.', ...more })

const listed = async (scope: string) =>
  (await owner`select id from api.admin_mentorships where ${owner(`in_${scope}`)} order by id`).map(
    ({ id }) => id,
  )
const waiting = async (queue: string) =>
  (await owner`select waiting from api.waiting_for_team where queue = ${queue}`)[0]!.waiting
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
    const [taken] = await owner`select trouble, follows_up from api.admin_mentorships where id = ${id}`
    expect(taken).toEqual({ trouble: 'unhappy', followsUp: await nameOf(admin.userId) })
    expect(await listed('unhappy')).toEqual([id])

    await settle('unhappy', id)
    expect([await listed('unhappy'), await waiting('unhappyAnswers')]).toEqual([[], 0])
    const [settled] = await owner`select trouble, follows_up from api.admin_mentorships where id = ${id}`
    expect(settled).toEqual({ trouble: null, followsUp: null })

    await giveFeedback(mentor.viewer, id, 'check_in', { going: 'badly' })
    expect(await listed('unhappy')).toEqual([id])
    await stop(admin, id, { reason: 'Το ζήτησαν.' })
    expect(await listed('unhappy')).toEqual([])
  })

  test('waits again from the day on which the team wants to look again', async () => {
    const { id, mentee } = await aMentorship()
    await giveFeedback(mentee.viewer, id, 'check_in', { going: 'badly' })
    await owner`update data.feedback set given_at = now() - interval '30 days'`
    const [day] = await owner`select (rules.local_date() + 7)::text as day`
    await settle('unhappy', id, { lookAgainOn: day!.day })
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
  await later(id, 60)
  await owner`update data.mentorships set started_at = now() - interval '50 days' where id = ${id}`
  expect(await listed('quiet')).toContain(id)
})

test('a mentor who declined much waits until somebody settles it, and again after another refusal', async () => {
  const mentor = await aMentor()
  const { id } = await aMentorship()
  const flag = (at: string) => owner`
    update data.mentorship_requests set flags_since = ${at}::timestamptz, mentor_id = ${mentor.id}
    where id = (select request_id from data.mentorships where id = ${id})`
  const flagged = async () =>
    (await owner`select id from api.admin_mentors where in_flagged`).map((row) => row.id as number)
  await owner`set session_replication_role = replica`
  await flag(new Date(Date.now() - 1000).toISOString())
  expect(await flagged()).toContain(mentor.id)
  await settle('flagged', mentor.id)
  expect(await flagged()).not.toContain(mentor.id)
  await flag(new Date(Date.now() + 1000).toISOString())
  expect(await flagged()).toContain(mentor.id)
  await owner`set session_replication_role = origin`
})

test('what is refused', async () => {
  const { id, mentee } = await aMentorship()
  await refused(settle('unhappy', id, { note: ' ' }), 'trouble_note_missing')
  await refused(settle('unhappy', id, { note: 'α'.repeat(2001) }), 'too_long')
  await refused(settle('unhappy', id, { lookAgainOn: '2026-01-01' }), 'date_in_past')
  await refused(followUp('unhappy', 999_999), 'mentorship_not_found')
  await refused(followUp('flagged', 999_999), 'mentor_not_found')
  await refused(followUp('unhappy', id, {}, treasurer), 'right_not_held')
  await refused(followUp('unhappy', id, {}, await anAdmin({ userId: mentee.userId })), 'own_profile')
  await refused(followUp('unhappy', id, {}, mentee as never), 'raw 42501')
})

test('two admins at once: both are written down, the last one has it', async () => {
  const { id } = await aMentorship()
  const told = outcomes(
    await Promise.allSettled([followUp('quiet', id), followUp('quiet', id), settle('quiet', id)]),
  )
  expect(told).toEqual(['done', 'done', 'done'])
  expect(await owner`select from data.follow_ups where mentorship_id = ${id}`).toHaveLength(3)
})

test('an admin does not read what was written about her own mentorship', async () => {
  const { id, mentor } = await aMentorship()
  await settle('unhappy', id)
  const other = await anAdmin({ userId: mentor.userId })
  const about = async (who: typeof admin) => [...(await listFollowUps(who.viewer, { mentorshipId: id }))]
  expect(await about(admin)).toHaveLength(1)
  expect(await about(other)).toEqual([])
})

async function nameOf(userId: number) {
  const [user] = await owner`select name || ' ' || surname as name from data.users where id = ${userId}`
  return user!.name
}
