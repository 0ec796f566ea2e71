import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../scripts/lib/project.mjs'

/** What a start says that finds the lock of a process with this number, an expression of its own. */
function afterALockOf(pid: string) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'data-dir-lock-'))
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }))
  const start = `
    import fs from 'node:fs'
    import { lockDataDir } from '${path.join(projectRoot, 'scripts/lib/data-dir-lock.mjs')}'
    fs.writeFileSync('${dir}/running.json', JSON.stringify({ pid: ${pid}, where: 'another', ending: false }))
    await lockDataDir('${dir}', 'here').then(() => console.log('locked'), ({ message }) => console.log(message))`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', start], { encoding: 'utf8' }).stdout
}

test('a data directory is refused while another program of ours has it', () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)', 'other.mjs'])
  onTestFinished(() => void other.kill())
  expect(afterALockOf(String(other.pid))).toMatch(`Already running: another (process ${other.pid})`)
})

// As in a container that was killed: in the next one the same few numbers are given again.
test.skipIf(process.platform !== 'linux')(
  'the lock of a dead start is taken, also when a thread of the next one has its number',
  () => {
    expect(afterALockOf(String(2 ** 22 + 1))).toBe('locked\n')
    expect(
      afterALockOf('Number(fs.readdirSync("/proc/self/task").find((id) => Number(id) !== process.pid))'),
    ).toBe('locked\n')
  },
)
