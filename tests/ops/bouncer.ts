// The distribution's PgBouncer in transaction mode, set up as docs/operations/large/pooler.md writes it.
import fs from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { serverUser } from '../../scripts/lib/postgres-binaries.mjs'
import { startProgram } from './children'
import type { Database } from './database'
import { bouncerProgram } from './distribution'
import { blockOf } from './paper'
import type { Stage } from './promise'

const block = (marker: string, values: [string, string][]) => blockOf('pooler.md', marker, values)

const secret = 'a-password-of-the-bouncer'

/** Starts it before the database; `size` connections for each login. Returns the value of DATABASE_POOL_URL. */
export async function startBouncer({ dir, afterwards }: Stage, { server }: Database, size: number) {
  const admin = postgres(server.url('mentoring'), { max: 1, onnotice() {} })
  await admin.unsafe(block('The statements:', [['a long password', secret]]))
  await admin.end()
  const port = await freePort()
  const folder = path.join(dir, 'bouncer')
  fs.mkdirSync(folder, { mode: 0o755 })
  const file = path.join(folder, 'pgbouncer.ini')
  const users = path.join(folder, 'userlist.txt')
  fs.writeFileSync(users, block('The file `userlist.txt`:', [['a long password', secret]]), { mode: 0o644 })
  fs.writeFileSync(
    file,
    block('The file `pgbouncer.ini`:', [
      ['host=db.example.org port=5432', `host=127.0.0.1 port=${server.port}`],
      ['listen_addr = 10.0.0.5', 'listen_addr = 127.0.0.1'],
      ['listen_port = 6432', `listen_port = ${port}\nunix_socket_dir =`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['default_pool_size = 10', `default_pool_size = ${size}`],
    ]),
    { mode: 0o644 },
  )
  const program = startProgram(bouncerProgram()!, [file], { ...serverUser(), cwd: '/' })
  afterwards(() => program.end('SIGINT'))
  await program.says('process up')
  return { url: `postgres://127.0.0.1:${port}/mentoring`, output: program.output }
}
