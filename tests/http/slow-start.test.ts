// A start whose database is slow: the web server listens, and nobody ends it.
import { spawn } from 'node:child_process'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { freshDatabase } from '../support/postgres'

test('a web server that listens while the database does not answer is waited for, and said to be', async () => {
  const database = await freshDatabase()
  const { host, pathname } = new URL(database.ownerUrl)
  const port = await freePort()
  let said = ''
  const start = await database.owner.begin(async (locking) => {
    await locking`lock table data.constants in access exclusive mode`
    const child = spawn(process.execPath, ['scripts/start.mjs', '--built', '--only', 'web'], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: `postgres://${host}${pathname}`,
        APP_SECRET: inject('database').secret,
      },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes))
    const ended = new Promise((resolve) => child.once('exit', resolve))
    onTestFinished(async () => {
      child.kill('SIGTERM')
      await ended
      await database.end()
    })
    await expect
      .poll(() => said, { timeout: 60_000 })
      .toContain('web listens, and the database does not answer yet: waiting')
    return child
  })
  await expect.poll(() => said, { timeout: 30_000 }).toContain('ready: ')
  expect(start.exitCode).toBeNull()
}, 120_000)
