// A PostgreSQL of the distribution, as an operator has it: a superuser, and an owner with CREATEROLE.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { serverUser } from '../../scripts/lib/postgres-binaries.mjs'
import { startProgram } from './children'
import { postgresPrograms } from './distribution'
import type { Stage } from './promise'

const { PATH, NODE_ENV } = process.env
const env = { PATH, NODE_ENV, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: '/tmp' }
export const superPassword = 'only-for-this-test'

/** Runs a program of PostgreSQL to its end, as the user who runs the server; returns what it printed. */
export function runProgram(name: string, args: string[], more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(path.join(postgresPrograms()!, name), args, {
    ...serverUser(),
    cwd: '/',
    env: { ...env, ...more },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name}: ${stdout}${stderr}`)
  return stdout
}

/** A folder that the server's user owns. */
export function ownFolder(dir: string, name: string) {
  const folder = path.join(dir, name)
  fs.mkdirSync(folder, { mode: 0o700 })
  const { uid, gid } = serverUser()
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid)
  return folder
}

/** Starts a server on an existing folder of data, and keeps its address over restarts. */
export async function startOn(data: string, settings: Record<string, string | number> = {}, given?: number) {
  const port = given ?? (await freePort())
  const url = (database: string) => `postgres://postgres:${superPassword}@127.0.0.1:${port}/${database}`
  const launch = async () => {
    const all = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
    const program = startProgram(
      path.join(postgresPrograms()!, 'postgres'),
      ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...serverUser(), env, cwd: data },
    )
    await program.says(/ready to accept (read-only )?connections/, 60_000)
    return program
  }
  let program = await launch()
  return {
    port,
    url,
    data,
    output: () => program.output(),
    says: (text: string) => program.says(text, 60_000),
    hasEnded: () => program.child.exitCode !== null || program.child.signalCode !== null,
    /** SIGINT stops it in order, SIGQUIT at once. */
    stop: (signal: NodeJS.Signals = 'SIGINT') => program.end(signal),
    async startAgain() {
      program = await launch()
    },
  }
}

export type Postgres = Awaited<ReturnType<typeof startOn>>

/** Creates a server with an empty database mentoring and its owner. */
export async function startDatabase(
  { dir, afterwards }: Stage,
  settings: Record<string, string | number> = {},
) {
  const data = ownFolder(dir, 'primary')
  const passwordFile = path.join(dir, 'password')
  fs.writeFileSync(passwordFile, superPassword, { mode: 0o644 })
  const access = ['-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  runProgram('initdb', ['-D', data, ...access, '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'])
  const server = await startOn(data, settings)
  afterwards(() => server.stop())
  const password = randomBytes(12).toString('hex')
  const admin = postgres(server.url('postgres'), { max: 1, onnotice() {} })
  await admin.unsafe(`create role owner login createrole password '${password}'`)
  await admin.unsafe(
    `create database mentoring owner owner template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  )
  await admin.end()
  const ownerUrl = `postgres://owner:${password}@127.0.0.1:${server.port}/mentoring`
  // The superuser looks where row-level security hides rows from the owner.
  const look = postgres(server.url('mentoring'), {
    max: 3,
    onnotice() {},
    transform: { column: postgres.camel.column },
  })
  afterwards(() => look.end({ timeout: 2 }))
  return { server, ownerUrl, look, secret: randomBytes(32).toString('base64url') }
}

export type Database = Awaited<ReturnType<typeof startDatabase>>

/** Starts a killed server again: its children must be gone before another takes the folder. */
export const startedAgain = ({ server }: Database) =>
  until('PostgreSQL starts again', () =>
    server.startAgain().then(
      () => true,
      () => false,
    ),
  )

/** Asks until an answer holds; raises an error after `patience` milliseconds. Returns the milliseconds it took. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, patience = 30_000) {
  const start = performance.now()
  while (!(await holds())) {
    if (performance.now() - start > patience) throw new Error(`${what}: not within ${patience / 1000} s`)
    await pause(20)
  }
  return performance.now() - start
}
