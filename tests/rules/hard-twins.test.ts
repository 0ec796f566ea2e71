// The hard suite removes guards to prove that its tests notice. Each guard that it removes must exist.
import { afterAll, expect, test } from 'vitest'
import { promises } from '../hard/promises'
import { freshDatabase } from '../support/postgres'

const { owner, end } = await freshDatabase()
afterAll(() => end())

const twins = promises(true).flatMap(({ name, twins: each }) => each.map((twin) => ({ name, ...twin })))

test.each(twins)('$name without $without', async ({ remove }) => {
  const taken = owner.begin(async (sql) => {
    await remove(sql)
    throw new Error('taken away')
  })
  await expect(taken).rejects.toThrow('taken away')
})
