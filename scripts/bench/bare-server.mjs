// A bare server for comparison: the same query and the same cards and nothing else, with node:http, postgres.js and
// renderToString. pages.mjs starts it; it sends its port back.
import { createHash } from 'node:crypto'
import http from 'node:http'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import postgres from 'postgres'

const cardsAPage = 12
const topicsACard = 4

// Every connection has a visitor's rights from the start, so that requests need no setup query.
const sql = postgres(process.env.DATABASE_URL_WEB ?? '', {
  max: 10,
  onnotice() {},
  connection: { role: 'app_visitor' },
})
/** @type {Record<string, Map<number, string>>} */
const names = {}
for (const list of ['industries', 'counties', 'support_topics']) {
  const rows = await sql`select id, names ->> 'gr' as name from data.${sql(list)}`
  names[list] = new Map(rows.map(({ id, name }) => [id, name]))
}

const asMember = postgres(process.env.DATABASE_URL_WEB ?? '', { max: 10, onnotice() {} })

/** What the calls of the JSON API answer without a search, by path. @type {Record<string, (req: http.IncomingMessage) => Promise<unknown>>} */
const answers = {
  '/industries.json': () =>
    sql`select id, code, names ->> 'gr' as name from data.industries order by position, id`,
  '/me.json': (req) => {
    const [, secret = ''] = /session=([^;]*)/.exec(req.headers.cookie ?? '') ?? []
    const hash = createHash('sha256').update(secret).digest('hex')
    return asMember.begin(async (tx) => {
      const [, [viewer]] = await Promise.all([
        tx`select set_config('role', 'app_member', true), set_config('app.session', ${hash}, true)`.execute(),
        tx`select * from api.viewer()`.execute(),
      ])
      return viewer
    })
  },
}

const server = http.createServer(async (req, res) => {
  const url = new URL(req.url ?? '/', 'http://localhost')
  const answer = answers[url.pathname]
  if (answer) {
    const said = JSON.stringify({ result: await answer(req) })
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(said) })
    return void res.end(said)
  }
  const filters = Object.fromEntries(url.searchParams)
  const [mentors, [counted]] = await Promise.all([
    sql`select * from api.search_mentors(filters => ${sql.json(filters)}, after => null, before => null,
      most => ${cardsAPage + 1})`,
    sql`select api.count_mentors(filters => ${sql.json(filters)}) as total`,
  ])
  const shown = mentors.slice(0, cardsAPage)
  const json = url.pathname.endsWith('.json')
  const body = json ? JSON.stringify({ mentors: shown, total: counted?.total }) : page(shown, counted?.total)
  res.writeHead(200, {
    'Content-Type': json ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  })
  res.end(body)
})
server.listen(0, '127.0.0.1', () =>
  process.send?.(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
)
process.once('disconnect', () => process.exit())

/** @param {Record<string, any>[]} mentors @param {number} total */
function page(mentors, total) {
  return `<!DOCTYPE html>${renderToString(
    h(
      'html',
      { lang: 'el' },
      h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Μέντορες')),
      h(
        'body',
        null,
        h('h1', null, 'Μέντορες'),
        h('p', { role: 'status' }, `${total} μεντόρισσες`),
        h(
          'ul',
          null,
          mentors.map((mentor) => h(Card, { key: mentor.mentor_id, mentor })),
        ),
      ),
    ),
  )}`
}

/** @param {{ mentor: Record<string, any> }} props */
function Card({ mentor }) {
  const name = `${mentor.name} ${mentor.surname}`
  const years =
    mentor.experience_since && new Date().getFullYear() - Number(mentor.experience_since.slice?.(0, 4))
  const facts = [
    names.industries?.get(mentor.industry_id),
    [years && `${years} χρόνια`, names.counties?.get(mentor.county_id)].filter(Boolean).join(' · '),
    mentor.languages.join(', '),
  ].filter(Boolean)
  const topics = mentor.topic_ids.map((/** @type {number} */ id) => names.support_topics?.get(id))
  return h(
    'li',
    { className: 'card' },
    h(
      'div',
      null,
      h('span', { 'aria-hidden': true }, name[0]),
      h('h2', null, h('a', { href: `/mentors/${mentor.mentor_id}` }, name)),
      h('p', null, mentor.title),
    ),
    h('p', null, mentor.available_for_mentoring ? 'Διαθέσιμη' : 'Μη διαθέσιμη'),
    h(
      'ul',
      null,
      facts.map((fact) => h('li', { key: fact }, fact)),
    ),
    h(
      'ul',
      { 'aria-label': 'Θέματα' },
      topics.slice(0, topicsACard).map((/** @type {string} */ topic) => h('li', { key: topic }, topic)),
      topics.length > topicsACard && h('li', null, `+${topics.length - topicsACard}`),
    ),
    h('p', { 'aria-hidden': true }, 'Δες το προφίλ'),
  )
}
