// What the index of facets finds is what the columns of the team's list say, whatever has happened to a mentor.
import { expect, test } from 'vitest'
import { mentorList } from '~/parts/mentors/mentor-list'
import { facetsOf, mentorFilters } from '~/parts/mentors/mentor-filters'
import { readList } from '~/lists/read-list.server'
import { readListQuery, type ListQuery } from '~/lists/list-query'
import { namedValues } from '~/lists/list-filter'
import { selection } from '~/lists/selection.server'
import { call, keepsAllPromises } from '../support/calls'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, asViewer, aMentee, aMentor, aPackage, aMentorship, theAdmin, complete, stop } =
  await openWorld()
const admin = await theAdmin()

const queryOf = (query: string) => readListQuery(mentorList, `http://list/?${query}`)

/** The ids that the index finds, and those whose columns fit; both in order. */
async function found(query: ListQuery) {
  const { facets, topics, years } = facetsOf(query)!
  return asViewer(admin.viewer, async (sql) => {
    const [row] = await sql<{ ids: number[] }[]>`
      select api.find_filtered_mentors(facets => ${facets}, topics => ${topics}, years => ${years}::integer, most => 9999) as ids`
    const rows = await sql<{ id: number }[]>`
      select id from api.admin_mentors where ${selection(sql, mentorList, query)} order by id`
    return { byIndex: row!.ids.toSorted((a, b) => a - b), byColumns: rows.map(({ id }) => id) }
  })
}

const values = Object.entries(mentorFilters).flatMap(([name, filter]) => {
  if ('flag' in filter) return [`${name}=1`]
  if ('among' in filter) return [`${name}=1`, `${name}={1,2}`]
  if (name === 'country') return ['country=GR']
  return [...namedValues(filter), ...('like' in filter ? ['1', '3', '20'] : [])].map(
    (each) => `${name}=${each}`,
  )
})

/** Compares every filter in every scope; returns how many found somebody. */
async function compareAll() {
  let some = 0
  for (const scope of ['active', 'available', 'collaborating', 'inactive', 'all'])
    for (const value of values) {
      const { byIndex, byColumns } = await found(queryOf(`scope=${scope}&${value}`))
      expect(byIndex, `${scope}, ${value}`).toEqual(byColumns)
      if (byIndex.length > 0) some += 1
    }
  return some
}

test('every filter in every scope finds by the index what the columns say', async () => {
  const plain = await aMentor({ offersCoaching: true })
  await aMentor({ status: 'inactive' })
  await aMentor({ status: 'awaiting_response' })
  await owner`update data.mentor_cards set industry_id = 1, county_id = 3, country = 'GR', topic_ids = '{1,2}',
    languages = '{el,en}', experience_since = current_date - interval '21 years' where mentor_id = ${plain.id}`
  const running = await aMentorship({ sessions: 3 })
  const ended = await aMentorship({ sessions: 3 })
  await complete(admin, ended.id, { belowMinimum: true })
  await stop(admin, (await aMentorship()).id)
  expect(await compareAll()).toBeGreaterThan(60)
  expect((await found(queryOf('scope=all&group=ongoing'))).byIndex).toContain(running.mentor.id)
  expect((await found(queryOf('scope=all&group=completed'))).byIndex).toEqual([ended.mentor.id])
})

test('a mentor who is a mentee too has an open package while a part is open', async () => {
  const mentor = await aMentor()
  const mentee = await aMentee({ userId: mentor.userId, package: 'none' })
  const open = async () => (await found(queryOf('scope=all&group=open-package'))).byIndex.includes(mentor.id)
  expect(await open()).toBe(false)
  await aPackage(mentee, 'three_months', 'awaiting_payment')
  expect(await open()).toBe(false)
  await aPackage(mentee, 'six_months')
  expect(await open()).toBe(true)
  await owner`update data.parts set status = 'completed', closed_reason = 'expired', closed_at = now()
    where mentee_id = ${mentee.id} and status = 'paid'`
  expect(await open()).toBe(false)
})

test('an erased mentor is found by no filter', async () => {
  const mentor = await aMentor()
  await call(admin, 'erase_user', { userId: mentor.userId })
  for (const value of values)
    expect((await found(queryOf(`scope=all&${value}`))).byIndex, value).not.toContain(mentor.id)
})

test('of two changes at once, the last sees the other; a change of the mentee’s parts waits for neither', async () => {
  const mentor = await aMentor()
  const mentee = await aMentee({ userId: mentor.userId, package: 'none' })
  const { partIds } = await aPackage(mentee, 'three_months')
  const facets = async () => {
    const [row] = await owner<{ facets: string[] }[]>`
      select facets from private.mentor_facets where mentor_id = ${mentor.id}`
    return row!.facets
  }
  await together(
    owner,
    async (sql) => {
      await sql`select from private.mentor_facets where mentor_id = ${mentor.id} for update`
      await owner`update data.parts set status = 'completed', closed_reason = 'expired', closed_at = now()
        where id = ${partIds[0]!}`
    },
    [
      () => owner`update data.mentor_cards set industry_id = 2 where mentor_id = ${mentor.id}`,
      () => owner`update data.mentors set offers_coaching = true where id = ${mentor.id}`,
    ],
  )
  expect(await facets()).toEqual(expect.arrayContaining(['industry:2', 'coach']))
  expect((await found(queryOf('scope=all&group=without-package'))).byIndex).toContain(mentor.id)
})

test('a mentee with an open package who becomes a mentor has it at once', async () => {
  const mentee = await aMentee()
  const mentor = await aMentor({ userId: mentee.userId })
  expect((await found(queryOf('scope=all&group=open-package'))).byIndex).toContain(mentor.id)
})

test('a page of a filter has its rows and its exact count', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await aMentor()).id))
  await owner`update data.mentor_cards set county_id = 60 where mentor_id = any (${ids})`
  const page = await readList(admin.viewer, mentorList, queryOf('scope=active&county=60&isMentor=1'), 2)
  expect([page.rows.length, page.found, page.foundMore]).toEqual([2, 3, false])
  const rest = await readList(
    admin.viewer,
    mentorList,
    { ...queryOf('scope=active&county=60&isMentor=1'), after: page.next },
    2,
  )
  expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id))).toEqual(new Set(ids))
})

test('nobody but an administrator uses the index', async () => {
  for (const woman of [await aMentee(), await aMentor()])
    await expect(
      call(woman, 'find_filtered_mentors', { facets: ['active'], topics: null, years: null, most: 9 }),
    ).rejects.toMatchObject({ code: '42501' })
})

keepsAllPromises(owner)
