import { describe, expect, test } from 'vitest'
import { call, list, readTable } from '../support/calls'
import type { Mentee, Mentor } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin } = await openWorld()

const admin = await theAdmin()
const give = (mentor: Pick<Mentor, 'viewer' | 'userId'>, name = 'Δώρο της Άννας') =>
  call<number>(mentor, 'gift_scholarship', { name })
const approve = (scholarshipId: number) => call(admin, 'decide_gift', { scholarshipId, approve: true })
const decline = (scholarshipId: number, message?: string, by = admin) =>
  call(by, 'decide_gift', { scholarshipId, approve: false, message })
const award = (scholarshipId: number, { id }: Mentee) =>
  call<number>(admin, 'award_scholarship', { scholarshipId, menteeId: id })
const withdraw = (purchaseId: number) => call(admin, 'withdraw_award', { purchaseId })
const stateOf = async (mentor: Mentor) => (await list(mentor, 'own_gifts')).map((gift) => gift.state)
const some = (count: number) => Promise.all(Array.from({ length: count }, () => aMentee({ package: 'none' })))
const mailsTo = ({ userId }: Mentor) => owner`
  select kind, content->>'message' as message from private.outbox where to_user_id = ${userId} and kind like 'gift%' order by id`

describe('R26 a mentor’s gift', () => {
  test('R26 one per mentor and year, also with ten at once', async () => {
    const mentor = await aMentor()
    expect(outcomes(await Promise.allSettled(Array.from({ length: 10 }, () => give(mentor))))).toEqual([
      'done',
      ...Array(9).fill('gift_named'),
    ])
    expect(await readTable(mentor, 'scholarships')).toHaveLength(1)
    expect(await readTable(await aMentor(), 'scholarships')).toEqual([])
    await refused(give(await aMentee({ package: 'none' })), 'role_not_held')
  })

  test('R26 is awarded once, only after an admin approved it, outside the five', async () => {
    const full = await call<number>(admin, 'create_scholarship', { name: 'Υποτροφία', kind: 'full_3m' })
    for (const mentee of await some(5)) await award(full, mentee)
    const mentor = await aMentor()
    const gift = await give(mentor)
    const [one, two] = await some(2)
    await refused(award(gift, one!), 'scholarship_not_found')
    await approve(gift)
    await approve(gift)
    expect(outcomes(await Promise.allSettled([award(gift, one!), award(gift, two!)]))).toEqual([
      'done',
      'scholarship_limit_reached',
    ])
    await refused(approve(full), 'scholarship_not_found')
    await refused(decline(full), 'scholarship_not_found')
    expect(await mailsTo(mentor)).toMatchObject([{ kind: 'gift_approved' }])
  })

  test('R26 an approved one stays until it is awarded, and counts in the year of its award', async () => {
    const gift = await give(await aMentor())
    await approve(gift)
    await owner`update data.scholarships set year = year - 1 where id = ${gift}`
    const [one, two] = await some(2)
    await award(gift, one!)
    expect(
      await cell(
        owner`select year = extract(year from rules.local_date()) as now from data.awards where mentee_id = ${one!.id}`,
      ),
    ).toBe(true)
    await refused(award(gift, two!), 'scholarship_limit_reached')
  })

  test('R26 is not awarded to the mentor who gives it', async () => {
    const mentor = await aMentor()
    const gift = await give(mentor)
    await approve(gift)
    await refused(award(gift, await aMentee({ userId: mentor.userId, package: 'none' })), 'own_profile')
  })
})

describe('R26 a declined gift', () => {
  test('R26 the mentor gets the reason, once, and may name another one this year; the history has who answered', async () => {
    const mentor = await aMentor()
    const gift = await give(mentor)
    await decline(gift, '  Ας το συζητήσουμε.  ')
    await decline(gift, 'Κάτι άλλο')
    expect(await mailsTo(mentor)).toMatchObject([{ kind: 'gift_declined', message: 'Ας το συζητήσουμε.' }])
    expect(await list(mentor, 'own_gifts')).toMatchObject([
      { state: 'declined', message: 'Ας το συζητήσουμε.', thisYear: true },
    ])
    await refused(approve(gift), 'gift_decided')
    expect(
      await owner`select event, actor_user_id from data.history where subject = 'scholarships' and subject_id = ${gift}`,
    ).toEqual([{ event: 'gift_declined', actorUserId: admin.userId }])
    await approve(await give(mentor, 'Άλλο'))
    await refused(give(mentor), 'gift_named')
    expect(await stateOf(mentor)).toEqual(['approved', 'declined'])
  })

  test('R26 concurrently approved and declined: one of the two, with its mail', async () => {
    for (let round = 0; round < 5; round += 1) {
      const mentor = await aMentor()
      const gift = await give(mentor)
      expect(outcomes(await Promise.allSettled([approve(gift), decline(gift)]))).toEqual([
        'done',
        'gift_decided',
      ])
      const [state] = await stateOf(mentor)
      expect(await mailsTo(mentor)).toMatchObject([{ kind: `gift_${state}` }])
    }
  })

  test('R26 only existing gifts are answered', async () => {
    const mentor = await aMentor()
    await give(mentor)
    await refused(decline(2_000_000_000), 'scholarship_not_found')
    expect(await stateOf(mentor)).toEqual(['waiting'])
  })
})

describe('R26 what mentors see of their own gift', () => {
  test('R26 that it was awarded, not to whom; and that it is free again; other users do not see it', async () => {
    const mentor = await aMentor()
    const gift = await give(mentor)
    expect(await stateOf(mentor)).toEqual(['waiting'])
    await approve(gift)
    expect(await stateOf(mentor)).toEqual(['approved'])
    const [mentee] = await some(1)
    const purchaseId = await award(gift, mentee!)
    const [seen] = await list(mentor, 'own_gifts')
    expect(Object.keys(seen!).sort()).toEqual('id message name namedAt state thisYear year'.split(' '))
    expect(seen!.state).toBe('awarded')
    expect(await readTable(mentor, 'awards')).toEqual([])
    for (const other of [await aMentor(), mentee!]) expect(await list(other, 'own_gifts')).toEqual([])
    await withdraw(purchaseId)
    expect(await stateOf(mentor)).toEqual(['approved'])
  })

  test('the new name of a gift is not in the history, since it may contain the mentor’s name', async () => {
    const gift = await give(await aMentor())
    await call(admin, 'rename_scholarship', { scholarshipId: gift, name: 'Της Άννας' })
    expect(
      await column(
        owner`select reason from data.history where subject = 'scholarships' and subject_id = ${gift}`,
      ),
    ).toEqual([null])
  })
})
