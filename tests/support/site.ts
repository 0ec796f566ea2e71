import { afterAll, inject } from 'vitest'
import { askingOf, type Answer } from './asking'
import { startServer } from './server'

export type { Answer }

/**
 * The built product with a database of its own, used with plain requests. It has no worker, so only the test
 * changes data. With DEMO=1 it has the demo people.
 */
export async function openSite(own: Record<string, string> = {}, read?: (line: string) => void) {
  const server = await startServer(
    inject('database'),
    { LOG_LEVEL: 'silent', DEMO: '0', ...own },
    { read, withWorker: false },
  )
  Object.assign(process.env, server.database.web)
  const [{ peopleOf }, { closePools }] = await Promise.all([import('./people'), import('~/db/pools.server')])
  const { owner } = server.database
  afterAll(async () => {
    await closePools()
    await server.stop()
  })
  return { ...peopleOf(owner), ...askingOf(server.origin, owner), server, origin: server.origin, owner }
}

export type Site = Awaited<ReturnType<typeof openSite>>
