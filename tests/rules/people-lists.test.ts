// The team's lists of mentors and mentees: who is in which scope, who is found by what, what the filters leave.
import { describe, expect, test } from 'vitest'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { menteeList } from '~/domain/mentees/list'
import { mentorList } from '~/domain/mentors/list'
import { call } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, aRequest, aMentorship, complete, reject, theAdmin } = await openWorld()
const admin = await theAdmin()

const mentors = async (query: string) =>
  (await readList(admin.viewer, mentorList, readListQuery(mentorList, `http://list/?${query}`), 100)).rows
const mentees = async (query: string) =>
  (await readList(admin.viewer, menteeList, readListQuery(menteeList, `http://list/?${query}`), 100)).rows
const idsOf = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id)
const q = (words: string) => `scope=all&q=${encodeURIComponent(words)}`

/** The scopes of a list in which a person stands. */
async function standsIn(
  id: number,
  scopes: readonly string[],
  read: (query: string) => Promise<{ id: number }[]>,
) {
  const found = await Promise.all(scopes.map((scope) => idsOf(read(`scope=${scope}`))))
  return scopes.filter((_, at) => found[at]!.includes(id))
}
const scopesOf = (id: number) => standsIn(id, mentorList.scopes, mentors)

describe('the list of mentors', () => {
  test('has each mentor in her scopes', async () => {
    const free = await aMentor()
    expect(await scopesOf(free.id)).toEqual(['active', 'available', 'all'])
    const busy = (await aMentorship()).mentor
    expect(await scopesOf(busy.id)).toEqual(['active', 'collaborating', 'all'])
    const paused = await aMentor({ status: 'inactive' })
    expect(await scopesOf(paused.id)).toEqual(['inactive', 'all'])
    expect(await scopesOf((await aMentor({ status: 'new' })).id)).toEqual(['all'])
  })

  test('shows who has not answered for 24 hours, the longest wait first', async () => {
    const [young, old, older] = [await aRequest(), await aRequest(), await aRequest()]
    for (const [{ id }, hours] of [
      [young, 23],
      [old, 25],
      [older, 60],
    ] as const)
      await owner`
        update data.mentorship_requests set requested_at = now() - make_interval(hours => ${hours}) where id = ${id}`
    expect(await idsOf(mentors('scope=waiting'))).toEqual([older.mentor.id, old.mentor.id])
  })

  test('R19 flags a mentor with the third rejection in six months, and no longer than they count', async () => {
    const mentor = await aMentor()
    const turnDown = async () => {
      const { id } = await aRequest({ mentor })
      await reject(mentor, id)
      return id
    }
    const first = await turnDown()
    await turnDown()
    expect(await scopesOf(mentor.id)).not.toContain('flagged')
    await turnDown()
    expect(await scopesOf(mentor.id)).toContain('flagged')
    const [row] = (await mentors('scope=flagged')).filter(({ id }) => id === mentor.id)
    expect(row!.rejections).toBe(3)
    const [waiting] = await owner<{ waiting: number; ids: number[] }[]>`
      select waiting, ids from api.waiting_for_team where queue = 'flaggedMentors'`
    const flagged = (await mentors('scope=flagged')).map(({ id }) => id)
    expect(waiting).toEqual({ waiting: flagged.length, ids: flagged.toSorted((one, other) => one - other) })

    await owner`
      update data.mentorship_requests set answered_at = now() - interval '7 months' where id = ${first}`
    await owner`
      update data.mentorship_requests set answered_at = answered_at where mentor_id = ${mentor.id}`
    expect(await scopesOf(mentor.id)).not.toContain('flagged')
  })

  test('finds by name, e-mail and telephone, without accents, and what stands there literally', async () => {
    const mentor = await aMentor({
      name: 'Ξανθίππη',
      surname: 'Ζαχαροπλάστη',
      email: 'xz_100%.of@test.example',
      phone: '+306911122233',
    })
    await aMentor({ email: 'xza100.of@test.example' })
    for (const words of ['ζαχαροπλ', 'ΞΑΝΘΙΠΠΗ ζα', 'zacharopl', 'xz_100%', '911122', 'ξα'])
      expect(await idsOf(mentors(q(words))), words).toContain(mentor.id)
    expect(await idsOf(mentors(q('xz_1')))).toEqual([mentor.id])

    await owner`update data.users set surname = 'Λαδά', phone = '+306944455566' where id = ${mentor.userId}`
    await owner`select rules.refresh_mentor_card(${mentor.id})`
    expect(await idsOf(mentors(q('ζαχαροπλ')))).toEqual([])
    expect(await idsOf(mentors(q('ξανθίππη λαδά')))).toEqual([mentor.id])
    expect(await idsOf(mentors(q('944455566')))).toEqual([mentor.id])
  })

  test('narrows by the filters of the specification', async () => {
    const coach = await aMentor({
      surname: 'Φίλτρου',
      offersMentoring: false,
      offersCoaching: true,
      industryId: 3,
    })
    const mentor = await aMentor({ surname: 'Φίλτρου', industryId: 4 })
    await owner`
      update data.mentor_cards set country = 'CY', topic_ids = '{5,6}', languages = '{en}',
        experience_since = current_date - interval '10 years 1 day' where mentor_id = ${coach.id}`
    const found = (filter: string) => idsOf(mentors(`scope=all&q=${encodeURIComponent('φιλτρου')}&${filter}`))
    for (const filter of [
      'isCoach=1',
      'isNotAvailableForMentoring=true',
      'isAvailableForCoaching=on',
      'industry=3',
      'country=CY',
      'fieldOfSupport=6',
      'fieldOfSupport={6,9}',
      'yearsOfExperience=10',
      'isCoach=1&country=CY',
    ])
      expect(await found(filter), filter).toEqual([coach.id])
    for (const filter of ['isMentor=1', 'industry=4', 'supportsGreek=1', 'isAvailableForMentoring=1'])
      expect(await found(filter), filter).toEqual([mentor.id])
    for (const filter of ['isNotActive=1', 'isNotAvailable=1', 'yearsOfExperience=11', 'group=ongoing'])
      expect(await found(filter), filter).toEqual([])
    expect((await found('isActive=1')).length).toBe(2)
  })

  test('shows the current mentee, and nobody who was erased', async () => {
    const { mentor, mentee } = await aMentorship()
    const [row] = (await mentors('scope=collaborating')).filter(({ id }) => id === mentor.id)
    expect(row!.mentee).toEqual({ id: mentee.id, name: expect.any(String) })
    const leaving = await aMentor({ surname: 'Φευγάτη' })
    await call(leaving, 'erase_me')
    expect(await idsOf(mentors(q('φευγατη')))).toEqual([])
    expect(await scopesOf(leaving.id)).toEqual([])
  })
})

