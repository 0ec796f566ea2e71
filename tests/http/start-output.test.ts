import fs from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { operatorFacts } from '../support/operator'
import { freshDatabase } from '../support/postgres'
import { dataFolder, spawnStart } from '../support/spawned-start'
import { childrenOf, commandOf, lives, secondsOf } from '../support/processes'

test.skipIf(process.platform !== 'linux')(
  'npm start | head -1, stdout and stderr: it serves, is idle without work, restarts its processes, obeys SIGTERM and leaves no process',
  async () => {
    const dataDir = dataFolder('start-output')
    const start = await spawnStart({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'info' })
    const { child, page } = start
    const pid = child.pid!
    try {
      // The reader has its line and exits.
      await new Promise((resolve) => child.stdout.once('data', resolve))
      child.stdout.destroy()
      child.stderr.destroy()
      await expect.poll(page, { timeout: 60_000 }).toBe(200)

      const [spent, since] = [secondsOf(pid), Date.now()]
      await expect.poll(() => Date.now() - since).toBeGreaterThan(3000)
      // A request writes a line to the web server's log, which nobody reads.
      expect(await page('/faq')).toBe(200)
      expect(secondsOf(pid) - spent).toBeLessThan(1)

      const web = childrenOf(pid).find((child) => commandOf(child).includes('server/web.mjs'))!
      process.kill(web, 'SIGKILL')
      await expect.poll(() => lives(web)).toBe(false)
      await expect.poll(page, { timeout: 60_000 }).toBe(200)

      const family = childrenOf(pid)
      expect(family.length).toBeGreaterThan(3)
      expect(await start.stop()).toBe(0)
      expect(family.filter(lives)).toEqual([])
      expect(fs.existsSync(path.join(dataDir, 'running.json'))).toBe(false)
    } finally {
      child.kill('SIGKILL')
      await start.ended
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  },
  180_000,
)

test('a production start says after it is ready what is wrong around it, and goes on', async () => {
  const database = await freshDatabase()
  const dataDir = dataFolder('start-output')
  const healthFile = path.join(dataDir, 'health')
  const mailPort = await freePort()
  const start = await spawnStart(
    {
      ...operatorFacts,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      PUBLIC_ORIGIN: `https://localhost:${await freePort()}`,
      TRUST_PROXY: '1',
      CLOSE_DELAY: '0',
      DATABASE_URL: database.ownerUrl,
      APP_SECRET: inject('database').secret,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'team@localhost',
    },
    ['--health-file', healthFile],
  )
  const lines = () =>
    start
      .said()
      .split('\n')
      .map((line) => line.replace(/^\[.*?\] /, ''))
  const ready = () => lines().findIndex((line) => line.startsWith('ready: https://localhost'))
  const wrong = () =>
    lines().findIndex((line) => line.startsWith(`BAD   The mail server 127.0.0.1:${mailPort}`))
  try {
    // The worker's first round touches the file again.
    await expect.poll(() => fs.existsSync(healthFile)).toBe(true)
    fs.utimesSync(healthFile, 0, 0)
    await expect.poll(wrong, { timeout: 60_000 }).toBeGreaterThan(0)
    expect(ready()).toBeGreaterThan(0)
    expect(wrong()).toBeGreaterThan(ready())
    // The output comes in pieces.
    await expect
      .poll(lines)
      .toContainEqual(expect.stringMatching(/^NOTE {2}Nothing answers at localhost yet/))
    const probe = await fetch(`http://127.0.0.1:${start.port}/healthz`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    })
    expect(probe.status).toBe(200)
    await expect.poll(() => fs.statSync(healthFile).mtimeMs, { timeout: 30_000 }).toBeGreaterThan(0)
    expect(await start.stop()).toBe(0)
  } finally {
    start.child.kill('SIGKILL')
    await start.ended
    await database.end()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
