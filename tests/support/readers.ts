import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { ids, prepare, type Reader } from '../access/pages'

/** Adds what the demo lacks; returns the ids for the addresses. Throws if the demo has no such row. */
export async function prepareDemo(sql: Sql) {
  await sql.unsafe(prepare)
  const found: Record<string, string> = {}
  for (const [word, query] of Object.entries(ids)) {
    const [row] = await sql.unsafe<{ id: number | string | null }[]>(query)
    if (!row?.id) throw new Error(`the demo has no ${word}`)
    found[word] = String(row.id)
  }
  return found
}

/** Puts the ids into an address. */
export const addressOf = (path: string, found: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, word: string) => found[word]!)

/** Signs a reader in; returns the cookies, none for a visitor. */
export async function cookiesOf(sql: Sql, reader: Reader) {
  const [role, name] = reader.split(' ')
  if (!name) return []
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest('hex')
  const users = sql`from data.users where email = ${`${name}@demo.example`}`
  const token = sql`sha256(convert_to(${hash}, 'UTF8')), id`
  if (role === 'code-due')
    await sql`
      insert into private.pending_sign_ins (token_hash, user_id, expires_at)
      select ${token}, now() + interval '1 day' ${users}`
  else
    await sql`
      insert into private.sessions (token_hash, user_id, role, expires_at)
      select ${token}, ${role === 'no-role' ? null : role!}, now() + interval '1 day' ${users}`
  return [{ name: role === 'code-due' ? 'second-step' : 'session', value: secret }]
}
