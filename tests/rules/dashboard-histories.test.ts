// The seven statistics over made histories: started, paused, resumed, ended and replaced pairs, with every filter, each
// compared with a plain count of the same histories.
import { expect, test } from 'vitest'
import type { Dashboard } from '~/domain/dashboard/statistics'
import { approve, send } from '../support/acts'
import { call, document, keepsAllPromises } from '../support/calls'
import type { Mentor } from '../support/people'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, complete, stop } = await openWorld()
const admin = await theAdmin()

const [{ today }] = (await owner`select rules.local_date() as today`) as unknown as [{ today: string }]
const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
/** Noon on the fifteenth, months ago. */
const ago = (months: number) =>
  Date.UTC(Math.floor((thisMonth - months) / 12), (thisMonth - months) % 12, 15, 10)
const monthOf = (instant: number) => new Date(instant).getUTCFullYear() * 12 + new Date(instant).getUTCMonth()
const endOf = (month: number) => Date.UTC(Math.floor(month / 12), (month % 12) + 1)
const justNow = Date.now() - 60_000

type Pair = {
  kind: 'mentoring' | 'coaching'
  months: number
  type: 'paid' | 'scholarship'
  asked: number
  started: number
  ended?: number
  pauses: [from: number, to: number][]
  mentor: Mentor
}
const pairs: Pair[] = []
const applied = new Map<number, number>()
const edits: { mentor: Mentor; sent: number }[] = []

type History = Pick<Pair, 'started'> &
  Partial<Pick<Pair, 'kind' | 'months' | 'type' | 'ended' | 'pauses' | 'mentor'>>
const scholarshipId = await call<number>(admin, 'create_scholarship', { name: 'Υ', kind: 'full_3m' })

/** A pair with this history, made by acts; then its instants are moved. */
async function aPair({ kind = 'mentoring', months = 3, type = 'paid', pauses = [], ...more }: History) {
  const mentor = more.mentor ?? (await aMentor({ offersCoaching: kind === 'coaching' }))
  const bought = kind === 'coaching' ? 'two_in_one' : months === 6 ? 'six_months' : 'three_months'
  const mentee = await aMentee({ package: type === 'paid' ? 'paid' : 'none', kind: bought })
  if (type === 'scholarship') await call(admin, 'award_scholarship', { scholarshipId, menteeId: mentee.id })
  const made = await aMentorship({ kind, mentor, mentee })
  for (const [, to] of pauses) {
    await call(admin, 'pause_mentorship', { mentorshipId: made.id, reason: 'Ταξίδι', override: true })
    if (to < Infinity) await call(admin, 'resume_mentorship', { mentorshipId: made.id })
  }
  const pair: Pair = {
    kind,
    months: kind === 'coaching' ? 2 : months,
    type,
    pauses,
    mentor,
    asked: more.started,
    ...more,
  }
  pairs.push(pair)
  return { ...made, pair, move: () => move(made.id, pair) }
}

async function move(id: number, { started, ended, pauses }: Pair) {
  const over = pauses.filter(([, to]) => to < Infinity)
  const ranges = over.map(([from, to]) => `[${new Date(from).toISOString()},${new Date(to).toISOString()})`)
  const open = pauses.find(([, to]) => to === Infinity)?.[0]
  const [kept] =
    await owner`select past_pauses::text as pauses, resumed_at from data.mentorships where id = ${id}`
  // The acts themselves write the pauses; here only their instants move.
  expect(
    String(kept!.pauses)
      .split('),')
      .filter((part) => part.includes('[')).length,
  ).toBe(Math.min(over.length, 1))
  await owner`
    update data.mentorships s
    set started_at = ${new Date(started)}, ended_at = ${ended ? new Date(ended) : null},
      paused_at = case when s.paused_at is not null then ${open ? new Date(open) : null}::timestamptz end,
      past_pauses = ${`{${ranges.join(',')}}`}::tstzmultirange
    where s.id = ${id}`
  await owner`
    update data.mentorship_requests r set requested_at = ${new Date(started)}
    from data.mentorships s where s.id = ${id} and r.id = s.request_id`
}

const made = [
  await aPair({ started: ago(14), months: 6 }),
  await aPair({ started: ago(13), pauses: [[ago(2), Infinity]] }),
  // In a pause when last month ended, running now.
  await aPair({ started: ago(20), pauses: [[ago(2), justNow]] }),
  await aPair({ started: ago(17), months: 6, pauses: [[ago(9), ago(7)]] }),
  await aPair({ started: ago(3), kind: 'coaching' }),
  await aPair({ started: ago(1), type: 'scholarship' }),
]
const completed = await aPair({ started: ago(10), ended: ago(4) })
await complete(admin, completed.id, { belowMinimum: true })
const coached = await aPair({ started: ago(12), ended: ago(11), kind: 'coaching' })
await complete(admin, coached.id, { belowMinimum: true })
const pausedToTheEnd = await aPair({
  started: ago(15),
  ended: ago(5),
  months: 6,
  pauses: [[ago(9), Infinity]],
})
await stop(admin, pausedToTheEnd.id)
const replaced = await aPair({ started: ago(8), ended: ago(6) })
await stop(admin, replaced.id, { outcome: 'replace' })
const second = await aMentor()
const secondId = await approve(second, await send(replaced.mentee, second))
const secondPair: Pair = {
  ...replaced.pair,
  mentor: second,
  started: ago(5),
  asked: ago(5),
  ended: undefined,
}
pairs.push(secondPair)
const left = await aPair({ started: ago(7), ended: ago(3), months: 6 })
await complete(admin, left.id, { belowMinimum: true })
await call(admin, 'change_mentor_status', {
  mentorId: left.mentor.id,
  status: 'inactive',
  reason: 'Το ζήτησε',
})
for (const pair of [...made, completed, coached, pausedToTheEnd, replaced, left]) await pair.move()
await move(secondId, secondPair)

