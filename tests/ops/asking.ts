// Requests to one node of an installation, as its proxy sends them.
import http from 'node:http'
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from './database'

export type Person = { userId: number; role: 'admin' | 'mentor' | 'mentee'; cookie: string }
export type Answer = { status: number; body: string; headers: http.IncomingHttpHeaders; ms: number }
export type Ask = {
  method?: string
  cookie?: string
  json?: unknown
  token?: string
  from?: string
  /** Leaves the body of the answer empty: turning a large file into text would hold up the other calls. */
  dropBody?: boolean
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })

/** Returns a function that asks a node, at its port, for a path of the site with this origin. */
export function askingOf(origin: string) {
  const { host } = new URL(origin)
  return (port: number, path: string, { method, cookie, json, token, from, dropBody }: Ask = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const began = performance.now()
      const body = json === undefined ? undefined : JSON.stringify(json)
      const request = http.request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method: method ?? (body ? 'POST' : 'GET'),
          headers: {
            host,
            origin,
            ...(cookie && { cookie }),
            ...(token && { 'x-xsrf-token': token }),
            ...(from && { 'x-forwarded-for': from }),
            ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => void (dropBody || parts.push(part)))
          answer.once('error', reject)
          answer.once('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              body: Buffer.concat(parts).toString(),
              headers: answer.headers,
              ms: performance.now() - began,
            }),
          )
        },
      )
      request.once('error', reject)
      request.setTimeout(30_000, () => request.destroy(new Error(`no answer from ${path} for 30 s`)))
      request.end(body)
    })
}

export type AskNode = ReturnType<typeof askingOf>

/** The token that calls of this session send with each change. */
export async function tokenOf(ask: AskNode, port: number, cookie: string) {
  const { headers } = await ask(port, '/api/csrf-cookie', { cookie })
  const [, token] = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie'])) ?? []
  return token!
}

/** Signs in the demo's people in each of their roles, without a password; of generated people only the first. */
export async function signInAll({ look }: Database): Promise<Person[]> {
  const found = await look<{ userId: number; role: Person['role'] }[]>`
    select a.user_id, 'admin' as role from data.admins a where a.active
    union all
    (select m.user_id, 'mentor' from data.mentors m where m.status = 'active' and not m.profile_due
     order by m.user_id limit 100)
    union all
    (select e.user_id, 'mentee' from data.mentees e where not e.profile_due order by e.user_id limit 100)`
  const people = found.map(({ userId, role }) => ({
    userId,
    role,
    secret: randomBytes(32).toString('base64url'),
  }))
  for (const { userId, role, secret } of people)
    await look`
      insert into private.sessions (token_hash, user_id, role, expires_at)
      values (sha256(convert_to(${createHash('sha256').update(secret).digest('hex')}, 'UTF8')), ${userId},
        ${role}::data.role, now() + interval '1 day')`
  return people.map(({ userId, role, secret }) => ({ userId, role, cookie: `session=${secret}` }))
}