test('the group of mentors with a completed mentoring', async () => {
  const ended = await aMentorship({ sessions: 3 })
  await complete(admin, ended.id)
  expect(await idsOf(mentors('scope=all&group=completed'))).toEqual([ended.mentor.id])
})

describe('the list of mentees', () => {
  const scopes = ({ id }: { id: number }) => standsIn(id, menteeList.scopes, mentees)

  test('has each mentee in her scopes, with package, sessions and mentor', async () => {
    expect(await scopes(await aMentee({ package: 'none' }))).toEqual(['without', 'all'])
    expect(await scopes(await aMentee({ package: 'awaiting_payment' }))).toEqual(['without', 'unpaid', 'all'])
    expect(await scopes(await aMentee())).toEqual(['open', 'waiting', 'all'])
    expect(await scopes((await aRequest()).mentee)).toEqual(['open', 'asking', 'all'])
    const { mentor, mentee } = await aMentorship({ sessions: 2 })
    expect(await scopes(mentee)).toEqual(['open', 'running', 'all'])
    const [row] = (await mentees('scope=running')).filter(({ id }) => id === mentee.id)
    expect(row).toMatchObject({
      package: { status: 'running' },
      mentorship: { mentorId: mentor.id, status: 'running', sessions: 2, minimum: 3 },
    })
  })
})

test('a search in thousands reads them in their order, and its count stops at the limit', async () => {
  await owner`
    insert into data.users (email, name, surname)
    select 'crowd-' || n || '@test.example', case when n % 50 = 0 then 'Σπάνια' else 'Πλήθος' end, 'Πλήθους'
    from generate_series(1, 1200) n`
  await owner`
    insert into data.mentors (user_id, status)
    select id, 'rejected' from data.users where email like 'crowd-%' order by id`
  await owner`
    insert into data.mentor_cards (mentor_id, name, surname, title)
    select m.id, u.name, u.surname, '' from data.mentors m join data.users u on u.id = m.user_id where u.email like 'crowd-%'`
  const read = (words: string, more: object = {}) =>
    readList(admin.viewer, mentorList, {
      ...readListQuery(mentorList, `http://list/?sort=newest&${q(words)}`),
      ...more,
    })
  const first = await read('crowd')
  expect([first.found, first.foundMore]).toEqual([1000, true])
  const second = await read('crowd', { after: first.next })
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(100)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  const rare = await read('πληθους σπανια')
  expect([rare.found, rare.foundMore]).toEqual([24, false])
  expect((await read('crowd', { scope: 'active' })).rows).toEqual([])
})
