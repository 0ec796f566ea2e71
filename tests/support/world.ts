import postgres, { type TransactionSql } from 'postgres'
import { afterAll, inject } from 'vitest'
import { closePools } from '~/db/pools.server'
import type { Viewer } from '~/viewer/viewer'
import { roleUrl } from '../../scripts/lib/roles.mjs'
import * as acts from './acts'
import { leadPoolsTo } from './lead-pools'
import { peopleOf } from './people'
import { freshDatabase } from './postgres'
import { expectMails, expectPromises } from './promises'
import { scenesOf } from './scenes'

/**
 * A world for one test file: a database of its own, users, and the product's own acts, which run with the app's
 * roles. The owner's connection prepares and inspects data, and moves dates. After the tests every promise of the product
 * holds, and every mail that was queued can be written; `breaks` says that the file breaks one by hand.
 */
export async function openWorld({ breaks = false } = {}) {
  const database = await freshDatabase()
  await leadPoolsTo(database.web)
  const owner = connect(database.ownerUrl, 4)
  const worker = connect(database.worker.DATABASE_URL_WORKER, 4)
  const members = connect(database.web.DATABASE_URL_WEB, 10)
  const admins = connect(database.web.DATABASE_URL_ADMIN, 4)
  const opened = [owner, worker, members, admins]
  const people = peopleOf(owner)

  const close = async () => {
    await Promise.all([closePools(), ...opened.map((sql) => sql.end({ timeout: 5 }))])
    await database.end()
  }
  afterAll(async () => {
    try {
      if (!breaks) await expectPromises(owner)
      if (!breaks) await expectMails(owner)
    } finally {
      await close()
    }
  })

  return {
    ...acts,
    ...people,
    ...scenesOf(owner, people),
    owner,
    /** The login of the worker. */
    worker,
    ownerUrl: database.ownerUrl,
    /** Returns the account of a session. */
    registerMentee: async (...args: Parameters<typeof acts.registerMentee>) =>
      (await acts.registerMentee(...args)).userId,
    signIn: async (...args: Parameters<typeof acts.signIn>) => (await acts.signIn(...args)).userId,
    /** A connection of one of the logins, closed with the world. */
    connectAs(role: string) {
      const sql = connect(roleUrl(database.ownerUrl, role, inject('database').secret), 1)
      opened.push(sql)
      return sql
    },
    /** A transaction of a member or an admin. Unlike the app's, it is not retried after a deadlock. */
    once: <T>({ role, secretHash }: Viewer, work: (sql: TransactionSql) => Promise<T>) =>
      (role === 'admin' ? admins : members).begin(async (sql) => {
        await sql`select set_config('role', ${role === 'admin' ? 'app_admin' : 'app_member'}, true),
          set_config('app.session', ${secretHash}, true)`
        return work(sql)
      }),
    /** Runs a scheduled job as the worker; returns its result. */
    async runJob(name: string) {
      const [row] = await worker`select ${worker(`api.job_${name}`)}() as result`
      return row!.result as number
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** As in the app: dates are text, names are camelCase, and the time zone is that of the login. */
function connect(url: string, max: number) {
  return postgres(url, {
    max,
    transform: { column: postgres.camel.column },
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    connection: { application_name: 'test', TimeZone: 'Europe/Athens' },
    onnotice: () => {},
  })
}
