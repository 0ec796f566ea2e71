// An exported list has exactly the selected rows, contains no formula, and is in the history.
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { menteeList } from '~/domain/mentees/list'
import { mentorList } from '~/domain/mentors/list'
import { mentorshipList } from '~/domain/mentorships/list'
import { pendingRequestList } from '~/domain/mentorship-requests/list'
import { purchaseList } from '~/domain/purchases/list'
import { exportList } from '~/lists/export-list.server'
import { exportLink, readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import type { List } from '~/domain/lists/list'
import { fillForColumns } from '../support/columns'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin, dayIn } = world
const admin = await theAdmin()

beforeAll(async () => {
  await fillForColumns(world)
  for (let count = 0; count < 4; count += 1)
    await aMentee({ package: 'awaiting_payment', surname: 'Εξαγωγή' })
})

const [mentors, mentees, mentorships, requests, purchases] = [
  mentorList,
  menteeList,
  mentorshipList,
  pendingRequestList,
  purchaseList,
] as unknown as [List, List, List, List, List]

const open = (list: List, query: string) => readListQuery(list, `http://list${list.path}?${query}`)

/** The lines of an exported file, without its heading. */
async function linesOf(list: List, query: string, viewer = admin.viewer) {
  const bytes = await new Response(
    await exportList(viewer, list, open(list, query), 'csv', 'el'),
  ).arrayBuffer()
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text.slice(1).split('\r\n').slice(1, -1)
}

test.each([
  [mentorships, 'scope=running&sort=started'],
  [requests, 'sort=-asked'],
  [purchases, 'scope=awaiting&sort=waiting&method=deposit'],
])('$view: the file has all rows of the list, in the order of the page', async (list, query) => {
  const page = await readList(admin.viewer, list, open(list, query), 1000)
  expect(page!.rows.length).toBeGreaterThan(0)
  const names = page!.rows.map((row) => (row as unknown as { menteeName: string }).menteeName)
  const lines = await linesOf(list, query)
  expect(lines.map((line) => line.split(';')[0])).toEqual(names)
})

/** The records of an exported file, by their headings. */
async function recordsOf(list: List, query: string) {
  const file = await exportList(admin.viewer, list, open(list, query), 'csv', 'en')
  return parse(await new Response(file).text(), {
    bom: true,
    delimiter: ';',
    columns: true,
  }) as Record<string, string>[]
}

const freelancer = await cell<number>(
  owner`select id from data.work_statuses where names->>'en' = 'Freelancer'`,
)
const source = await cell<number>(owner`select id from data.referral_sources order by position limit 1`)

