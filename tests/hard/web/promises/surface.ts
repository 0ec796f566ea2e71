import type { Role } from '~/viewer/role'
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
      const shapes = (path: string) => [path, `${path.split('?')[0]}?_data=routes%2Fx`]
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
          const ledAway = who.startsWith('our own') && [302, 401].includes(answer.status)
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
