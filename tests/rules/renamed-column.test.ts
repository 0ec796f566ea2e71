// A newer version of the product has migrated the database while this process still serves.
import { expect, test } from 'vitest'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { seminarList } from '~/domain/seminars/list'
import { openWorld } from '../support/world'

const world = await openWorld()
const admin = await world.theAdmin()

test('a list is read on when a column of its view has another name', async () => {
  const read = () => readList(admin.viewer, seminarList, readListQuery(seminarList, 'http://list/?scope=all'))
  await read()
  await world.owner`alter view api.admin_seminars rename column place to venue`
  await expect(read()).resolves.toMatchObject({ rows: [] })
  await expect(read()).resolves.toMatchObject({ rows: [] })
})
