import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import fs from 'node:fs'
import { closePools } from '~/db/pools.server'
import { askingOf } from '../../support/asking'
import type { Cluster } from '../../support/cluster'
import { leadPoolsTo } from '../../support/lead-pools'
import { peopleOf } from '../../support/people'
import { addMentees, addUsers } from '../../support/people-rows'
import { startServer } from '../../support/server'

/** The built product on a database of its own, attacked with plain requests. No scheduled jobs run. */
export async function openSite(cluster: Cluster, own: Record<string, string> = {}) {
  const server = await startServer(cluster, { LOG_LEVEL: 'silent', DEMO: '0', ...own }, { withWorker: false })
  await leadPoolsTo(server.database.web)
  const { owner } = server.database
  const people = peopleOf(owner)
  const asking = askingOf(server.origin, owner)
  const passwordHash = await hash(password)
  const tokens: Record<string, string> = {}
  let count = 0

  return {
    ...people,
    ...asking,
    server,
    origin: server.origin,
    owner,
    /** Creates users who may sign in with `password`; returns their e-mail addresses. */
    async members(count: number) {
      const addresses = Array.from({ length: count }, () => `member-${randomUUID()}@test.example`)
      const ids = await addUsers(
        owner,
        addresses.map((email) => ({ email })),
      )
      await addMentees(
        owner,
        ids.map((userId) => ({ userId })),
      )
      await owner`insert into private.credentials (user_id, password_hash) select id, ${passwordHash} from unnest(${ids}::integer[]) id`
      return addresses
    },
    /** Sends a form with the form token that belongs to the cookie. */
    async post(
      path: string,
      form: Record<string, string>,
      {
        from,
        cookie = '',
        page = path,
        headers = {},
      }: { from?: string; cookie?: string; page?: string; headers?: Record<string, string> } = {},
    ) {
      const _token = (tokens[`${cookie} ${page}`] ??= await asking.tokenOf(cookie, page))
      return asking.ask(path, {
        from,
        cookie,
        headers: { origin: server.origin, ...headers },
        form: { _token, ...form },
      })
    },
    /** Another loopback address of this machine each time. */
    anAddress: () => `127.${1 + ((count += 1) >> 14)}.${(count >> 7) & 127}.${1 + (count & 127)}`,
    /** Returns the memory of the web server in MB. */
    memory: () =>
      Number(
        /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${server.processes.web.pid}/status`, 'utf8'))?.[1],
      ) / 1024,
    async close() {
      await closePools()
      await server.stop()
    },
  }
}

export const password = 'μια ήσυχη θάλασσα'

export type Site = Awaited<ReturnType<typeof openSite>>
