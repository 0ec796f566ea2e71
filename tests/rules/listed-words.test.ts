// The words by which the team's lists and its search find their rows: in any order, however they are written; and who may
// read them.
import { beforeAll, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { allLists } from '~/parts/lists/all-tables'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import type { Found } from '~/domain/search/found'
import { document } from '../support/calls'
import { fillForColumns } from '../support/columns'
import type { Woman } from '../support/people'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, aMentorship, aRequest, anAdmin, reject, theAdmin } = world
const admin = await theAdmin()

const tasoula = await aMentee({ name: 'Τασούλα', surname: 'Βλάχου' })
await owner`update data.users set phone = '+306900022852' where id = ${tasoula.userId}`
await owner`update data.purchases set reference = 'MP-T38QKLGB' where id = ${tasoula.purchaseId}`
const mentor = await aMentor({ name: 'Φανή', surname: 'Βουλγαράκη' })
const pair = await aMentorship({ mentor, mentee: tasoula })

const ids = async (view: string, scope: string, q: string) => {
  const list = allLists.find((each) => each.view === view)!
  const query = readListQuery(list, `http://list/?scope=${scope}&q=${encodeURIComponent(q)}`)
  return (await readList(admin.viewer, list, query)).rows.map(({ id }) => id)
}
const search = (q: string) => document<Found>(admin, 'search_everything', { q })

const spellings = ['Βλάχου Τασούλα', 'τασουλα  ΒΛΑΧΟΥ', 'vlachou tasoula', 'Bλάχου Τασούλα', 'τασ βλ']
const telephones = ['+30 690 002 2852', '6900022852', '0030 690-0022852', '690 002']
test.each([...spellings, ...telephones])('%s finds the same person everywhere', async (q) => {
  expect(await ids('admin_mentees', 'all', q)).toEqual([tasoula.id])
  expect(await ids('admin_purchases', 'running', q)).toEqual([tasoula.purchaseId])
  expect(await ids('admin_mentorships', 'running', q)).toEqual([pair.id])
  expect((await search(q)).people.map(({ id }) => id)).toContain(tasoula.userId)
})

test('surname first and a telephone in any spelling find a person in every list that shows people', async () => {
  const named = { name: 'Θεοδώρα', surname: 'Ξανθοπούλου', phone: '+306900033963' }
  const [active, applicant] = [await aMentor(named), await aMentor({ ...named, status: 'new' })]
  const pending = await aRequest({ mentee: await aMentee(named) })
  const rejected = await aRequest({
    mentor: active,
    mentee: await aMentee({ ...named, phone: '6900033963' }),
  })
  await reject(active, rejected.id)
  const pair = await aMentorship({ mentor: active })
  const mentees = [pending.mentee, rejected.mentee]
  const history = (await owner<{ id: number }[]>`
    select id from data.history where subject = 'mentorships' and subject_id = ${pair.id}`)!
  for (const q of [
    'Ξανθοπούλου Θεοδώρα',
    'xanthopoulou',
    '+30 690 003 3963',
    '00306900033963',
    '6900033963',
    '690-003-3963 Ξανθοπούλου',
  ]) {
    expect(await ids('admin_mentors', 'all', q), q).toContain(active.id)
    expect((await ids('admin_mentees', 'all', q)).sort(), q).toEqual(mentees.map(({ id }) => id).sort())
    expect((await ids('admin_purchases', 'all', q)).sort(), q).toEqual(
      mentees.map(({ purchaseId }) => purchaseId).sort(),
    )
    expect(await ids('admin_applications', 'new', q), q).toEqual([applicant.id])
    expect(await ids('admin_mentorship_requests', 'pending', q), q).toEqual([pending.id])
    expect(await ids('admin_rejected_requests', 'rejected', q), q).toEqual([rejected.id])
    expect(await ids('admin_mentorships', 'all', q), q).toEqual([pair.id])
    expect(await ids('admin_history', 'all', q), q).toEqual(
      expect.arrayContaining(history.map(({ id }) => id)),
    )
  }
})

