// An exported list has exactly the selected rows, contains no formula, and is in the history.
import { beforeAll, describe, expect, test } from 'vitest'
import { mentorList } from '~/domain/mentors/list'
import { mentorshipList } from '~/domain/mentorships/list'
import { pendingRequestList } from '~/domain/mentorship-requests/list'
import { purchaseList } from '~/domain/purchases/list'
import { exportList } from '~/lists/export-list.server'
import { exportLink, readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import type { List } from '~/domain/lists/list'
import { keepsAllPromises } from '../support/calls'
import { fillForColumns } from '../support/columns'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin } = world
const admin = await theAdmin()

beforeAll(async () => {
  await fillForColumns(world)
  for (let count = 0; count < 4; count += 1)
    await aMentee({ package: 'awaiting_payment', surname: 'Εξαγωγή' })
})

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

const someLists: [List, string][] = [
  [mentorshipList as unknown as List, 'scope=running&sort=mentee'],
  [pendingRequestList as unknown as List, 'sort=-mentor'],
  [purchaseList as unknown as List, 'scope=awaiting&sort=mentee&method=deposit'],
]

describe.each(someLists)('$view', (list, query) => {
  test('the file has all rows of the list, in the order of the page', async () => {
    const page = await readList(admin.viewer, list, open(list, query), 1000)
    expect(page!.rows.length).toBeGreaterThan(0)
    const names = page!.rows.map((row) => (row as unknown as { menteeName: string }).menteeName)
    const lines = await linesOf(list, query)
    expect(lines.map((line) => line.split(';')[0])).toEqual(names)
  })
})

const purchases = purchaseList as unknown as List

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
  const [line] = await linesOf(mentorList as unknown as List, `q=${encodeURIComponent('Τύπου')}`)
  expect(line).toContain(`;"'=HYPERLINK(""http://x"";""y"")";`)
})

test('the page’s link contains its selection, without the cursor', () => {
  const query = { ...open(purchases, 'scope=paid&q=%25&sort=mentee&method=card'), after: ['α', '1'], page: 3 }
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

keepsAllPromises(owner)
