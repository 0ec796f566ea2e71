// Opens the connections to the database.
import { randomBytes } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { inTime } from '~/in-time'
import { noteWrite } from './cache.server'
import { timed } from './timed.server'

type Login = { source: string; max: number; once?: boolean }

/** Per login: the variable with its connection string, the size of its pool, and whether its work never runs again. */
const logins: Record<'web' | 'admin' | 'signIn' | 'knownSignIn' | 'provider' | 'worker', Login> = {
  web: { source: 'DATABASE_URL_WEB', max: 10 },
  admin: { source: 'DATABASE_URL_ADMIN', max: 4 },
  signIn: { source: 'DATABASE_URL_AUTH', max: 2 },
  knownSignIn: { source: 'DATABASE_URL_AUTH', max: 2 },
  provider: { source: 'DATABASE_URL_WEBHOOK', max: 2, once: true },
  worker: { source: 'DATABASE_URL_WORKER', max: 5, once: true },
}

export type PoolName = keyof typeof logins

export const runsOnce = (name: PoolName) => Boolean(logins[name].once)

type Options = NonNullable<Parameters<typeof postgres>[1]> & {
  /**
   * Called with each notification on the channels that a connection listens to. The driver's own `listen`
   * uses it too.
   */
  onnotify?: (channel: string, payload: string) => void
}

/** Opens a connection for notifications, which do not pass a pooler in transaction mode. The caller ends it. */
export function connectToListen(name: 'web' | 'worker', more: Options): Sql {
  const source = process.env.DATABASE_URL_LISTEN ? 'DATABASE_URL_LISTEN' : logins[name].source
  return open(name, source, 1, false, more)
}

/**
 * Opens a new pool for a login. The caller owns and ends it; it is never replaced. `heard` is called with each statement
 * that is answered.
 */
export function connect(name: PoolName, { max = logins[name].max, heard = () => {} } = {}): Sql {
  const opened = open(name, logins[name].source, max, process.env.DATABASE_POOLED === '1')
  return timed(opened, { pool: name, size: max, heard })
}

/**
 * `pooled`: behind a pooler in transaction mode, where statements cannot be prepared; it refuses settings of a
 * connection, and the same settings of the roles hold (sql/roles.sql).
 */
function open(name: PoolName, source: string, max: number, pooled: boolean, more: Options = {}): Sql {
  const url = process.env[source]
  if (!url) throw new Error(`${source} is missing; npm start sets it.`)
  return postgres(url, {
    ...(pooled && { prepare: false }),
    max,
    idle_timeout: 60,
    connect_timeout: 3,
    transform: { column: postgres.camel.column },
    // A date is a day, not an instant: it stays text.
    types: { date: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (day: string) => day } },
    // Set per connection too: `alter role … set` can change the defaults of a login, but not these.
    connection: {
      application_name: applicationName(name),
      ...(!pooled && {
        statement_timeout: name === 'worker' ? 60_000 : 5000,
        lock_timeout: 3000,
        idle_in_transaction_session_timeout: 10_000,
      }),
    },
    onnotice: ({ code }) => code === 'MR000' && noteWrite(),
    ...more,
  } as Options & { transform: typeof postgres.camel })
}

// Identifies the connections of this process.
const mark = randomBytes(4).toString('hex')
export const applicationName = (name: PoolName) => `mentoring ${name} ${mark}`

/**
 * Whether the database can be written, asked on a new connection (the readiness check): an existing one would answer even
 * when the database accepts no new ones. Reads a table that every page reads. Raises an error when nothing answers, or when
 * the table is locked for as long as a page would wait.
 */
export async function canWrite() {
  const sql = connect('web', { max: 1 })
  try {
    const [found] = await inTime(
      sql.begin(async (tx) => {
        await tx`
          select set_config('role', 'app_visitor', true), set_config('lock_timeout', '3s', true),
            pg_advisory_xact_lock_shared(hashtext('update'))`
        return tx<{ readOnly: boolean }[]>`
          select current_setting('transaction_read_only') = 'on' as read_only from api.constants`
      }),
      4000,
      'the database',
    )
    return !found?.readOnly
  } finally {
    void sql.end({ timeout: 1 }).catch(() => {})
  }
}
