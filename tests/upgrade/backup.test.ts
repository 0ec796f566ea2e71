// The drill: a database with photos, proofs, open sessions and queued mails goes through a backup and a restore, and
// every table is the same.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { fileOf, readManifest } from '../../scripts/backup/format.mjs'
import { restoreBackup } from '../../scripts/backup/restore.mjs'
import { writeBackup } from '../../scripts/backup/write.mjs'
import { plain, rowsOf } from '../support/states'
import { openWorld } from '../support/world'

const { owner, ownerUrl, aMentee, aMentor, aMentorship, aRequest } = await openWorld()
const { adminUrl, secret } = inject('database')
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-test-'))
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }))

async function emptyDatabase() {
  const name = `restored_${Date.now()}_${Math.trunc(Math.random() * 1e6)}`
  const admin = plain(adminUrl)
  await admin.unsafe(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`)
  onTestFinished(async () => {
    await admin.unsafe(`drop database if exists ${name} with (force)`)
    await admin.end()
  })
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
}

async function people() {
  const mentor = await aMentor()
  await owner`
    insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, '\\x00ff0a5c09', '\\x0d0a', 'image/webp')`
  // More than a stream holds.
  for (const bytes of [1_000_000, 70_000, 40_000])
    await owner`
      insert into data.photos (user_id, small, large, mime)
      values (${mentor.userId}, ${randomBytes(bytes)}, ${randomBytes(bytes)}, 'image/webp')`
  const mentee = await aMentee({ package: 'awaiting_payment' })
  await owner`update data.mentees set about = ${'Ά\\N\tΒ'} where id = ${mentee.id}`
  await owner`
    insert into data.proofs (purchase_id, file_name, mime, bytes)
    values (${mentee.purchaseId}, 'α;"β\\n.pdf', 'application/pdf', '\\x255044462d')`
  await aMentorship({ sessions: 2 })
  await aRequest()
}

const restoring = (folder: string, url: string) => restoreBackup({ folder, ownerUrl: url, secret })

test('a backup restored into an empty database of another name has every row, and its rules work', { timeout: 90_000 }, async () => {
  await people()
  const folder = path.join(dir, 'whole')
  const { tables } = await writeBackup({ ownerUrl, folder })
  expect(await owner`select from migration.backups where written_at > now() - interval '1 minute'`).toHaveLength(1)
  const [queued] = await owner<{ count: number }[]>`select count(*)::integer as count from private.outbox`
  expect(tables.find(({ name }) => name === 'private.outbox')!.rows).toBe(queued!.count)
  expect(queued!.count).toBeGreaterThan(0)
  const url = await emptyDatabase()
  await restoring(folder, url)
  const [there, here] = [plain(url), plain(ownerUrl)]
  onTestFinished(async () => {
    await Promise.all([there.end(), here.end()])
  })
  const [before, after] = [await rowsOf(here), await rowsOf(there)]
  for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows])
  expect([...(await there`select * from api.invariant_violations where violations > 0`)]).toEqual([])
  const [next] = await there`
    insert into data.users (email, name, surname, locale) values ('new@test.example', 'Α', 'Β', 'gr') returning id`
  const [last] = await here`select max(id) as id from data.users`
  expect(next!.id).toBeGreaterThan(last!.id)
  await expect(restoring(folder, url)).rejects.toThrow('not empty')
})

test('a damaged or newer backup is refused, and the database stays empty', async () => {
  const folder = path.join(dir, 'damaged')
  await writeBackup({ ownerUrl, folder })
  await expect(writeBackup({ ownerUrl, folder })).rejects.toThrow('exists already')
  const url = await emptyDatabase()
  const users = fileOf(folder, 'data.users')
  const bytes = fs.readFileSync(users)
  fs.writeFileSync(users, bytes.subarray(0, bytes.length / 2))
  await expect(restoring(folder, url)).rejects.toThrow('damaged: data.users cannot be read')
  fs.writeFileSync(users, zlib.gzipSync(zlib.gunzipSync(bytes).toString().split('\n').slice(1).join('\n')))
  await expect(restoring(folder, url)).rejects.toThrow('data.users is not what the manifest says')
  fs.writeFileSync(users, bytes)
  const manifest = readManifest(folder)
  const write = (changed: object) =>
    fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changed }))
  write({ migrations: [...manifest.migrations, { name: '9999_future.sql', hash: '' }] })
  await expect(restoring(folder, url)).rejects.toThrow('newer code: this code does not know 9999_future.sql')
  write({ format: 2 })
  await expect(restoring(folder, url)).rejects.toThrow('made by newer code')
  fs.rmSync(path.join(folder, 'manifest.json'))
  await expect(restoring(folder, url)).rejects.toThrow('not a complete backup')
  const sql = plain(url)
  expect(await sql`select count(*)::integer as count from pg_namespace where nspname = 'data'`).toEqual([{ count: 0 }])
  await sql.end()
})
