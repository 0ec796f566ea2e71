// npm run test:access [-- --only login,mentors] [-- -u] [--at http://… --database postgres://…]
import { chromium, type Browser, type Page } from '@playwright/test'
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pLimit from 'p-limit'
import postgres, { type Sql } from 'postgres'
import { browserArguments, findBrowser } from '../../scripts/lib/browser.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { startCluster } from '../support/cluster'
import { startServer } from '../support/server'
import { walkByKeyboard } from './keyboard'
import { checkLooks } from './looks'
import { ids, pages, prepare, shapes, type Reader, type Walked } from './pages'
import { checkRefusal } from './refused'
import { checkStructure } from './structure'
import { viewOf, wordsOfPeople } from './view'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    update: { type: 'boolean', short: 'u' },
    // A running product with the demo people, for a look at one page.
    at: { type: 'string' },
    database: { type: 'string' },
  },
})
const only = values.only?.split(',')
const views = path.join(projectRoot, 'tests/access/views')
const columns = ['keyboard', 'structure', 'looks', 'refusal', 'view'] as const
type Result = { page: string } & Record<(typeof columns)[number], string[]>

const { origin, databaseUrl, stop } = await product()
const sql = postgres(databaseUrl, { max: 1, onnotice() {} })
const { executablePath, env } = findBrowser()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
  args: browserArguments,
})
const results: Result[] = []
const atOnce = pLimit(2)
try {
  if (!values.at) await sql.unsafe(prepare)
  const words = await wordsOfPeople(sql)
  const readers = pages.map(async ([reader, walked]) => {
    const chosen = walked.filter(({ path: address }) => !only || only.some((part) => address.includes(part)))
    return chosen.length > 0 ? atOnce(() => walkAll(reader, chosen, words)) : []
  })
  results.push(...(await Promise.all(readers)).flat())
} finally {
  await browser.close()
  await sql.end()
  await stop()
}
const failed = results.filter((result) => columns.some((column) => result[column].length > 0))
for (const result of failed)
  for (const column of columns)
    for (const fault of result[column]) process.stdout.write(`${result.page} ${column}: ${fault}\n`)
process.stdout.write(`${results.length} pages, ${failed.length} with faults\n`)
process.exit(failed.length > 0 ? 1 : 0)

async function product() {
  if (values.at && values.database)
    return { origin: values.at, databaseUrl: values.database, stop: async () => {} }
  const cluster = await startCluster()
  const server = await startServer(cluster).catch(async (error) => {
    await cluster.stop()
    throw error
  })
  const stopAll = () => server.stop().then(() => cluster.stop())
  return { origin: server.origin, databaseUrl: server.database.ownerUrl, stop: stopAll }
}

/** Walks pages of one reader, and compares what a screen reader tells of those in `shapes` with the reader's file. */
async function walkAll(reader: Reader, walked: Walked[], words: string[]) {
  const page = await pageOf(browser, sql, reader)
  const file = path.join(views, `${reader.replace(' ', '-')}.txt`)
  const known = sections(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  const found: Result[] = []
  for (const each of walked) {
    const told = shapes.has(`${reader} ${each.path}`)
    const result = await walk(page, each, words, told ? known : null).catch((error: Error) => ({
      ...nothing(each.path),
      structure: [error.message.split('\n')[0]!],
    }))
    found.push({ ...result, page: `${reader} ${each.path}` })
    process.stderr.write(columns.some((column) => result[column].length > 0) ? 'F' : '.')
  }
  await page.context().close()
  const kept = [...known].filter(([address]) => shapes.has(`${reader} ${address}`))
  if (values.update && kept.length > 0)
    fs.writeFileSync(file, kept.map(([address, view]) => `== ${address}\n${view}\n`).join('\n'))
  return found
}

function nothing(page: string): Result {
  return { page, keyboard: [], structure: [], looks: [], refusal: [], view: [] }
}

async function walk(
  page: Page,
  { path: address, refuses }: Walked,
  words: string[],
  known: Map<string, string> | null,
) {
  const result = nothing(address)
  const open = await withIds(address)
  await page.setViewportSize({ width: 1280, height: 800 })
  const status = await openReady(page, open)
  // A busy machine; what the page tells of itself stays as it is known.
  if (status >= 500 && !address.startsWith('/pages/miscellaneous/'))
    return { ...result, structure: [`answers ${status}`] }
  if (new URL(page.url()).pathname !== decodeURI(open).split('?')[0])
    result.structure.push(`leads to ${page.url()}`)
  if (known) {
    const view = await viewOf(page, words)
    if (values.update) known.set(address, view)
    else if (known.get(address) !== view)
      result.view.push('a screen reader tells something else: run it with -u and look at the difference')
  }
  result.structure.push(...(await checkStructure(page)))
  result.keyboard = (await walkByKeyboard(page)).faults
  if (result.keyboard.length > 0) {
    // A busy machine may draw a focus after the next key.
    await openReady(page, open)
    result.keyboard = (await walkByKeyboard(page)).faults
  }
  result.looks = await checkLooks(page)
  if (refuses) {
    await openReady(page, open)
    result.refusal = await checkRefusal(page, refuses)
  }
  return result
}

/** Opens a page and waits until React has taken it over. Returns the status of the answer. */
async function openReady(page: Page, address: string) {
  const answer = await page.goto(address)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset, null, { timeout: 15_000 })
  return answer?.status() ?? 0
}

/** Puts the ids into an address. Throws if the demo has no such row. */
async function withIds(address: string) {
  let whole = address
  for (const [, word] of address.matchAll(/\{(\w+)\}/g)) {
    const [row] = await sql.unsafe(ids[word!]!)
    if (!row?.id) throw new Error(`the demo has no ${word}`)
    whole = whole.replace(`{${word}}`, String(row.id))
  }
  return whole
}

async function pageOf(of: Browser, owner: Sql, reader: Reader) {
  const context = await of.newContext({ baseURL: origin, locale: 'el-GR', timezoneId: 'Europe/Athens' })
  const cookies = [{ name: 'thousand-mentors', value: 'seen', url: origin }]
  const [role, name] = reader.split(' ')
  if (name) {
    const secret = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(secret).digest('hex')
    const users = owner`from data.users where email = ${`${name}@demo.example`}`
    const token = owner`sha256(convert_to(${hash}, 'UTF8')), id`
    if (role === 'code-due')
      await owner`
        insert into private.pending_sign_ins (token_hash, user_id, expires_at)
        select ${token}, now() + interval '1 day' ${users}`
    else
      await owner`
        insert into private.sessions (token_hash, user_id, role, expires_at)
        select ${token}, ${role === 'no-role' ? null : role!}, now() + interval '1 day' ${users}`
    cookies.push({ name: role === 'code-due' ? 'second-step' : 'session', value: secret, url: origin })
  }
  await context.addCookies(cookies)
  return context.newPage()
}

function sections(text: string) {
  return new Map(
    text
      .split(/^== /m)
      .slice(1)
      .map((section) => {
        const end = section.indexOf('\n')
        return [section.slice(0, end), section.slice(end + 1).trimEnd()]
      }),
  )
}
