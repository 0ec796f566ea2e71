import { median, mannWhitney, quantile, countBy, inLanes } from '../figures'
import type { WebPromise } from '../promise'
import { openSite, password, type Site } from '../site'
import { slowdown } from '../../../support/machine'
import { findings } from '../../promise'

/** A2: password hashing is slow on purpose; it cannot be used to stop the site. */
export const parallelLogins: WebPromise = {
  name: 'A2',
  title: '200 logins at once: memory bounded, other pages answered, a known browser signs in',
  async run({ cluster, say }) {
    const site = await openSite(cluster)
    const found = findings()
    try {
      const emails = await site.members(200)
      const [known] = await site.members(1)
      const signIn = (cookie = '') => site.post('/login', { email: known!, password }, { cookie })
      const cookie = (await signIn()).headers
        .getSetCookie()
        .map((each) => each.split(';')[0]!)
        .find((each) => each.startsWith('device='))
      for (let n = 0; n < 30; n += 1) await site.ask('/faq')
      const [before, slow] = [site.memory(), slowdown()]
      const [times, most] = [[] as number[], [before]]
      let over = false
      const others = (async () => {
        while (!over) {
          const start = performance.now()
          const { status } = await site.ask('/faq')
          times.push(performance.now() - start)
          most.push(site.memory())
          if (status !== 200) found.violations.push(`a page answered ${status}`)
        }
      })()
      const statuses: number[] = []
      const waited: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const start = performance.now()
        const knownSignIn = signIn(cookie).finally(() => waited.push(performance.now() - start))
        const [own, ...answers] = await Promise.all([
          knownSignIn,
          ...emails.map((email) =>
            site.post('/login', { email, password: 'not this one' }, { from: site.anAddress() }),
          ),
        ])
        if (own.status !== 302) found.violations.push(`a known browser got ${own.status}`)
        statuses.push(...answers.map(({ status }) => status))
      }
      over = true
      await others
      const [grown, p99] = [Math.max(...most) - before, quantile(times, 0.99)]
      say(
        `A2 +${grown.toFixed(0)} MB, pages p99 ${p99.toFixed(0)} ms of ${times.length}, the known browser at most ${Math.max(...waited).toFixed(0)} ms, ${JSON.stringify(countBy(statuses))}`,
      )
      if (grown > 400) found.violations.push(`memory grew by ${grown.toFixed(0)} MB, promised 400`)
      if (p99 > 1000 * slow) found.violations.push(`other pages took ${p99.toFixed(0)} ms, promised 1000`)
      found.only('a login was answered', statuses.map(String), ['401', '503'])
      return { runs: statuses.length, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}

/** A page without the parts that differ between answers, and without the typed values. */
const withoutChance = (body: string, ...typed: string[]) =>
  typed
    .reduce((text, each) => text.replaceAll(each, '*'), body)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '*')

type Timed = { known: boolean; ms: number; shape: string }

async function compare(
  site: Site,
  name: string,
  count: number,
  say: (message: string) => void,
  knock: (known: boolean, n: number) => Promise<[status: number, body: string, headers: string]>,
) {
  const order = Array.from({ length: count * 2 }, (_, n) => ({ known: n % 2 === 0, n: n >> 1 }))
  const timed: Timed[] = []
  for (const { known, n } of order) {
    const start = performance.now()
    const [status, body, headers] = await knock(known, n)
    timed.push({ known, ms: performance.now() - start, shape: `${status} ${headers} ${body}` })
  }
  const found = findings()
  const times = (known: boolean) =>
    timed
      .filter((each) => each.known === known)
      .slice(10)
      .map(({ ms }) => ms)
  const [yes, no] = [times(true), times(false)]
  const [p, apart] = [mannWhitney(yes, no), Math.abs(median(yes) - median(no)) / median(no)]
  say(`${name} medians ${median(yes).toFixed(1)} and ${median(no).toFixed(1)} ms, p = ${p.toFixed(3)}`)
  if (p <= 0.01 && apart > 0.01)
    found.violations.push(
      `${name}: times tell known from unknown, p = ${p.toFixed(4)}, medians ${median(yes).toFixed(1)} and ${median(no).toFixed(1)} ms`,
    )
  if (apart > 0.05) found.violations.push(`${name}: medians are ${(apart * 100).toFixed(1)} % apart`)
  const shapes = new Set(timed.map(({ shape }) => shape))
  if (shapes.size !== 1) found.violations.push(`${name}: ${shapes.size} different answers`)
  return { runs: timed.length, violations: found.violations }
}

// Content-Length depends on the typed address, and the policy contains the hash of its script. So only the body is
// compared, without these.
const shown = (headers: Headers) =>
  [...headers]
    .filter(
      ([name]) =>
        !/^(date|x-request-id|content-security-policy|content-length|keep-alive|connection)$/.test(name),
    )
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join('\n')

/** A3: a wrong password and an unknown address give the same answer in the same time. */
export const sameLogin: WebPromise = {
  name: 'A3',
  title: 'login: known and unknown alike, 500 + 500',
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    try {
      const count = quick ? 100 : 500
      const emails = await site.members(count)
      return await compare(site, 'A3', count, say, async (known, n) => {
        const email = known ? emails[n]! : emails[n]!.replace('member', 'nobody')
        const { status, body, headers } = await site.post(
          '/login',
          { email, password: 'not this one' },
          { from: site.anAddress() },
        )
        return [status, withoutChance(body, email), shown(headers)]
      })
    } finally {
      await site.close()
    }
  },
}

