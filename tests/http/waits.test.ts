// What Today counts, the records say: no page is calm about a thing that waits, and each names why it does.
import { expect, test } from 'vitest'
import people from '~/locales/el/people.json'
import records from '~/locales/el/records.json'
import { queueStart, type Queue } from '~/domain/queues/queue-counts'
import { openSite } from '../support/site'

const site = await openSite({ DEMO: '1' })
const admin = await site.anAdmin()
const cookie = await site.signIn(admin.userId, 'admin')
const needs: Record<string, { title: string } | string> = records.needs
/** A title, up to the name in it. */
const whole = (title: string) => title.split('{{')[0]!
const titled = (...names: string[]) => names.map((name) => whole((needs[name] as { title: string }).title))

/** What a record may say of a thing in this queue. */
const reasons: Partial<Record<Queue, string[]>> = {
  unreached: titled('unreached'),
  menteeCalls: titled('call'),
  mentorCalls: titled('call'),
  checkIns: titled('checkIn'),
  unmatched: titled('unmatched'),
  applications: [people.needs.application.title],
  editRequests: [...titled('edit'), people.needs.edit.title],
  requestsDueSoon: [...titled('answerSoon'), whole(people.needs.request.title)],
  proofs: titled('proof'),
  refundRequests: titled('refundAsked'),
  refundsToSend: titled('refundToSend'),
  paymentFlags: titled('paymentFlag'),
  undocumented: titled('undocumented'),
  suggestionRequests: titled('suggestion'),
  gifts: titled('gift'),
  scholarshipRequests: titled('scholarshipAsked'),
  quietPairs: titled('quiet', 'pauseOver'),
  clearances: titled('clearance'),
  readyPairs: titled('ready'),
  unhappyAnswers: titled('unhappy'),
  wishes: titled('wish'),
  flaggedMentors: [...titled('rejections'), people.needs.rejections.title],
}
const calm = [
  ...titled('running', 'nothing', 'free', 'paused', 'unpaid', 'closedClaim', 'answer'),
  people.needs.nothing.title,
]

const bodies = new Map<string, string>()
async function bodyOf(path: string) {
  const body = bodies.get(path) ?? (await site.ask(path, { cookie })).body.replaceAll('&#x27;', '’')
  bodies.set(path, body)
  return body
}

test('every thing that waits is named on the records that it concerns, and none of them is calm', async () => {
  const waits = await site.owner<
    {
      queue: Queue
      mentorshipId: number | null
      purchaseId: number | null
      menteeId: number | null
      mentorId: number | null
    }[]
  >`select queue, mentorship_id, purchase_id, mentee_id, mentor_id from api.waits`
  const seen = new Set<Queue>()
  for (const { queue, mentorshipId, purchaseId, menteeId, mentorId } of waits) {
    const pages = [
      mentorshipId && `/admin/mentorships/${mentorshipId}`,
      purchaseId && `/admin/purchased-subscriptions/${purchaseId}`,
      menteeId && `/admin/mentees/${menteeId}`,
      mentorId && `/admin/mentors/${mentorId}`,
    ].filter((page) => typeof page === 'string')
    for (const page of pages) {
      const body = await bodyOf(page)
      const [, title = ''] = /<h2 class="mt-1 max-w-2xl text-2xl">([^<]*)</.exec(body) ?? []
      expect(calm, `${page} of ${queue}`).not.toContain(title)
      expect(
        reasons[queue]!.some((reason) => body.includes(reason)),
        `${page} names ${queue}`,
      ).toBe(true)
      seen.add(queue)
    }
  }
  for (const queue of [
    'clearances',
    'undocumented',
    'unreached',
    'menteeCalls',
    'mentorCalls',
    'checkIns',
    'quietPairs',
  ] as const)
    expect([...seen]).toContain(queue)
})

test('a row of Today opens on its record, which names why it waits, or on the form of its act', async () => {
  const rows = await site.owner<{ queue: Queue; ids: number[] | null }[]>`
    select queue, ids from api.waiting_for_team where waiting > 0`
  for (const row of rows) {
    const answer = await site.ask(queueStart(row.queue, row), { cookie })
    expect(answer.status, row.queue).toBe(200)
    const [, title = ''] = /<h2 class="mt-1 max-w-2xl text-2xl">([^<]*)</.exec(answer.body) ?? []
    expect(calm, row.queue).not.toContain(title)
    const body = answer.body.slice(answer.body.indexOf('<main')).replaceAll('&#x27;', '’')
    const named = reasons[row.queue]?.some((reason) => body.includes(reason))
    const isRecord = /\/(mentors|mentees|mentorships|purchased-subscriptions|users)\/\d+\?/
    if (isRecord.test(queueStart(row.queue, row))) expect(named, row.queue).toBe(true)
    else expect(body, row.queue).toMatch(/<form [^>]*method="(post|get)"/)
  }
})

test.each(['coordinator', 'treasurer'] as const)(
  'today leads a %s to no page that is closed to her',
  async (right) => {
    const { userId } = await site.anAdmin({ right })
    const hers = await site.signIn(userId, 'admin')
    const { body } = await site.ask('/admin/dashboard', { cookie: hers })
    const links = new Set(
      [...body.matchAll(/href="(\/admin\/[^"#]*)"/g)].map(([, to]) => to!.replaceAll('&amp;', '&')),
    )
    expect(links.size).toBeGreaterThan(5)
    for (const to of links) expect((await site.ask(to, { cookie: hers })).status, to).toBe(200)
  },
)
