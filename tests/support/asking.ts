import { createHash, randomBytes } from 'node:crypto'
import http from 'node:http'
import type { Sql } from 'postgres'
import type { Role } from '~/viewer/role'
import { checkCall } from './described-calls'
import { hashTables } from './tables'

export type Answer = { status: number; to: string; headers: Headers; body: string }
export type Ask = {
  method?: string
  cookie?: string
  headers?: Record<string, string>
  form?: Record<string, string> | [string, string][]
  /** A raw body with its content type. */
  body?: { type: string; bytes: Uint8Array | string }
  /** The client's address: any address of 127.0.0.0/8. */
  from?: string
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 400 })

/**
 * Sends plain requests to a running product and does not follow redirects; `to` is the redirect's path on this site.
 */
export function askingOf(origin: string, owner: Sql) {
  const { hostname, port } = new URL(origin)

  function ask(
    path: string,
    { method = 'GET', cookie = '', headers = {}, form, body, from }: Ask = {},
  ): Promise<Answer> {
    const sent = form
      ? { type: 'application/x-www-form-urlencoded', bytes: String(new URLSearchParams(form)) }
      : body
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          agent: from ? undefined : agent,
          localAddress: from,
          host: from ? '127.0.0.1' : hostname,
          port,
          path: written(path),
          method: sent ? 'POST' : method,
          headers: {
            host: `${hostname}:${port}`,
            ...(cookie && { cookie }),
            ...headers,
            ...(sent && {
              'content-length': String(Buffer.byteLength(sent.bytes)),
              ...(sent.type && { 'content-type': sent.type }),
            }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () => {
            const said = read(answer, Buffer.concat(chunks).toString())
            checkCall({ ...said, path, method: sent ? 'POST' : method }).then(() => resolve(said), reject)
          })
        },
      )
      request.once('error', reject)
      request.end(sent?.bytes)
    })
  }

  function read({ statusCode = 0, headers: given }: http.IncomingMessage, body: string): Answer {
    const headers = new Headers()
    for (const [name, value] of Object.entries(given))
      for (const each of [value ?? ''].flat()) headers.append(name, each)
    const location = headers.get('location')
    const to = location === null ? '' : new URL(location, origin).href.replace(origin, '')
    return { status: statusCode, to, headers, body }
  }

  /** Signs a user in without a password; returns the cookie. */
  async function signIn(userId: number, role: Role | null, life = '1 day') {
    const secret = randomBytes(32).toString('base64url')
    const secretHash = createHash('sha256').update(secret).digest('hex')
    await owner`
      insert into private.sessions (token_hash, user_id, role, expires_at)
      values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + ${life}::interval)`
    return `session=${secret}`
  }

  /** Returns the form token of the user's pages. */
  async function tokenOf(cookie: string, path: string) {
    const { body } = await ask(path, { cookie })
    return body.match(/name="_token" value="([\w-]+)"/)![1]!
  }

  /** Returns a hash of each table's rows, without the data that a page view may change. */
  const fingerprint = () =>
    // An export is recorded, however it is requested.
    hashTables(owner, ['private.sessions', 'private.attempts'], {
      'data.history': "event <> 'list_exported'",
    })

  return { ask, signIn, tokenOf, fingerprint }
}

/** Encodes a path for the wire; ASCII stays as it is, however strange. */
const written = (path: string) => (/^[\x21-\x7e]*$/.test(path) ? path : encodeURI(path))
