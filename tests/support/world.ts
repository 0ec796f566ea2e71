import postgres from 'postgres'
import { afterAll } from 'vitest'
import { cloneDatabase } from './clone'

/**
 * A world for one test file: a database of its own, women to act in it, and the product's own acts, which run as
 * the app's roles. The owner's connection is for arranging, moving the clock (the rows) and looking.
 */
export async function openWorld() {
  const database = await cloneDatabase()
  // The app reads its addresses when it is first imported, so it is imported only now.
  Object.assign(process.env, database.processEnv)
  const [acts, { peopleOf }, { scenesOf }, { closePools }] = await Promise.all([
    import('./acts'), import('./people'), import('./scenes'), import('~/db/pools.server'),
  ])
  const owner = connect(database.ownerUrl, 4)
  const worker = connect(database.loginUrl('app_worker'), 4)
  const people = peopleOf(owner)

  afterAll(async () => {
    await Promise.all([closePools(), owner.end({ timeout: 5 }), worker.end({ timeout: 5 })])
    await database.drop()
  })

  return {
    ...acts, ...people, ...scenesOf(owner, people), owner,
    /** A connection of one of the logins, closed with the world. */
    connectAs: (role: string) => connect(database.loginUrl(role), 1, afterAll),
    /** Runs one of the clock's jobs as the worker; returns its result. */
    async runJob(name: string) {
      const [row] = await worker`select ${worker(`api.job_${name}`)}() as result`
      return row!.result as number
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>

/** Dates stay text and names are camelCase, as in the app. */
function connect(url: string, max: number, atEnd?: (end: () => Promise<void>) => void) {
  const sql = postgres(url, {
    max,
    transform: postgres.camel,
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    connection: { application_name: 'test' },
    onnotice: () => {},
  })
  atEnd?.(() => sql.end({ timeout: 5 }))
  return sql
}
