import type { Role } from '~/viewer/role'
import { pages, urlOf } from '../../../support/route-paths'
import { askStrangely, sendStrangeForms } from '../../../support/strange'
import { strangePlaces } from '../../../support/strange-places'
import { changedSince } from '../../../support/tables'
import { findings } from '../../promise'
import { countBy, inLanes } from '../figures'
import type { WebPromise } from '../promise'
import { openSite, type Site } from '../site'

/** Cookies of a visitor and of a user in each role, with records of their own. */
async function everyone(site: Site): Promise<[Role | 'visitor', string][]> {
  const [mentor, mentee, admin] = [await site.aMentor(), await site.aMentee(), await site.anAdmin()]
  return [
    ['visitor', ''],
    ['mentor', await site.signIn(mentor.userId, 'mentor')],
    ['mentee', await site.signIn(mentee.userId, 'mentee')],
    ['admin', await site.signIn(admin.userId, 'admin')],
  ]
}

const changedTables = async (site: Site, before: Record<string, string>) =>
  changedSince(before, await site.fingerprint())

/** S1: no other site can send one of our forms, whatever its URL, origin or body. */
export const forgedForms: WebPromise = {
  name: 'S1',
  title: 'forged forms: every action × 3 shapes × 8 origins × 4 bodies × 4 roles',
  async run({ cluster, say }) {
    const site = await openSite(cluster)
    const found = findings()
    try {
      const places = await strangePlaces(site)
      const viewers = await everyone(site)
      const tokens = Object.fromEntries(
        await Promise.all(viewers.map(async ([role, cookie]) => [role, await site.tokenOf(cookie, '/faq')])),
      )
      const before = await site.fingerprint()
      const { origin } = site
      const [withToken, without] = [true, false]
      const senders: [string, Record<string, string>, boolean][] = [
        ['no origin', {}, withToken],
        ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, withToken],
        [
          'another site with our host forged',
          { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
          withToken,
        ],
        ['another port', { origin: origin.replace(/\d+$/, '1') }, withToken],
        ['https in place of http', { origin: origin.replace('http:', 'https:') }, withToken],
        ['a hidden origin', { origin: 'null' }, withToken],
        ['a sister site', { 'sec-fetch-site': 'same-site' }, withToken],
        ['our own page, but no token', { origin }, without],
      ]
      const bodies: [string, (form: Record<string, string>) => { type: string; bytes: string }][] = [
        [
          'encoded',
          (form) => ({ type: 'application/x-www-form-urlencoded', bytes: String(new URLSearchParams(form)) }),
        ],
        [
          'multipart',
          (form) => ({
            type: 'multipart/form-data; boundary=e',
            bytes: `${Object.entries(form)
              .map(
                ([name, value]) =>
                  `--e\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
              )
              .join('')}--e--\r\n`,
          }),
        ],
        [
          'plain text',
          (form) => ({
            type: 'text/plain',
            bytes: Object.entries(form)
              .map((pair) => pair.join('='))
              .join('\r\n'),
          }),
        ],
        ['JSON', (form) => ({ type: 'application/json', bytes: JSON.stringify(form) })],
      ]
      const shapes = (path: string) => [
        path,
        `${path.split('?')[0]}?_data=routes%2Fx`,
        path === '/' ? '/_root.data' : `${path.split('?')[0]}.data`,
      ]
      const asked = places.flatMap(({ path }) =>
        shapes(path).flatMap((url) =>
          senders.flatMap((sender) =>
            bodies.flatMap((body) => viewers.map((viewer) => ({ path, url, sender, body, viewer }))),
          ),
        ),
      )
      const statuses = await inLanes(
        12,
        asked,
        async ({ path, url, sender: [who, headers, hasToken], body: [, bodyOf], viewer: [role, cookie] }) => {
          const form = {
            role: 'mentee',
            choice: 'necessary',
            locale: 'en',
            intent: 'preferences',
            wanted: 'no',
            decision: 'approve',
            status: 'inactive',
            termsAccepted: 'on',
            ...(hasToken ? { _token: tokens[role]! } : {}),
          }
          const answer = await site.ask(url, { cookie, headers, body: bodyOf(form) })
          // Who may not send it is led away, or gets the form back and is asked to sign in; nothing is done then.
          const ledAway = who.startsWith('our own') && [202, 302, 401].includes(answer.status)
          // A mail program's one-click request has no origin: its secret URL is the permission.
          const oneClick = path.startsWith('/unsubscribe/') && url === path && who === 'no origin'
          const known =
            oneClick ||
            [400, 403, 404, 405, 411, 415].includes(answer.status) ||
            (path.startsWith('/unsubscribe/') && answer.status === 409)
          if (!ledAway && !known) found.violations.push(`${url} from ${who} as ${role}: ${answer.status}`)
          return answer.status
        },
      )
      found.none(
        'changed',
        (await changedTables(site, before)).filter((table) => table !== 'data.muted_notifications'),
      )
      say(`S1 ${JSON.stringify(countBy(statuses))}`)
      return { runs: asked.length, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}

/** S2: a GET changes nothing, on existing records, in every role, repeated. */
export const onlyLooking: WebPromise = {
  name: 'S2',
  title: 'GET and HEAD of every page and every link on it, in every role, twice',
  async run({ cluster, say }) {
    const site = await openSite(cluster)
    const found = findings()
    let asked = 0
    try {
      const places = await strangePlaces(site)
      const viewers = await everyone(site)
      const before = await site.fingerprint()
      for (const [, cookie] of viewers) {
        const seen = new Set(
          [...pages.map(urlOf), ...places.map(({ path }) => path)].filter((path) => path !== '/logout'),
        )
        for (const path of seen) {
          const { body } = await site.ask(path, { cookie })
          for (const [, to = ''] of body.matchAll(/(?:href|action|src)="(\/[^"#]*)"/g))
            if (seen.size < 400) seen.add(to.replaceAll('&amp;', '&'))
        }
        await inLanes(6, [...seen], async (path) => {
          for (const method of ['HEAD', 'GET', 'HEAD']) await site.ask(path, { method, cookie })
        })
        asked += seen.size * 4
      }
      found.none('changed by looking', await changedTables(site, before))
      say(`S2 ${asked} looks`)
      return { runs: asked, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}

/** S10: forms that no browser would send get an answer, never an error 500. */
export const strangeForms: WebPromise = {
  name: 'S10',
  title: '20,000 strange forms',
  async run({ cluster, seed, quick, say }) {
    const site = await openSite(cluster)
    try {
      const count = quick ? 1000 : 20_000
      const { faults, said } = await sendStrangeForms(site, site.origin, await strangePlaces(site), {
        count,
        seed,
      })
      say(`S10 ${JSON.stringify(said)}`)
      return { runs: count, violations: faults }
    } finally {
      await site.close()
    }
  },
}

/** P15: the same for URLs that no page links to, and no answer reveals internals. */
export const strangeAddresses: WebPromise = {
  name: 'P15',
  title: '5,000 strange addresses, nothing of the inside told',
  async run({ cluster, seed, quick, say }) {
    const site = await openSite(cluster)
    try {
      const count = quick ? 1000 : 5000
      const places = await strangePlaces(site)
      const cookies = (await everyone(site)).map(([, cookie]) => cookie)
      const { faults, said } = await askStrangely(
        site,
        [...pages.map(urlOf), ...places.map(({ path }) => path)],
        cookies,
        { count, seed },
      )
      say(`P15 ${JSON.stringify(said)}`)
      return { runs: count, violations: faults }
    } finally {
      await site.close()
    }
  },
}

/** P6: an admin loses all rights at the moment when the role is removed. */
export const endedRights: WebPromise = {
  name: 'P6',
  title: 'rights end with the role: 100 toggles with parallel reads',
  async run({ cluster, say }) {
    const site = await openSite(cluster)
    const found = findings()
    let reads = 0
    try {
      const { userId } = await site.anAdmin()
      await site.aMentee({ userId, package: 'none' })
      const cookie = await site.signIn(userId, 'admin')
      const ways = [
        () => site.owner`update data.admins set active = false where user_id = ${userId}`,
        () => site.owner`update private.sessions set role = 'mentee' where user_id = ${userId}`,
        () => site.owner`update private.sessions set expires_at = now() where user_id = ${userId}`,
      ]
      for (let toggle = 0; toggle < 100; toggle += 1) {
        await site.owner`update data.admins set active = true where user_id = ${userId}`
        await site.owner`update private.sessions set role = 'admin', expires_at = now() + interval '1 day' where user_id = ${userId}`
        let taken = Infinity
        let over = false
        const lanes = Array.from({ length: 4 }, async (_, lane) => {
          while (!over) {
            const start = performance.now()
            const path = [
              '/admin/mentorships',
              '/admin/purchased-subscriptions.data',
              '/admin/pending-applications',
              '/admin/dashboard',
            ][lane]!
            const { status, body } = await site.ask(path, { cookie })
            reads += 1
            const let_in = path.endsWith('.data') ? !body.includes('SingleFetchRedirect') : status === 200
            if (start > taken && let_in)
              found.violations.push(`toggle ${toggle}: ${path} read after the right was taken`)
          }
        })
        await new Promise((resolve) => setTimeout(resolve, 15 + (toggle % 7) * 5))
        await ways[toggle % ways.length]!()
        taken = performance.now()
        await site.ask('/admin/mentorships', { cookie })
        over = true
        await Promise.all(lanes)
      }
      say(`P6 ${reads} reads`)
      return { runs: 100, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}
