// A full disk: first no row fits any more, then PostgreSQL cannot write its log and ends. With room again, all is there.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { askingOf } from '../asking'
import { runProgram, startDatabase, startedAgain, superPassword, until, type Database } from '../database'
import { installed, settingsOf, startWeb } from '../parts'
import { line, none, type OpsPromise } from '../promise'
import { brokenInvariants, gone, keepWriting } from '../writes'

const origin = 'http://mentoring.test'
const size = '250m'
// More than a segment of the log, so that rows still fit when the next segment does not.
const roomBeforePanic = 24 * 2 ** 20

export const disk: OpsPromise = {
  name: 'disk',
  needs: ['postgres'],
  async run(stage) {
    const dir = path.join(stage.dir, 'small')
    fs.mkdirSync(dir)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', dir], {
      encoding: 'utf8',
    })
    if (mounted.status !== 0) {
      const why = (mounted.stderr || String(mounted.error)).trim()
      const figure = `no file system can be mounted here: ${why}`.slice(0, 80)
      return [{ promise: 'disk', figure, goal: '', outcome: 'skipped' }]
    }
    stage.afterwards(() => spawnSync('umount', [dir]))
    const database = await startDatabase({ ...stage, dir }, { max_wal_size: '48MB', min_wal_size: '32MB' })
    const settings = settingsOf(database, dir, origin)
    await installed(database, settings)
    const web = await startWeb(stage, settings)
    const ask = askingOf(origin)
    let asked = 0
    const page = async () => (await ask(web.port, `/mentors?q=d${asked++}`)).status
    const readable = () => until('pages again', async () => (await page()) === 200, 60_000)

    const first = await page()
    let room = fill(dir)
    const writes = keepWriting(database, 'full')
    await until('the disk refuses a write', () => writes.refused() > 0, 120_000)
    await writes.stop()
    const full = await page()
    stage.say(`${writes.confirmed.length} writes fitted; PostgreSQL ${stateOf(database)}`)
    room()
    if (database.server.hasEnded()) await startedAgain(database)
    await readable()
    const again = keepWriting(database, 'room')
    await until('writes again', () => again.confirmed.length > 10)
    await again.stop()

    // As with a replica that is gone for good: no segment of the log is used again, so each needs a new file.
    await database.look`select pg_create_physical_replication_slot('dead_replica', true)`
    room = fill(dir, roomBeforePanic)
    const last = keepWriting(database, 'last')
    await until('writes go on', () => last.confirmed.length > 10)
    await until('PostgreSQL gives up', () => fillLog(database), 120_000)
    await last.stop()
    const meanwhile = await page()
    stage.say(`${last.confirmed.length} writes more until PANIC; then PostgreSQL ${stateOf(database)}`)
    room()
    await until('PostgreSQL runs', () => runs(database), 60_000)
    await readable()
    await database.look`select pg_drop_replication_slot('dead_replica')`
    await web.end()
    const damages = damagesIn(database)
    const all = [...writes.confirmed, ...again.confirmed, ...last.confirmed]
    return [
      line(
        'disk: a page before, while the disk is full, and with room again',
        `${first}, ${full}, 200`,
        '200, 200 or 503, 200',
        first === 200 && [200, 503].includes(full),
      ),
      line(
        'disk: a page when PostgreSQL could not write its log (PANIC), and once it was started with room',
        `${meanwhile}, 200`,
        '503, 200',
        meanwhile === 503,
      ),
      none('disk: confirmed writes lost', await gone(database, all), all.length),
      line('disk: of them in the last moments', last.confirmed.length, '> 10', last.confirmed.length > 10),
      none('disk: broken invariants', await brokenInvariants(database)),
      line('disk: pg_amcheck, tables and indexes', damages, 'no complaint', damages === 'no complaint'),
    ]
  },
}

/** Fills a file system, but for `left` bytes; returns how to make room again. */
function fill(dir: string, left = 0) {
  const filler = path.join(dir, 'filler')
  const { bavail, bsize } = fs.statfsSync(dir)
  const blocks = Math.max(0, Math.floor((bavail * bsize - left) / 65_536)) + (left ? 0 : 1)
  spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k', `count=${blocks}`])
  return () => fs.rmSync(filler)
}

/** Writes a megabyte into the log, and into no table. Returns whether PostgreSQL has given up. */
async function fillLog({ look, server }: Database) {
  if (server.output().includes('PANIC:')) return true
  await look`select pg_logical_emit_message(false, 'filler', repeat('x', 1000000))`.catch(() => {})
  return false
}

/** Starts the server if it has ended; it may also have come back by itself. */
async function runs(database: Database) {
  if (database.server.hasEnded()) await startedAgain(database)
  return database.look`select 1`.then(
    () => true,
    () => false,
  )
}

const stateOf = ({ server }: Database) => (server.hasEnded() ? 'has ended' : 'runs')

/** What amcheck says of tables and indexes. */
function damagesIn({ server }: Database) {
  const at = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'postgres', '-d', 'mentoring']
  try {
    runProgram('pg_amcheck', [...at, '--install-missing', '--heapallindexed'], { PGPASSWORD: superPassword })
    return 'no complaint'
  } catch (error) {
    return String(error).slice(0, 80)
  }
}
