import { chromium, type Browser } from '@playwright/test'
import type { Sql } from 'postgres'
import { browserArguments, findBrowser } from '../../../../scripts/lib/browser.mjs'
import { fillEveryTable } from '../../../support/privacy'
import { pages } from '../../../support/route-paths'
import { scenesOf } from '../../../support/scenes'
import { findings } from '../../promise'
import { inLanes } from '../figures'
import { payloads } from '../payloads'
import type { WebPromise } from '../promise'
import { openSite, type Site } from '../site'

const atOnce = 26

/** S3: no stored or reflected text runs as a script on any page. */
export const storedScripts: WebPromise = {
  name: 'S3',
  title: `${payloads.length} scripts in every text of every table, on every page, in every role`,
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    const found = findings()
    const { executablePath, env } = findBrowser()
    const browser = await chromium.launch({
      executablePath,
      args: browserArguments,
      env: { ...process.env, ...env } as Record<string, string>,
    })
    try {
      const { women, waitingId, mentorshipId } = await fillEveryTable({
        ...site,
        ...scenesOf(site.owner, site),
      } as never)
      const ids = {
        mentorId: women.M.id,
        requestId: waitingId,
        purchaseId: women.A.purchaseId,
        mentorshipId,
        packageId: 1,
        menteeId: women.A.id,
        photoId: 1,
        proofId: 1,
        size: 'small',
        category: 'start',
        mailId: 1,
        token: 'x',
      }
      const paths = pages
        .filter(({ layout }) => layout !== 'none')
        .map(({ path }) => path.replace(/:(\w+)/g, (_, name: keyof typeof ids) => String(ids[name])))
      const applicant = `/admin/pending-applications/${women.P.id}`
      const viewers: [string, number | null, 'mentor' | 'mentee' | 'admin' | null][] = [
        ['visitor', null, null],
        ['mentor', women.M.userId, 'mentor'],
        ['private mentor', women.N.userId, 'mentor'],
        ['mentee', women.A.userId, 'mentee'],
        ['waiting mentee', women.B.userId, 'mentee'],
        ['applicant', women.P.userId, 'mentor'],
        ['admin', women.D.userId, 'admin'],
      ]
      let shown = 0
      const rounds = Math.ceil(payloads.length / atOnce)
      for (let round = 0; round < (quick ? 2 : rounds); round += 1) {
        const columns = await plant(site.owner, payloads.slice(round * atOnce, (round + 1) * atOnce), round)
        if (round === 0) say(`S3 in ${columns.length} columns: ${columns.join(', ')}`)
        for (const [who, userId, role] of viewers) {
          const cookie = userId === null ? '' : await site.signIn(userId, role)
          const open = [
            ...paths.filter((path) => mayOpen(path, role)),
            ...(role === 'admin' ? [applicant] : []),
          ]
          found.violations.push(
            ...(
              await lookAt(
                browser,
                site,
                { cookie, locale: round % 2 ? 'en' : 'gr', whole: round === 0 },
                open,
              )
            ).map((hit) => `round ${round}, ${who}: ${hit}`),
          )
          shown += open.length
        }
      }
      const reflected = await handBack(site, found.violations)
      say(`S3 ${shown} pages shown, ${reflected} addresses handed back`)
      return { runs: shown + reflected, violations: [...new Set(found.violations)] }
    } finally {
      await browser.close()
      await site.close()
    }
  },
}

/** Pages that show what users wrote: public pages to a visitor; own pages and the list of mentors to each role. */
const mayOpen = (path: string, role: string | null) =>
  role === null
    ? !/^\/(admin|mentor|mentee|checkout|purchases)\b/.test(path)
    : path.startsWith(`/${role}/`) ||
      /^\/(mentors|purchases|checkout|choose-profile|erase-my-account)\b/.test(path)