/** A4: so do a forgotten password of a user and of an unknown address. */
export const sameForgotten: WebPromise = {
  name: 'A4',
  title: 'forgotten password: known and unknown alike, 150 + 150',
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    try {
      const count = quick ? 40 : 150
      const emails = await site.members(count)
      return await compare(site, 'A4', count, say, async (known, n) => {
        const email = known ? emails[n]! : emails[n]!.replace('member', 'nobody')
        const { status, body, headers } = await site.post(
          '/forgot-password',
          { email },
          { from: site.anAddress() },
        )
        return [status, withoutChance(body, email), shown(headers)]
      })
    } finally {
      await site.close()
    }
  },
}

/**
 * A5: guessing passwords stops after a few tries, from any address and through any form; a restart does not reset it.
 */
export const guessing: WebPromise = {
  name: 'A5',
  title: 'guessing: 1,000 tries on one account, 10,000 on a thousand, kill -9 in between',
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    const found = findings()
    const guess = (email: string, from: string, headers = {}) =>
      site.post('/login', { email, password: 'not this one' }, { from, headers })
    try {
      const emails = await site.members(1000)
      const victim = emails[0]!
      // A browser in which the user has signed in before.
      const known = await site.post('/login', { email: victim, password }, { from: site.anAddress() })
      const device =
        known.headers
          .getSetCookie()
          .find((each) => each.startsWith('device='))
          ?.split(';')[0] ?? ''
      const addresses = Array.from({ length: 50 }, () => site.anAddress())
      const first = await inLanes(20, Array.from({ length: 500 }), (_, n) =>
        guess(victim, addresses[n % 50]!, { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` }),
      )
      await site.server.killWeb()
      const second = await inLanes(20, Array.from({ length: 500 }), (_, n) =>
        guess(victim, addresses[n % 50]!, { 'x-real-ip': `10.1.${n >> 8}.${n & 255}` }),
      )
      const verified = [...first, ...second].filter(({ status }) => status === 401).length
      if (verified > 10)
        found.violations.push(`${verified} guesses at one account were looked at, promised 10`)
      found.only(
        'a guess was answered',
        [...first, ...second].map(({ status }) => String(status)),
        ['401', '429', '503'],
      )

      const one = site.anAddress()
      const tries = quick ? 1000 : 10_000
      const spread = await inLanes(20, Array.from({ length: tries }), (_, n) =>
        guess(emails[1 + (n % 999)]!, one, {
          'x-forwarded-for': `10.2.${(n >> 8) & 255}.${n & 255}`,
          forwarded: `for=10.3.0.${n & 255}`,
        }),
      )
      const looked = spread.filter(({ status }) => status === 401).length
      if (looked > 30) found.violations.push(`${looked} guesses from one address were looked at, promised 30`)
      say(`A5 ${verified} of 1,000 and ${looked} of ${tries} were looked at`)

      // The user can still sign in with that browser, and with a new password anywhere.
      const hers = await site.post(
        '/login',
        { email: victim, password },
        { from: site.anAddress(), cookie: device },
      )
      if (hers.status !== 302) found.violations.push(`on her own device she was answered ${hers.status}`)
      await site.post('/forgot-password', { email: victim }, { from: site.anAddress() })
      const [mail] = await site.owner`select content from private.outbox where kind = 'reset_password'`
      const token = String(mail!.content.token)
      const reset = await site.post(
        `/reset-password?token=${token}`,
        { token, password: `${password} ξανά` },
        { from: site.anAddress() },
      )
      if (!reset.headers.getSetCookie().some((each) => each.startsWith('session=')))
        found.violations.push('a new password did not sign her in')
      const back = await site.post(
        '/login',
        { email: victim, password: `${password} ξανά` },
        { from: site.anAddress() },
      )
      if (back.status !== 302) found.violations.push(`with a new password she was answered ${back.status}`)
      return { runs: 1000 + tries, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}

/** A6: registration reveals who has an account, as the specification demands; but only slowly. */
export const askingWhoIsHere: WebPromise = {
  name: 'A6',
  title: 'whether an address is known: 1,000 questions from one address',
  async run({ cluster, say }) {
    const site = await openSite(cluster)
    const found = findings()
    try {
      const emails = await site.members(500)
      const from = site.anAddress()
      const answers = await inLanes(10, Array.from({ length: 1000 }), (_, n) => {
        const email = n % 2 ? emails[n >> 1]! : `nobody-${n}@test.example`
        return site.post('/mentor/register?step=1', { email, password }, { from })
      })
      const told = answers.filter(({ status }) => status === 409 || status === 302).length
      say(`A6 ${told} of 1,000 were told`)
      if (told > 30) found.violations.push(`${told} addresses were told, promised 30 in a quarter of an hour`)
      found.only(
        'a question was answered',
        answers.map(({ status }) => String(status)),
        ['409', '302', '429', '503'],
      )
      return { runs: answers.length, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}
