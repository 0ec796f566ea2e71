// A mixture of pages and JSON calls, by several people and visitors at once.
import { setTimeout } from 'node:timers/promises'
import type { Answer, AskNode, Person } from './asking'

type Ran = {
  calls: number
  failed: string[]
  /** Answers about another person than the one who asked. */
  leaked: number
  /** How many answers said whose they are. */
  identities: number
  milliseconds: number[]
}

type Load = { width: number; next: () => number; goOn: (calls: number) => boolean; rest?: number }

const pages = {
  visitor: [
    '/',
    '/mentors',
    '/faq',
    '/mentoring-packages',
    '/api/client/user/mentors',
    '/api/client/user/countries',
  ],
  mentee: ['/mentee/mentorships', '/purchases', '/mentee/messages', '/mentors'],
  mentor: ['/mentor/mentorships', '/mentor/messages', '/mentor/mentor2mentor'],
  admin: [
    '/admin/dashboard',
    '/admin/mentorships',
    '/admin/dashboard',
    '/api/admin/mentees',
    '/api/admin/mentors/applications',
  ],
}

/**
 * Asks `next` for a port before each call and calls until `goOn` is false, `width` calls at a time, each after a pause
 * of `rest` milliseconds. Every second call of a person asks who she is; every tenth changes something.
 */
export async function runLoad(
  ask: AskNode,
  people: (Person & { token?: string })[],
  { width, next, goOn, rest }: Load,
): Promise<Ran> {
  const ran: Ran = { calls: 0, failed: [], leaked: 0, identities: 0, milliseconds: [] }
  const one = async () => {
    while (goOn(ran.calls)) {
      const n = ran.calls++
      if (rest) await setTimeout(rest)
      // A prime, so that every person meets every kind of call.
      const person = n % 3 === 0 ? undefined : people[(n * 7919) % people.length]
      const { path, send } = chosen(n, person)
      const answer = await ask(next(), path, send).catch((error: Error): Answer => {
        return { status: 0, body: error.message, headers: {}, ms: 0 }
      })
      ran.milliseconds.push(answer.ms)
      if (answer.status !== 200)
        ran.failed.push(
          `${answer.status} ${path} ${person?.role ?? 'visitor'} ${answer.status === 0 ? answer.body : ''}`,
        )
      else if (path === '/api/user/me') {
        ran.identities += 1
        const { userData, currentRole } = JSON.parse(answer.body) as Me
        if (userData.id !== person?.userId || currentRole !== person.role) ran.leaked += 1
      }
    }
  }
  await Promise.all(Array.from({ length: width }, one))
  return ran
}

type Me = { userData: { id: number }; currentRole: string }

function chosen(n: number, person?: Person & { token?: string }) {
  const of = pages[person?.role ?? 'visitor']
  const path = of[Math.floor(n / 3) % of.length]!
  // A query that nobody asked before: the answer is not a kept one.
  if (!person) return { path: path === '/mentors' ? `/mentors?q=${n.toString(36)}` : path, send: {} }
  const { cookie, token } = person
  if (token && n % 10 === 1)
    return {
      path: '/api/client/user/change-locale',
      send: { cookie, token, json: { locale: n % 20 === 1 ? 'en' : 'gr' } },
    }
  return { path: n % 2 === 0 ? '/api/user/me' : path, send: { cookie } }
}

/** The different failures, the most frequent first, for the log. */
export function counted(failed: string[]) {
  const counts = new Map<string, number>()
  for (const each of failed) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8)
    .map(([what, times]) => `${times} × ${what}`)
}
