// The servers that the benchmarks compare, and what they cost.
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../lib/free-port.mjs'
import { heapFlags } from '../lib/heap-flags.mjs'
import { projectRoot } from '../lib/project.mjs'
import { ask } from './client.mjs'

/** @typedef {{ port: number, child: import('node:child_process').ChildProcess }} Server */

/** Starts the bare server. @param {Record<string, string>} web @returns {Promise<Server>} */
export async function startBare(web) {
  const child = fork(path.join(projectRoot, 'scripts/bench/bare-server.mjs'), {
    env: { ...process.env, ...web, NODE_ENV: 'production' },
  })
  const [port] = /** @type {[number]} */ (await once(child, 'message'))
  return { child, port }
}

/** Starts the built product. @param {Record<string, string>} web @returns {Promise<Server>} */
export async function startProduct(web) {
  const port = await freePort()
  const child = fork(path.join(projectRoot, 'build/server/web.mjs'), {
    execArgv: heapFlags,
    env: {
      ...process.env,
      ...web,
      NODE_ENV: 'production',
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  while (
    !(await ask({ port, path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    if (child.exitCode !== null) throw new Error('The product does not start.')
  return { child, port }
}

const ticksASecond = 100

/**
 * Returns the milliseconds of processor time that a process has used, in all threads.
 * @param {number | undefined} pid
 */
export function processorTime(pid) {
  if (process.platform !== 'linux') return NaN
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1000
}

/** Returns the megabytes in memory; NaN where nobody says. @param {number | undefined} pid */
export function memoryOf(pid) {
  if (process.platform !== 'linux') return NaN
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/**
 * Starts Django's admin; undefined where Django is not installed. Debian's Python has it, whichever is first on the path.
 * @param {string} ownerUrl @param {number} rows @returns {Promise<Server & { cookie?: string } | undefined>}
 */
export async function startDjango(ownerUrl, rows) {
  const python = '/usr/bin/python3'
  if (spawnSync(python, ['-c', 'import django, psycopg2']).status !== 0) return undefined
  const script = path.join(projectRoot, 'scripts/bench/django-list.py')
  const child = spawn(python, [script, ownerUrl, String(rows)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = /** @type {[string]} */ (await once(createInterface(child.stdout), 'line'))
  const [port = '', cookie] = line.split(' ')
  return { child, port: Number(port), cookie }
}