const buyer = await aMentor()
await aMentee({ userId: buyer.userId })
const applicant = await aMentor({ status: 'new' })
const everyone = [...new Set([...pairs.map(({ mentor }) => mentor), buyer, applicant])]
for (const [at, mentor] of everyone.entries()) {
  applied.set(mentor.id, ago(at + 1))
  await owner`update data.mentors set applied_at = ${new Date(ago(at + 1))} where id = ${mentor.id}`
}
for (const [at, mentor] of [buyer, second, left.mentor].entries()) {
  const sent = ago(at * 4 + 1)
  edits.push({ mentor, sent })
  if (mentor !== left.mentor) await call(mentor, 'send_edit_request', { changes: { title: 'Νέα' } })
  else await call(mentor, 'send_edit_request', { changes: { title: 'Άλλη' } })
  await owner`update data.edit_requests set sent_at = ${new Date(sent)} where mentor_id = ${mentor.id}`
}

const runsNow = (mentor: Mentor) =>
  pairs.some((pair) => pair.mentor === mentor && !pair.ended && pair.pauses.at(-1)?.[1] !== Infinity)
const groups: Record<string, (mentor: Mentor) => boolean> = {
  all: () => true,
  ongoing: (mentor) => mentor !== applicant && runsNow(mentor),
  inactive: (mentor) => mentor === left.mentor,
  completed: (mentor) => mentor === completed.mentor || mentor === left.mentor,
  'open-package': (mentor) => mentor === buyer,
  'without-package': (mentor) => mentor !== buyer && mentor !== applicant,
}

type Filters = { durationMonths: number | null; type: string | null; mentors: string }

/** The seven numbers, counted plainly: of the months from first to last, running at the end of the last. */
function counted([first, last]: [number, number], { durationMonths, type, mentors }: Filters) {
  const within = (instant: number) => monthOf(instant) >= first && monthOf(instant) <= last
  const end = last === Infinity ? Date.now() : Math.min(endOf(last), Date.now())
  const chosen = pairs.filter(
    (pair) =>
      groups[mentors]!(pair.mentor) &&
      (durationMonths === null || pair.months === durationMonths) &&
      (type === null || pair.type === type),
  )
  const of = (kind: string) => chosen.filter((pair) => pair.kind === kind)
  const runs = ({ started, ended = Infinity, pauses }: Pair) =>
    started <= end && ended > end && !pauses.some(([from, to]) => from <= end && to > end)
  const theirs = everyone.filter(groups[mentors]!)
  return {
    ongoing_mentorings: of('mentoring').filter(runs).length,
    ongoing_coachings: of('coaching').filter(runs).length,
    total_mentorings: of('mentoring').filter(({ started }) => within(started)).length,
    total_coachings: of('coaching').filter(({ started }) => within(started)).length,
    mentor_applications: theirs.filter(({ id }) => within(applied.get(id)!)).length,
    mentoring_requests: chosen.filter(({ asked }) => within(asked)).length,
    profile_edit_requests: edits.filter(({ mentor, sent }) => groups[mentors]!(mentor) && within(sent))
      .length,
  }
}

const year = Math.floor(thisMonth / 12)
const day = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
const between = (first: number, last: number) => ({
  range: 'months',
  fromMonth: day(first),
  toMonth: day(last),
})
test.each<[string, object, [number, number]]>([
  ['all times', { range: 'all' }, [-Infinity, Infinity]],
  ['last month', { range: 'month' }, [thisMonth - 1, thisMonth - 1]],
  ['last year', { range: 'year' }, [(year - 1) * 12, year * 12 - 1]],
  ['a month that ended in a pause', between(thisMonth - 8, thisMonth - 8), [thisMonth - 8, thisMonth - 8]],
  ['the month after it', between(thisMonth - 6, thisMonth - 6), [thisMonth - 6, thisMonth - 6]],
  ['months until now', between(thisMonth - 11, thisMonth), [thisMonth - 11, thisMonth]],
])('%s: every number with every filter, and a year before', { timeout: 60_000 }, async (_, range, months) => {
  for (const durationMonths of [null, 3, 6])
    for (const type of [null, 'paid', 'scholarship'])
      for (const mentors of Object.keys(groups)) {
        const filters = { durationMonths, type, mentors }
        const told = await document<Dashboard>(admin, 'dashboard', { ...range, ...filters })
        expect(told.numbers, JSON.stringify(filters)).toEqual(counted(months, filters))
        if (Number.isFinite(months[0]))
          expect(told.before, JSON.stringify(filters)).toEqual(
            counted([months[0] - 12, months[1] - 12], filters),
          )
      }
})

keepsAllPromises(owner)
