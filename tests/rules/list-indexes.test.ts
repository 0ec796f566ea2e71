// The first page of every list comes from indexes: no index would mean a read of the whole table at any size.
import { expect, test } from 'vitest'
import { allLists } from '~/lists/all-lists'
import { readListQuery } from '~/lists/list-query'
import { orderBy, selection, viewOf } from '~/lists/selection.server'
import { openWorld } from '../support/world'

const { owner, asViewer, theAdmin, aMentee } = await openWorld()
const admin = await theAdmin()
const large =
  /Seq Scan on (users|mentors|mentor_cards|mentees|mentorships|mentorship_requests|purchases|history|mails)\b/

test.each(allLists)('$view', async (list) => {
  const query = readListQuery(list, `http://list${list.path}`)
  const plan = await asViewer(admin.viewer, async (sql) => {
    // As for the page: a table is read whole only where no index serves.
    await sql`select set_config('enable_seqscan', 'off', true)`
    return sql`explain (costs off) select id from ${viewOf(sql, list)} where ${selection(sql, list, query)}
      ${orderBy(sql, list, query.order)} limit 26`
  })
  const lines = plan.map((row) => Object.values(row)[0] as string)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((line) => large.test(line))).toEqual([])
})

test.each(['award_candidates', 'matchable_mentees'])('api.%s finds mentees by their words', async (name) => {
  await aMentee({ surname: 'Παπαδοπούλου' })
  await owner`analyze`
  const [before, after] = await asViewer(admin.viewer, async (sql) => {
    // A connection counts on until its statistics are written.
    const scans = () =>
      sql`select pg_stat_get_xact_numscans('data.mentees_words'::regclass)::integer as number`
    const [first] = await scans()
    expect(await sql`select * from ${sql(`api.${name}`)}(words => 'Παπαδοπούλου')`).not.toEqual([])
    const [then] = await scans()
    return [first!.number as number, then!.number as number]
  })
  expect(after! - before!).toBe(1)
})
