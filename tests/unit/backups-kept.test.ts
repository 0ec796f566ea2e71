import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readManifest } from '../../scripts/backup/format.mjs'
import { keepNewest } from '../../scripts/backup/keep.mjs'
import { checkConfiguration } from '../../scripts/checks/configuration.mjs'
import { operatorFacts } from '../support/operator'

test('the newest backups stay, and whatever is no backup', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backups-kept-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const days = Array.from({ length: 16 }, (_, n) => `2026-11-${String(n + 10)}T03-15-00Z`)
  const others = ['0 app sql Z', '2026-11-01T03-15-00Z.unfinished', 'Z', 'notes; rm -r app Z']
  for (const name of [...days, ...others]) {
    fs.mkdirSync(path.join(folder, name))
    fs.writeFileSync(path.join(folder, name, 'file'), '')
  }
  expect(keepNewest(folder, 14)).toEqual(days.slice(0, 2))
  expect(fs.readdirSync(folder).toSorted()).toEqual([...days.slice(2), ...others].toSorted())
  expect(keepNewest(folder, 14)).toEqual([])
})

test('a backup that may not be read is not called incomplete', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backups-read-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  expect(() => readManifest(folder)).toThrow('is not a complete backup: it has no manifest.json')
  // Rights would not stop the root that runs some tests.
  fs.mkdirSync(path.join(folder, 'manifest.json'))
  expect(() => readManifest(folder)).toThrow(/cannot be read by this user \(EISDIR\): give it/)
})

test('the check says when no copy of the backups on another machine is known', () => {
  const source = {
    ...operatorFacts,
    PUBLIC_ORIGIN: 'https://mentoring.test',
    DATABASE_URL: 'postgres://owner:x@localhost/mentoring',
    APP_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    TRUST_PROXY: '1',
  }
  const notes = (more: Record<string, string>) =>
    checkConfiguration({ ...source, ...more })
      .findings.map(({ text }) => text)
      .filter((text) => /backups|DATABASE_SUPERUSER/.test(text))
  expect(notes({ DATABASE_SUPERUSER_PASSWORD: '' })).toEqual([
    expect.stringContaining('BACKUP_COPY is not set'),
  ])
  expect(notes({ BACKUP_COPY: 'backup@other.example.org:/srv/' })).toEqual([])
})
