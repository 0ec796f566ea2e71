// A start whose database is slow: the web server listens, and nobody ends it.
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../support/postgres'
import { spawnStart } from '../support/spawned-start'

test('a web server that listens while the database does not answer is waited for, and said to be', async () => {
  const database = await freshDatabase()
  const { host, pathname } = new URL(database.ownerUrl)
  const start = await database.owner.begin(async (locking) => {
    await locking`lock table data.constants in access exclusive mode`
    const own = await spawnStart(
      { DATABASE_URL: `postgres://${host}${pathname}`, APP_SECRET: inject('database').secret },
      ['--only', 'web'],
    )
    onTestFinished(async () => {
      await own.stop()
      await database.end()
    })
    await expect
      .poll(own.said, { timeout: 60_000 })
      .toContain('web listens, and the database does not answer yet: waiting')
    return own
  })
  await expect.poll(start.said, { timeout: 30_000 }).toContain('ready: ')
  expect(start.child.exitCode).toBeNull()
}, 120_000)
