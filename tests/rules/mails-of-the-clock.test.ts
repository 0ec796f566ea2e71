// Mails about new offers, about requests that were turned down, and the question three months after the end.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentor, aMentorship, anAdmin, aRequest, theAdmin, runJob, complete, reject } = world

const admin = await theAdmin()
const told = (kind: string) =>
  column<number>(owner`select to_user_id from private.outbox where kind = ${kind} order by to_user_id`)
const userIds = (...women: { userId: number }[]) => women.map(({ userId }) => userId).sort((a, b) => a - b)

describe('a new offer', () => {
  test('is mailed after an hour, once to each active mentor who asked for it', async () => {
    await owner`update data.offers set told_at = now()`
    const [reader, never, muted, inactive] = [
      await aMentor(),
      await aMentor(),
      await aMentor(),
      await aMentor({ status: 'inactive' }),
    ]
    for (const woman of [reader, muted, inactive])
      await call(woman, 'choose_notifications', { wanted: ['offers'], unwanted: [] })
    await call(muted, 'choose_notifications', { wanted: [], unwanted: ['offers'] })
    const id = await call<number>(admin, 'create_offer', {
      provider: 'Σελίδα',
      code: 'ΝΕΑ',
      description: '20%',
    })
    expect(await runJob('tell_offers')).toBe(0)
    await owner`update data.offers set created_at = now() - interval '61 minutes' where id = ${id}`
    await Promise.all([runJob('tell_offers'), runJob('tell_offers')])
    while ((await runJob('tell_offers')) > 0);
    const mailed = await told('new_offer')
    expect(mailed).toContain(reader.userId)
    for (const woman of [never, muted, inactive]) expect(mailed).not.toContain(woman.userId)
    expect(new Set(mailed).size).toBe(mailed.length)
    // A change publishes nothing anew, and one that ended within the hour is not told.
    await call(admin, 'edit_offer', { offerId: id, provider: 'Σελίδα', code: 'ΝΕΑ 2' })
    const over = await call<number>(admin, 'create_offer', { provider: 'Ανάσα', code: 'Χ' })
    await call(admin, 'end_offer', { offerId: over })
    await owner`update data.offers set created_at = now() - interval '2 hours'`
    while ((await runJob('tell_offers')) > 0);
    expect(await told('new_offer')).toEqual(mailed)
    expect(await owner`select from data.offers where told_at is null`).toHaveLength(0)
  })
})

describe('requests that were turned down', () => {
  test('at the second the mentor is offered a pause, at the third the team is asked to look', async () => {
    const mentor = await aMentor()
    const [coordinator, muted] = [await anAdmin(), await anAdmin()]
    await call(muted, 'choose_notifications', { wanted: [], unwanted: ['declines'] })
    const toMentor = async () => (await world.mailRowsTo(mentor.userId, 'declines_mentor')).length
    await reject(mentor, (await aRequest({ mentor })).id)
    expect(await toMentor()).toBe(0)
    await reject(admin, (await aRequest({ mentor })).id)
    expect([await toMentor(), await told('declines_team')]).toEqual([1, []])
    await world.moveDeadline((await aRequest({ mentor })).id)
    await runJob('expire_requests')
    await reject(mentor, (await aRequest({ mentor })).id)
    expect(await toMentor()).toBe(1)
    const team = await told('declines_team')
    expect(team).toContain(coordinator.userId)
    expect(team).not.toContain(muted.userId)
    expect(new Set(team).size).toBe(team.length)
  })

  test('who declines and is away at once is not offered a pause', async () => {
    const mentor = await aMentor()
    await reject(mentor, (await aRequest({ mentor })).id)
    const { id } = await aRequest({ mentor })
    await call(mentor, 'decline_and_be_away', { requestId: id, until: await world.dayIn(30) })
    expect(await told('declines_mentor')).not.toContain(mentor.userId)
  })
})

describe('no session for five weeks', () => {
  const quietFor = async (days: number) => {
    const pair = await aMentorship({ sessions: 1 })
    await world.heldDaysAgo(pair.id, days)
    return pair
  }

  test('both are reminded, once per silence; not while another session is planned', async () => {
    const [quiet, met, planned] = [await quietFor(36), await quietFor(20), await quietFor(36)]
    await call(planned.mentee, 'plan_session', {
      mentorshipId: planned.id,
      startsAt: new Date(Date.now() + 3 * 86_400_000),
    })
    await Promise.all([runJob('remind_pairs'), runJob('remind_pairs')])
    await runJob('remind_pairs')
    expect(await told('pair_quiet_long_mentee')).toEqual(userIds(quiet.mentee))
    expect(await told('pair_quiet_long_mentor')).toEqual(userIds(quiet.mentor))
    expect(await told('pair_quiet_long_mentee')).not.toContain(met.mentee.userId)
  })
})

describe('three months after the end', () => {
  const ended = async (ago: string) => {
    const pair = await aMentorship()
    await complete(admin, pair.id, { belowMinimum: true })
    await owner`update data.mentorships set ended_at = now() - ${ago}::interval where id = ${pair.id}`
    return pair
  }
  const later = (pair: { mentee: Parameters<typeof call>[0]; id: number }) =>
    call(pair.mentee, 'give_feedback', {
      mentorshipId: pair.id,
      step: 'later',
      going: 'well',
      words: 'Άλλαξα δουλειά.',
    })

  test('the mentee is asked once; not who has answered, nor about what ended long ago', async () => {
    const [due, early, old, answered] = [
      await ended('93 days'),
      await ended('80 days'),
      await ended('130 days'),
      await ended('95 days'),
    ]
    expect(outcomes(await Promise.allSettled([later(answered), later(answered)])).sort()).toEqual([
      'done',
      'feedback_given',
    ])
    await Promise.all([runJob('ask_later'), runJob('ask_later')])
    await runJob('ask_later')
    expect(await told('pair_later_mentee')).toEqual(userIds(due.mentee))
    await later(due)
    expect(
      await owner`select from data.feedback where mentorship_id = ${due.id} and step = 'later'`,
    ).toHaveLength(1)
    for (const pair of [early, old]) expect(await told('pair_later_mentee')).not.toContain(pair.mentee.userId)
    const running = await aMentorship()
    await refused(later(running), 'mentorship_not_ended')
  })
})
