import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { markWhole, newAside, putInPlace, upgradeToFinish } from '../../scripts/lib/postgres-upgrade.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

const nameOf = (file: string) => (fs.statSync(file).isDirectory() ? path.join(file, 'name') : file)
const read = (file: string) => fs.readFileSync(nameOf(file), 'utf8')

/** A data folder with an old database, and a whole new one that waits. */
function waiting() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'))
  folders.push(dataDir)
  const fill = (place: string, name: string) => {
    fs.mkdirSync(path.join(place, 'postgres'))
    fs.writeFileSync(path.join(place, 'postgres/name'), name)
    fs.writeFileSync(path.join(place, 'postgres.secret'), name)
  }
  fill(dataDir, 'old')
  fill(newAside(dataDir), 'new')
  markWhole(dataDir, '17')
  return dataDir
}

// The renames of putInPlace, in its order. A kill may come after any of them.
const renames = [
  ['postgres', 'postgres-17'],
  ['upgrading/postgres', 'postgres'],
  ['postgres.secret', 'postgres-17.secret'],
  ['upgrading/postgres.secret', 'postgres.secret'],
] as const

test.each([0, 1, 2, 3, 4])(
  'killed after %i renames, the next run puts both databases in their places',
  (done) => {
    const dataDir = waiting()
    for (const [from, to] of renames.slice(0, done))
      fs.renameSync(path.join(dataDir, from), path.join(dataDir, to))
    expect(upgradeToFinish(dataDir)).toBe('17')
    putInPlace(dataDir, '17')
    expect(fs.readdirSync(dataDir).sort()).toEqual([
      'postgres',
      'postgres-17',
      'postgres-17.secret',
      'postgres.secret',
    ])
    for (const name of ['postgres', 'postgres.secret']) expect(read(path.join(dataDir, name))).toBe('new')
    for (const name of ['postgres-17', 'postgres-17.secret'])
      expect(read(path.join(dataDir, name))).toBe('old')
    expect(upgradeToFinish(dataDir)).toBe('')
  },
)

test('a new database that is not whole is not put in place', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'))
  folders.push(dataDir)
  newAside(dataDir)
  expect(upgradeToFinish(dataDir)).toBe('')
})