/** Writes the payloads directly into every text column that accepts them; returns which do. */
async function plant(owner: Sql, some: string[], round: number) {
  const columns = await owner<{ table: string; column: string; type: string; key: string }[]>`
    select c.table_name as table, c.column_name as column, c.data_type as type,
      (select string_agg(format('%I', a.attname), ', ') from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = format('data.%I', c.table_name)::regclass and i.indisprimary) as key
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'data' and t.table_type = 'BASE TABLE' and (c.data_type = 'text' or (c.data_type = 'ARRAY' and c.udt_name = '_text')) and c.is_generated = 'NEVER'
      and c.table_name not in ('constants', 'packages', 'texts', 'allowed_transitions', 'countries') order by 1, 2`
  const taken: string[] = []
  for (const { table, column, type } of columns) {
    for (const most of [1900, 280, 110, 78]) {
      const text =
        some.reduce((all, each) => (all.length + each.length < most ? `${all} ${each}` : all), '').trim() ||
        some[round % some.length]!.slice(0, most)
      const value =
        type === 'ARRAY'
          ? some.slice(0, 9).map((each) => `https://zq.example/${each.replaceAll(/\s/g, '')}`.slice(0, 400))
          : text
      const done = await owner
        .begin(async (sql) => {
          await sql`set local session_replication_role = replica`
          await sql`update ${sql(`data.${table}`)} set ${sql(column)} = ${value}`
        })
        .then(
          () => true,
          () => false,
        )
      if (!done) continue
      taken.push(`${table}.${column}`)
      break
    }
  }
  return taken
}

type Looking = { cookie: string; locale: string; whole: boolean }

/**
 * Opens every page in a browser with scripts. Returns payloads that ran, that the policy blocked, or that became
 * elements. Full pages also hydrate; the others stay as received, which shows what their HTML alone can do.
 */
async function lookAt(browser: Browser, site: Site, { cookie, locale, whole }: Looking, paths: string[]) {
  const hits: string[] = []
  const context = await browser.newContext({ baseURL: site.origin, locale: 'el-GR' })
  await context.addCookies([
    ...(cookie ? [{ name: 'session', value: cookie.split('=')[1]!, url: site.origin }] : []),
    { name: 'locale', value: locale, url: site.origin },
    { name: 'thousand-mentors', value: 'seen', url: site.origin },
  ])
  if (!whole) await context.route(/\/(assets|photos)\//, (route) => route.abort())
  await inLanes(3, paths, async (path) => {
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      hits.push(`${path}: a dialog`)
      void dialog.dismiss()
    })
    page.on(
      'console',
      (line) =>
        /Content Security Policy|Refused to (load|execute|apply|frame)/.test(line.text()) &&
        hits.push(`${path}: ${line.text().slice(0, 200)}`),
    )
    page.on(
      'request',
      (request) =>
        !request.url().startsWith(site.origin) &&
        !/^(data|blob|about):/.test(request.url()) &&
        hits.push(`${path} asks ${request.url()}`),
    )
    const answer = await page.goto(path, { waitUntil: 'load' })
    if ((answer?.status() ?? 0) >= 500 && !/miscellaneous\/(error|under-maintenance)/.test(path))
      hits.push(`${path}: ${answer?.status()}`)
    const theirs = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(
          (each) =>
            /^(IFRAME|OBJECT|EMBED|MARQUEE|KEYGEN|FRAMESET|MATH|VIDEO|AUDIO)$/i.test(each.tagName) ||
            [...each.attributes].some(
              ({ name, value }) =>
                /^on/i.test(name) ||
                (/^(href|src|action|formaction)$/i.test(name) &&
                  /^[\s\0-\x1f]*(javascript|vbscript|data:text)/i.test(value)),
            ),
        )
        .map((each) => each.outerHTML.slice(0, 120)),
    )
    hits.push(...theirs.map((html) => `${path}: ${html}`))
    await page.close()
  })
  await context.close()
  return hits
}

/** A URL's content comes back as text or not at all. */
async function handBack(site: Site, violations: string[]) {
  const places = [
    '/mentors?q=',
    '/login?redirectTo=/',
    '/?redirectTo=/',
    '/pages/miscellaneous/not-authorized?role=mentee&redirectTo=/',
    '/mentee/register?redirectTo=/',
    '/reset-password?token=',
    '/confirm-email?token=',
    '/unsubscribe/',
    '/mentors?country=',
    '/faq?q=',
    '/mentor/register?step=',
    '/mentors?lng=',
  ]
  const asked = places.flatMap((place) => payloads.map((payload) => ({ place, payload })))
  await inLanes(8, asked, async ({ place, payload }) => {
    const { body, headers } = await site.ask(place + encodeURIComponent(payload.toWellFormed?.() ?? payload))
    if (payload.includes('<') && /<\w/.test(payload) && body.includes(payload))
      violations.push(`${place} hands back ${payload.slice(0, 60)}`)
    if (/(href|action|src)="[\s\0-\x1f]*(javascript|vbscript|data:text)/i.test(body))
      violations.push(`${place} links to ${payload.slice(0, 60)}`)
    if ([...headers.values()].some((value) => value.includes('alert(7)')))
      violations.push(`${place} sends ${payload.slice(0, 60)} in a header`)
  })
  return asked.length
}
