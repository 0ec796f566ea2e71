import { afterAll, inject } from 'vitest'
import { closePools } from '~/db/pools.server'
import type { Role } from '~/viewer/role'
import { apiClient } from './api-client'
import { askingOf, type Answer } from './asking'
import { leadPoolsTo } from './lead-pools'
import { peopleOf } from './people'
import { scenesOf } from './scenes'
import { startServer, type Server } from './server'

export type { Answer }

/** The site that the files of this worker share, with its own processes. */
let shared: Promise<Server> | undefined

/**
 * The built product with a database, used with plain requests. It has no worker, so only the test changes data. The
 * files of a worker share one, because a start takes seconds; a file that gives variables has its own, where nobody can
 * pay by card. With DEMO=1 it has the demo people. A shared one ends with the worker.
 */
export async function openSite(own?: Record<string, string>, read?: (line: string) => void) {
  const server = await (own ? open(own, false, read) : (shared ??= open({}, true)))
  await leadPoolsTo(server.database.web)
  const { owner } = server.database
  afterAll(async () => {
    await closePools()
    if (own) await server.stop()
  })
  const people = peopleOf(owner)
  const asking = askingOf(server.origin, owner)
  return {
    ...people,
    ...scenesOf(owner, people),
    ...asking,
    /** A client of the JSON API, signed in as this user in this role. */
    clientOf: async ({ userId }: { userId: number }, role: Role) =>
      apiClient(server.origin, await asking.signIn(userId, role)),
    server,
    origin: server.origin,
    owner,
  }
}

const open = (own: Record<string, string>, withStandIn: boolean, read?: (line: string) => void) =>
  startServer(
    inject('database'),
    { LOG_LEVEL: 'silent', DEMO: '0', ...own },
    { read, withWorker: false, withStandIn },
  )

export type Site = Awaited<ReturnType<typeof openSite>>
