// The database does not serve a request: it only reads, a table is locked, it has no connection. Members read the words of
// 503, the log has a warning and no fault, and all heals by itself.
import { beforeEach, expect, test } from 'vitest'
import { formsOf } from '../support/html-forms'
import { openSite } from '../support/site'

const lines: { level: number; msg: string; code?: string; requestId?: string }[] = []
const site = await openSite({ LOG_LEVEL: 'warn' }, (line) => lines.push(JSON.parse(line)))
const { userId } = await site.aMentee({ package: 'none' })
const cookie = await site.signIn(userId, 'mentee')
const database = new URL(site.server.database.ownerUrl).pathname.slice(1)

const readyz = async () => {
  const answer = await fetch(`${site.origin}/readyz`)
  return `${answer.status} ${(await answer.text()).trim()}`
}
/** Cuts all connections: a setting of a database or a role holds for new ones. */
const cut = () =>
  site.owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'mentoring %'`

beforeEach(() => void (lines.length = 0))
/** No request was logged as a fault, and it is ready again. */
async function healed() {
  expect(lines.filter(({ level, requestId }) => level >= 50 && requestId !== undefined)).toEqual([])
  await expect.poll(readyz).toBe('200 ready')
}
/** The log is read through a pipe: a line may come after its answer. */
async function told(code: string) {
  const line = { level: 40, code, msg: 'busy: the database did not serve a request' }
  await expect.poll(() => lines).toContainEqual(expect.objectContaining(line))
}

let asked = 0
/** A page that nothing has kept. */
const search = () => site.ask(`/mentors?lng=en&q=nobody${asked++}`, { cookie })

test('tables that are locked for longer than a page waits: /readyz says it', async () => {
  await site.owner.begin(async (locking) => {
    await locking`lock table data.constants in access exclusive mode`
    expect(await readyz()).toBe('503 not ready')
  })
  await healed()
})

test('a database that only reads: pages go on, forms are busy and keep what was typed, /readyz says it', async () => {
  const form = async () =>
    formsOf((await site.ask('/mentee/my-account', { cookie })).body).find(
      ({ id }) => id === 'mentee-profile',
    )!
  const before = await form()
  await site.owner.unsafe(`alter database "${database}" set default_transaction_read_only = on`)
  try {
    await cut()
    await expect.poll(readyz).toBe('503 not ready: the database only reads')
    expect((await search()).status).toBe(200)
    const send = (fields: [string, string][], path: string) =>
      site.ask(path, { cookie, headers: { origin: site.origin }, form: fields })
    const saved = await send(
      before.fields.map(([name, value]) => [name, name === 'name' ? 'Ηρώ' : value]),
      '/mentee/my-account',
    )
    expect([saved.status, saved.body.includes('value="Ηρώ"')]).toEqual([503, true])
    expect(saved.body).toContain('πολλά αιτήματα αυτή τη στιγμή')
    const signIn = formsOf((await site.ask('/login')).body).find(({ fields }) =>
      fields.some(([name]) => name === 'password'),
    )!
    const answer = await site.ask('/login', {
      headers: { origin: site.origin },
      form: signIn.fields.map(([name, value]) => [
        name,
        name === 'email' ? 'a@test.example' : value || 'password',
      ]),
    })
    expect(answer.status).toBe(503)
    await told('25006')
  } finally {
    await site.owner.unsafe(`alter database "${database}" reset default_transaction_read_only`)
    await cut()
  }
  await healed()
})

test('a table that is locked: the page says 503 in its words', async () => {
  await site.owner.begin(async (tx) => {
    await tx`lock table data.mentor_cards in access exclusive mode`
    const [page, ofVisitor] = await Promise.all([search(), site.ask(`/mentors?lng=en&q=nobody${asked++}`)])
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expect([ofVisitor.status, ofVisitor.body.includes('We’ll be right back')]).toEqual([503, true])
    expect(page.body).toContain('We’ll be right back')
    expect(page.body).not.toContain('Something went wrong')
  })
  await told('55P03')
  await healed()
})

test('a database without a free connection: 503 in its words', async () => {
  await site.owner.unsafe(`alter database "${database}" connection limit 0`)
  try {
    await cut()
    const answers = [await search(), await search()]
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(answers[1]!.body).toContain('We’ll be right back')
    await told('53300')
  } finally {
    await site.owner.unsafe(`alter database "${database}" connection limit -1`)
  }
  await healed()
})
