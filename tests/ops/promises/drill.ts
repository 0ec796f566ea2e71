// The drill of docs/operations/large/backup.md with the commands themselves: backup, restore into an empty database, and the
// product on it; and once more with many rows, while people write.
import fs from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { projectRoot } from '../../../scripts/lib/project.mjs'
import { plain, rowsOf } from '../../support/states'
import { askingOf, signInAll } from '../asking'
import { startProgram } from '../children'
import { startDatabase, until, type Database } from '../database'
import { installed, settingsOf, startWeb, type Settings } from '../parts'
import { queueMails } from '../outbox'
import { line, none, type Line, type OpsPromise } from '../promise'
import { brokenInvariants, gone, keepWriting } from '../writes'

const origin = 'http://mentoring.test'
const manyRows = 100_000
/** What a backup must carry: without any of these the drill proves nothing. */
const carried = {
  photos: 'data.photos',
  proofs: 'data.proofs',
  'open sessions': 'private.sessions',
  mails: 'private.outbox',
}

export const drill: OpsPromise = {
  name: 'drill',
  needs: ['postgres'],
  async run(stage) {
    const database = await startDatabase(stage)
    const settings = settingsOf(database, stage.dir, origin)
    await installed(database, settings)
    await database.look`
      insert into data.proofs (purchase_id, file_name, mime, bytes)
      select id, 'α;"β.pdf', 'application/pdf', decode(repeat('255044462d00ff', 1000), 'hex')
      from data.purchases order by id limit 3`
    const people = await signInAll(database)
    const person = people.find(({ role }) => role === 'mentee')!
    const [photo] = await database.look<{ id: number }[]>`select id from data.photos order by id limit 1`
    const { rows: before } = await everything(database.server.url('mentoring'))

    const backups = path.join(stage.dir, 'backups')
    const began = performance.now()
    await ran(['scripts/backup.mjs', '--to', backups], settings)
    const backedUp = performance.now()
    const [folder] = fs.readdirSync(backups)
    const again = await emptyDatabase(database, 'again', settings)
    const restoring = performance.now()
    const said = await ran(['scripts/restore.mjs', path.join(backups, folder!)], again)
    const restored = performance.now()
    const after = await everything(database.server.url('again'))
    const web = await startWeb(stage, again)
    const ask = askingOf(origin)
    const [own, face] = await Promise.all([
      ask(web.port, '/mentee/mentorships', { cookie: person.cookie }),
      ask(web.port, `/photos/${photo!.id}/large`, { cookie: person.cookie }),
    ])
    const refused = await ended(['scripts/restore.mjs', path.join(backups, folder!)], again)

    const tables = Object.keys(before)
    const differing = tables.filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(after.rows[name]),
    )
    const found = Object.entries(carried).map(([name, table]) => ({ name, rows: before[table]!.length }))
    const rows = tables.reduce((sum, name) => sum + before[name]!.length, 0)
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    return [
      line(
        'drill: what the backup carries',
        found.map(({ name, rows: count }) => `${name} ${count}`).join(', '),
        'some of each',
        found.every(({ rows: count }) => count > 0),
      ),
      line(
        'drill: tables that differ after backup and restore',
        `${differing.length} of ${tables.length} (${rows} rows)${differing.map((name) => ` ${name}`).join('')}`,
        '0',
        differing.length === 0 && rows > 1000,
      ),
      line(
        'drill: seconds of the backup · of the restore',
        `${seconds(backedUp - began)} · ${seconds(restored - restoring)}`,
        '-',
        said.includes('restored'),
      ),
      none('drill: broken invariants', after.broken),
      line(
        'drill: a session from before · a photo',
        `${own.status} · ${face.status}`,
        '200 · 200',
        own.status === 200 && face.status === 200,
      ),
      line(
        'drill: a second restore into the same database',
        refused.code === 0 ? 'done' : 'refused, says why',
        'refused, says why',
        refused.code !== 0 && /not empty/.test(refused.output),
      ),
      ...(await underLoad(database, settings, path.join(stage.dir, 'busy-backups'))),
    ]
  },
}

/** A backup of many rows while others are written: what was confirmed before it began is in it. */
async function underLoad(database: Database, settings: Settings, backups: string): Promise<Line[]> {
  await queueMails(database, manyRows)
  const writes = keepWriting(database, 'during')
  await until('writes are confirmed', () => writes.confirmed.length >= 50)
  const known = [...writes.confirmed]
  const busy = await emptyDatabase(database, 'busy', settings)
  const began = performance.now()
  await ran(['scripts/backup.mjs', '--to', backups], settings)
  const backedUp = performance.now()
  const meanwhile = writes.confirmed.length - known.length
  await writes.stop()
  const restoring = performance.now()
  await ran(['scripts/restore.mjs', path.join(backups, fs.readdirSync(backups)[0]!)], busy)
  const seconds = [backedUp - began, performance.now() - restoring].map((ms) => ms / 1000)
  const look = plain(database.server.url('busy'))
  try {
    return [
      none(
        'drill: writes confirmed before a backup and not in it',
        await gone({ look }, known),
        known.length,
      ),
      none('drill: broken invariants of a backup made while people write', await brokenInvariants({ look })),
      line('drill: writes confirmed during that backup', meanwhile, '> 0', meanwhile > 0),
      line(
        `drill: seconds of the backup · of the restore of ${manyRows} rows more`,
        seconds.map((each) => each.toFixed(1)).join(' · '),
        '< 120 each',
        seconds.every((each) => each < 120),
      ),
    ]
  } finally {
    await look.end()
  }
}

/** An empty database beside the first one; returns its settings. */
async function emptyDatabase({ server, ownerUrl }: Database, name: string, settings: Settings) {
  const admin = postgres(server.url('postgres'), { max: 1, onnotice() {} })
  await admin.unsafe(
    `create database ${name} owner owner template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  )
  await admin.end()
  return { ...settings, DATABASE_URL: Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href }
}

/** Runs a command of the project to its end; returns what it printed. */
async function ran(args: string[], settings: Settings) {
  const { code, output } = await ended(args, settings)
  if (code !== 0) throw new Error(`${args[0]}: ${output}`)
  return output
}

async function ended(args: string[], settings: Settings) {
  const { PATH, HOME, NODE_ENV } = process.env
  const program = startProgram(process.execPath, args, {
    cwd: projectRoot,
    env: { PATH, HOME, NODE_ENV, ...settings },
  })
  return { code: await program.ended(), output: program.output() }
}

async function everything(url: string) {
  const sql = plain(url)
  try {
    const [row] = await sql`
      select count(*)::integer as broken from api.invariant_violations where violations > 0`
    return { rows: await rowsOf(sql), broken: Number(row!.broken) }
  } finally {
    await sql.end()
  }
}
