// A program that hangs, or whose memory is full, is replaced, and the start says why.
import { beforeAll, expect, test, vi } from 'vitest'
import { startWithFaults } from '../support/faulty-start'
import { lives } from '../support/processes'

// On these signals a program loops for ever, or keeps all that it makes.
const faults = `
process.on('SIGUSR2', () => { for (;;); })
process.on('SIGWINCH', () => { const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length)) })`

const { said, page, running } = await startWithFaults('hanging', faults, '--max-old-space-size=256')
const works = (times: number) => said().split('"working"').length - 1 === times

// Processes are looked for in /proc.
const withoutProc = process.platform !== 'linux'

// Until the start says so itself: a web server that hangs before that has not started, and ends the start.
beforeAll(
  () => vi.waitUntil(() => said().includes(' ready: http') && works(1), { timeout: 150_000, interval: 100 }),
  160_000,
)

test.skipIf(withoutProc)(
  'a web server that loops and a worker that is stopped are replaced within 40 seconds, with a line that says why',
  async () => {
    const [web, worker] = [running('web')!, running('worker')!]
    process.kill(web, 'SIGUSR2')
    process.kill(worker, 'SIGSTOP')
    const from = performance.now()
    await expect.poll(() => lives(web) || lives(worker), { timeout: 45_000 }).toBe(false)
    expect((performance.now() - from) / 1000).toBeLessThan(40)
    for (const name of ['web', 'worker']) {
      // A program may be gone before the line about it has been read.
      await expect.poll(said).toContain(`${name} has not answered for 30 s: it hangs, and is ended`)
      await expect.poll(said).toContain(`${name} ended (SIGKILL); restarting it`)
    }
    await expect.poll(async () => (await page()) === 200 && works(2), { timeout: 60_000 }).toBe(true)
  },
  120_000,
)

test.skipIf(withoutProc)(
  'a program whose memory is full is named as that',
  async () => {
    const web = running('web')!
    process.kill(web, 'SIGWINCH')
    await expect.poll(() => lives(web), { timeout: 60_000 }).toBe(false)
    await expect.poll(said).toContain('web ended (SIGABRT, out of memory); restarting it')
    await expect.poll(() => page(), { timeout: 60_000 }).toBe(200)
  },
  120_000,
)
