import { createHash, randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import type { Sql } from 'postgres'
import type { Role } from '~/http/viewer.server'
import { startServer } from './server'

export type Answer = { status: number; to: string; headers: Headers; body: string }
type Ask = { method?: string; cookie?: string; headers?: Record<string, string>; form?: Record<string, string> }

/**
 * The built product with a database of its own, asked by plain requests. Its worker is ended, so that nothing
 * changes but by what a test asks; demo people are in it.
 */
export async function openSite() {
  const server = await startServer(inject('database'), { LOG_LEVEL: 'silent' })
  server.processes.worker.kill('SIGTERM')
  Object.assign(process.env, server.database.web)
  const [{ peopleOf }, { closePools }] = await Promise.all([import('./people'), import('~/db/pools.server')])
  const { owner } = server.database
  const { origin } = server
  afterAll(async () => {
    await closePools()
    await server.stop()
  })

  /** One request, its redirect not followed; `to` is where it leads on this site, or the whole address elsewhere. */
  async function ask(path: string, { method = 'GET', cookie = '', headers = {}, form }: Ask = {}): Promise<Answer> {
    const answer = await fetch(origin + path, {
      method: form ? 'POST' : method,
      redirect: 'manual',
      headers: { cookie, ...headers },
      body: form && new URLSearchParams(form),
    })
    const location = answer.headers.get('location')
    const to = location === null ? '' : new URL(location, origin).href.replace(origin, '')
    return { status: answer.status, to, headers: answer.headers, body: await answer.text() }
  }

  /** Signs a user in without typing a password; returns her cookie. */
  async function signIn(userId: number, role: Role | null, life = '1 day') {
    const secret = randomBytes(32).toString('base64url')
    const secretHash = createHash('sha256').update(secret).digest('hex')
    await owner`
      insert into private.sessions (token_hash, user_id, role, expires_at)
      values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + ${life}::interval)`
    return `session=${secret}`
  }

  /** The token of the forms on her pages. */
  async function tokenOf(cookie: string, path: string) {
    const { body } = await ask(path, { cookie })
    return body.match(/name="_token" value="([\w-]+)"/)![1]!
  }

  return { ...peopleOf(owner), server, origin, owner, ask, signIn, tokenOf, fingerprint: () => fingerprint(owner) }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** The contents of every table in one word each, but for what merely looking leaves behind. */
async function fingerprint(owner: Sql): Promise<Record<string, string>> {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('data', 'private') and not (schemaname = 'private' and tablename in ('sessions', 'attempts'))
    order by 1`
  const rows = await Promise.all(
    tables.map(({ name }) => owner.unsafe(`select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${name} t`)),
  )
  return Object.fromEntries(tables.map(({ name }, at) => [name, String(rows[at]![0]!.hash)]))
}
