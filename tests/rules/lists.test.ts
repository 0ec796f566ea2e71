// Every list in every scope and every order, read to its last page and back.
import { beforeAll, describe, expect, test } from 'vitest'
import { allLists } from '~/parts/lists/all-tables'
import { sortsIn } from '~/domain/lists/list'
import type { ListFilter } from '~/domain/lists/list-filter'
import { listLink, readListQuery, type ListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { fillForColumns } from '../support/columns'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, theAdmin } = world
const admin = await theAdmin()
const limit = 3

beforeAll(async () => {
  await fillForColumns(world)
  for (let count = 0; count < 8; count += 1)
    await aMentee({ package: count % 2 ? 'awaiting_payment' : undefined })
})

describe.each(allLists)('$view', (list) => {
  const open = (query: string) => readListQuery(list, `http://list${list.path}?${query}`)
  const read = (query: ListQuery, viewer = admin.viewer) => readList(viewer, list, query, limit)

  /** The ids of all rows from a page on, page by page, along the links. */
  async function walk(query: ListQuery, way: 'next' | 'previous') {
    const ids: number[] = []
    for (let at: ListQuery | null = query; at;) {
      const page: Awaited<ReturnType<typeof read>> = await read(at)
      const found = page!.rows.map(({ id }) => id)
      ids.push(...(way === 'next' ? found : found.toReversed()))
      const cursor = page![way]
      const link: string | null = cursor
        ? listLink(list, {
            ...query,
            after: null,
            before: null,
            [way === 'next' ? 'after' : 'before']: cursor,
            page: 2,
          })
        : null
      at = link === null ? null : readListQuery(list, `http://list${link}`)
    }
    return ids
  }

  test('every order of every scope has each row once, as many as the count, and the same rows backwards', async () => {
    for (const scope of list.scopes) {
      const first = await read(open(`scope=${scope}`))
      const all = await owner<{ id: number }[]>`
        select id from ${owner(`api.${list.view}`)} where ${owner(`in_${scope}`)} order by id`
      const ids = all.map(({ id }) => id)
      expect(first!.counts[scope], scope).toBe(ids.length)
      expect(first!.found, scope).toBe(ids.length)
      if (first!.next) {
        const later = await read({ ...open(`scope=${scope}`), after: first!.next, page: 2 })
        expect([later.found, later.counts], scope).toEqual([ids.length, {}])
      }
      for (const order of sortsIn(list, scope).flatMap((sort) => [sort, `-${sort}`])) {
        const there = await walk(open(`scope=${scope}&sort=${order}`), 'next')
        expect(
          there.toSorted((a, b) => a - b),
          `${scope} by ${order}`,
        ).toEqual(ids)
        const last = await read(open(`scope=${scope}&sort=${order}`))
        if (ids.length <= limit) expect(last!.next, `${scope} by ${order}`).toBeNull()
      }
    }
  }, 60_000)

  test('the pages backwards are the pages forwards', async () => {
    for (const scope of list.scopes) {
      const query = open(`scope=${scope}`)
      const there = await walk(query, 'next')
      if (there.length <= limit) continue
      let at = query
      for (let page = await read(at); page!.next; page = await read(at)) at = { ...query, after: page!.next }
      expect(await walk(at, 'previous'), scope).toEqual([
        ...there.slice(Math.floor((there.length - 1) / limit) * limit).toReversed(),
        ...there.slice(0, Math.floor((there.length - 1) / limit) * limit).toReversed(),
      ])
    }
  })

  test('a text without a word finds nothing', async () => {
    for (const q of ['%', '_', '\\'])
      expect((await read(open(`q=${encodeURIComponent(q)}`))).found, q).toBe(0)
  })

  test('each filter returns the rows with its value', async () => {
    // A scope that never has a value is asked too: the view does have no such row.
    const scopes = new Set([list.scopes[0], ...Object.keys(list.never ?? {})])
    for (const [name, filter] of Object.entries(list.filters ?? {})) {
      for (const [value, condition] of await valuesOf(filter)) {
        for (const scope of scopes) {
          const page = await read(open(`scope=${scope}&${name}=${encodeURIComponent(value)}`))
          const [row] = await owner<{ rows: number }[]>`
            select count(*)::integer as rows from ${owner(`api.${list.view}`)}
            where ${owner(`in_${scope}`)} and ${condition}`
          expect(page!.found, `${scope} ${name} ${value}`).toBe(row!.rows)
        }
      }
    }
  })

  test('what every row of a scope is said to have, every row has', async () => {
    for (const [scope, chosen] of Object.entries(list.always ?? {})) {
      const all = await read(open(`scope=${scope}`))
      for (const each of chosen)
        expect((await read(open(`scope=${scope}&${each}`))).found, each).toBe(all.found)
    }
  })

  /** The values of a filter, each with the condition of its rows. */
  async function valuesOf(filter: ListFilter): Promise<[string, ReturnType<typeof owner>][]> {
    if ('flag' in filter) return [['1', owner`${owner(filter.flag)}`]]
    if ('picks' in filter)
      return Object.entries(filter.picks).map(([value, column]) => [value, owner`${owner(column)}`])
    if ('yearsSince' in filter)
      return filter.values.map((value) => [
        value,
        owner`extract(year from age(rules.local_date(), ${owner(filter.yearsSince)})) >= ${Number(value)}`,
      ])
    if ('day' in filter)
      return ['2026-11-22', '2030-01-01'].map((value) => [
        value,
        owner`(${owner(filter.day)} at time zone 'Europe/Athens')::date = ${value}`,
      ])
    if ('from' in filter || 'to' in filter)
      return ['2026-11-22', '2030-01-01'].map((value) => [
        value,
        'from' in filter
          ? owner`(${owner(filter.from)} at time zone 'Europe/Athens')::date >= ${value}`
          : owner`(${owner(filter.to)} at time zone 'Europe/Athens')::date <= ${value}`,
      ])
    if ('among' in filter)
      return ['1', '{1,2}'].map((value) => [
        value,
        owner`${owner(filter.among)} && ${value.startsWith('{') ? value : `{${value}}`}::integer[]`,
      ])
    const column = owner('id' in filter ? filter.id : filter.column)
    const present = await owner<{ value: string | null }[]>`
      select distinct ${column}::text as value from ${owner(`api.${list.view}`)}`
    const values = 'values' in filter ? filter.values : present.flatMap(({ value }) => value ?? [])
    return values.map((value) => [value, owner`${column}::text = ${value}`])
  }

  test('an invalid cursor opens the first page', () => {
    for (const after of ['x', '[]', '["x"]', '[1,2,3,4]', '["9999999999","9999999999"]', '{"a":1}'])
      expect(open(`after=${encodeURIComponent(after)}`)).toMatchObject({ after: null, page: 1 })
  })

  test('only admins read it', async () => {
    for (const { viewer } of [await aMentee(), await aMentor()])
      await expect(read(open(''), viewer as typeof admin.viewer)).rejects.toMatchObject({ code: '42501' })
  })
})
