// The data folder of the embedded PostgreSQL: created once, with a random superuser password.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { serverUser } from './postgres-binaries.mjs'
import { readIfThere } from './project.mjs'

export const superuser = 'postgres'

/** Returns the superuser's password. */
export function readSecret(/** @type {string} */ home) {
  const file = path.join(home, 'postgres.secret')
  const secret = readIfThere(file)
  if (!secret)
    throw new Error(
      `The embedded database's password file is missing: ${file}. Restore it, or delete ${home} to start with an empty database.`,
    )
  return secret
}

/** Created in a temporary folder and renamed at the end, so that a killed process leaves no incomplete cluster. */
export function createCluster(
  /** @type {string} */ native,
  /** @type {string} */ home,
  /** @type {string} */ cluster,
  /** @type {boolean} */ fast,
) {
  const user = serverUser()
  const unfinished = `${cluster}.new`
  for (const place of [unfinished, cluster]) fs.rmSync(place, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const secret = randomBytes(24).toString('base64url')
  fs.writeFileSync(path.join(home, 'postgres.secret'), secret, { mode: 0o600 })
  const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'initdb-'))
  const passwordFile = path.join(aside, 'password')
  try {
    fs.writeFileSync(passwordFile, secret, { mode: 0o600 })
    if (user.uid !== undefined)
      for (const place of [unfinished, aside, passwordFile]) fs.chownSync(place, user.uid, user.gid)
    const result = spawnSync(
      path.join(native, 'bin/initdb'),
      [
        '-D',
        unfinished,
        '-U',
        superuser,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
        ...(fast ? ['--no-sync'] : []),
      ],
      { ...user, env: serverEnvironment(), cwd: unfinished, encoding: 'utf8' },
    )
    if (result.status !== 0) {
      throw new Error(
        `initdb failed (${result.status ?? result.signal}): ${result.stdout}${result.stderr}${
          result.error ?? ''
        }`,
      )
    }
    fs.renameSync(unfinished, cluster)
  } finally {
    fs.rmSync(aside, { recursive: true, force: true })
  }
}

/** English messages and byte order, whatever the terminal's language is. */
export function serverEnvironment() {
  const { PATH, NODE_ENV } = process.env
  return { PATH, NODE_ENV, LC_ALL: 'C', TZ: 'UTC' }
}