test('a name that mixes letters which look alike is found and sorted as it is read', async () => {
  const mixed = await aMentee({ name: 'Mαρία', surname: 'Kαλλιθέα', package: 'none' })
  expect(await ids('admin_mentees', 'all', 'μαρια καλλιθεα')).toEqual([mixed.id])
  const [row] = await owner`select listed_name from data.mentees where id = ${mixed.id}`
  expect(row!.listedName).toBe('καλλιθεα μαρια')
})

test.each([
  'MP-T38QKLGB',
  't38qklgb',
  'MPT38QKLGB',
  'MP T38QKLGB',
  'MP/T38QKLGB',
  'MPT3 8QKL GB',
  'MP\u2011T38QKLGB',
  'ΜΡ-Τ38QΚLGΒ',
  'ＭＰ-Ｔ３８ＱＫＬＧＢ',
  'ΠΛΗΡΩΜΗ MP-T38QKLGB MENTORING',
])('the reference of an order as a bank gives it back: %s', async (q) => {
  expect(await ids('admin_purchases', 'running', q)).toEqual([tasoula.purchaseId])
  expect((await search(q)).purchases.map(({ id }) => id)).toContain(tasoula.purchaseId)
})

test('of a pair, a word may be of the mentee and one of the mentor', async () => {
  expect(await ids('admin_mentorships', 'running', 'voulgaraki βλαχου')).toEqual([pair.id])
  const asked = await aRequest({ mentee: await aMentee({ surname: 'Ξυδάκη' }) })
  expect(await ids('admin_mentorship_requests', 'pending', 'ξυδακη αννα')).toContain(asked.id)
})

/** The views that read with their owner's rights, and who sees their rows besides an administrator. */
const views: Record<string, string[]> = {
  admin_applications: ['coordinator'],
  admin_history: ['coordinator'],
  admin_mails: ['coordinator'],
  admin_mentees: ['coordinator'],
  admin_mentees_file: ['coordinator'],
  admin_mentors: ['coordinator'],
  admin_mentors_file: ['coordinator'],
  admin_mentorship_requests: ['coordinator'],
  admin_mentorships: ['coordinator'],
  admin_rejected_requests: ['coordinator'],
  listed_people: ['coordinator', 'treasurer'],
  listed_texts: ['coordinator', 'treasurer'],
}

beforeAll(async () => {
  await fillForColumns(world)
  const asked = await aRequest()
  await reject(asked.mentor, asked.id)
}, 60_000)

test('nobody outside the team, and no admin without the right, reads a row with the owner’s rights', async () => {
  const byOwner = await owner<{ name: string }[]>`
    select relname::text as name from pg_class
    where relkind = 'v' and relnamespace = 'api'::regnamespace and not coalesce('security_invoker=true' = any(reloptions), false)
    order by 1`
  expect(byOwner.map(({ name }) => name)).toEqual(Object.keys(views))
  const viewers: Record<string, Woman> = {}
  for (const right of ['coordinator', 'treasurer']) {
    viewers[right] = await anAdmin()
    await owner`update data.admins set admin_right = ${right} where user_id = ${viewers[right].userId}`
  }
  viewers.retired = await anAdmin()
  await owner`update data.admins set active = false where user_id = ${viewers.retired.userId}`
  const readAs = (viewer: Woman['viewer'], name: string) =>
    read(viewer, (sql) => sql`select * from ${sql(`api.${name}`)}`)
  for (const [name, rights] of Object.entries(views)) {
    expect((await readAs(admin.viewer, name)).length, name).toBeGreaterThan(0)
    for (const [who, { viewer }] of Object.entries(viewers))
      expect((await readAs(viewer, name)).length > 0, `${name} for the ${who}`).toBe(rights.includes(who))
    for (const member of [tasoula, mentor])
      await expect(readAs(member.viewer, name)).rejects.toMatchObject({ code: '42501' })
  }
  const seen = await read(
    viewers.treasurer!.viewer,
    (sql) => sql<{ list: string }[]>`
      select list from api.listed_people union select list from api.listed_texts order by 1`,
  )
  expect(seen.map(({ list }) => list)).toEqual([
    'admin_ledger',
    'admin_payment_flags',
    'admin_purchases',
    'admin_refund_requests',
    'admin_refunds',
    'admin_scholarship_requests',
    'admin_scholarships',
  ])
})