describe('the profile, every field of it, with name and surname apart,', () => {
  const profiled = async ({ userId }: { userId: number }) =>
    owner`
      update data.users set phone = '6900000001', latin_name = 'As she writes it', birthdate = '1990-05-17', locale = 'fr', news_consent_at = now()
      where id = ${userId}`

  test('stands in the file of the mentors', async () => {
    const { id, ...mentor } = await aMentor({ name: 'Στέλλα', surname: 'Ντε Πρόφιλ' })
    await profiled(mentor)
    await owner`
      insert into data.mentor_details (mentor_id, work_status_id, mentoring_reason, mentee_wishlist, referral_source_id, referral_text)
      values (${id}, ${freelancer}, 'Μου το έκαναν', 'Όλες', ${source}, 'Από φίλη')
      on conflict (mentor_id) do update set work_status_id = excluded.work_status_id, mentoring_reason = excluded.mentoring_reason,
        mentee_wishlist = excluded.mentee_wishlist, referral_source_id = excluded.referral_source_id,
        referral_text = excluded.referral_text`
    await owner`
      update data.mentor_pages set description = 'Μηχανικός.', mentoring_since = '2020-02-01',
        links = '{https://a.example,https://b.example}', testimonials_visible = false where mentor_id = ${id}`
    const away = await dayIn(90)
    await owner`update data.mentors set away_until = ${away} where id = ${id}`
    await owner`
      update data.mentor_cards set topic_ids = '{1,2}', languages = '{el,en}', experience_since = '2001-09-01' where mentor_id = ${id}`
    const topics = await column(owner`
      select names->>'en' from data.support_topics where id in (1, 2) order by position`)
    const [record] = await recordsOf(mentors, `scope=all&q=${encodeURIComponent('Πρόφιλ')}`)
    expect(record).toMatchObject({
      Name: 'Στέλλα',
      Surname: 'Ντε Πρόφιλ',
      'Date of birth': '1990-05-17',
      Languages: 'Greek, English',
      Description: 'Μηχανικός.',
      Links: 'https://a.example https://b.example',
      'Name in Latin letters': 'As she writes it',
    })
    const cells = Object.values(record!)
    for (const value of [
      topics.join(', '),
      'Freelancer',
      'Μου το έκαναν',
      'Όλες',
      'Από φίλη',
      '2020-02-01',
      '2001-09-01',
      away,
      'French',
      'No',
      'Yes',
    ])
      expect(cells).toContain(value)
  })

  test('stands in the file of the mentees', async () => {
    const { id, ...mentee } = await aMentee({ name: 'Ρέα', surname: 'Φυσιογνωμία' })
    await profiled(mentee)
    await owner`
      update data.mentees set about = 'Αλλάζω δουλειά.', work_status_id = ${freelancer}, industry_id = 1, country = 'GR',
        county_id = 1, topic_ids = '{2}' where id = ${id}`
    const [names] = await owner<Record<'industry' | 'county' | 'topic', string>[]>`
      select (select names->>'en' from data.industries where id = 1) as industry,
        (select names->>'en' from data.counties where id = 1) as county,
        (select names->>'en' from data.support_topics where id = 2) as topic`
    const [record] = await recordsOf(mentees, `scope=all&q=${encodeURIComponent('Φυσιογνωμία')}`)
    expect(record).toMatchObject({
      Name: 'Ρέα',
      Surname: 'Φυσιογνωμία',
      'Name in Latin letters': 'As she writes it',
      'Date of birth': '1990-05-17',
    })
    const cells = Object.values(record!)
    for (const value of [
      'Αλλάζω δουλειά.',
      'Freelancer',
      'French',
      'Greece',
      'Yes',
      'No',
      names!.industry,
      names!.county,
      names!.topic,
    ])
      expect(cells).toContain(value)
  })

  test('and on no page', async () => {
    for (const list of [mentors, mentees]) {
      const { rows } = await readList(admin.viewer, list, open(list, 'scope=all'))
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row).not.toHaveProperty('file')
    }
  })
})

test('a search selects the rows of the file; the history has their number but not the search text', async () => {
  const found = await linesOf(purchases, `q=${encodeURIComponent('Εξαγωγή')}`)
  expect(found).toHaveLength(4)
  const [entry] = await owner`
    select actor_user_id, detail from data.history where event = 'list_exported' order by id desc limit 1`
  expect(entry).toEqual({
    actorUserId: admin.userId,
    detail: {
      list: 'admin_purchases',
      format: 'csv',
      scope: 'awaiting',
      filters: {},
      searched: true,
      rows: 4,
    },
  })
})

test('text that a spreadsheet would take for a formula is escaped', async () => {
  await aMentor({ surname: 'Τύπου', title: '=HYPERLINK("http://x";"y")' })
  const [line] = await linesOf(mentors, `q=${encodeURIComponent('Τύπου')}`)
  expect(line).toContain(`;"'=HYPERLINK(""http://x"";""y"")";`)
})

test('the page’s link contains its selection, without the cursor', () => {
  const query = {
    ...open(purchases, 'scope=paid&q=%25&sort=bought&method=card'),
    after: ['α', '1'],
    page: 3,
  }
  const link = new URL(`http://list${exportLink(purchases, query, 'xlsx')}`)
  expect(link.pathname).toBe('/admin/exports/purchases')
  expect(link.searchParams.get('format')).toBe('xlsx')
  expect(open(purchases, link.search.slice(1))).toEqual({ ...query, after: null, page: 1 })
})

test('only admins export a list', async () => {
  for (const { viewer } of [await aMentee(), await aMentor()])
    await expect(linesOf(purchases, '', viewer as typeof admin.viewer)).rejects.toMatchObject({
      code: '42501',
    })
})
