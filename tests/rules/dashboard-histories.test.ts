// The seven statistics over made histories: started, paused, resumed, ended and replaced pairs, with every filter, each
// compared with a plain count of the same histories.
import { expect, test } from 'vitest'
import { countedIn, groupIn } from '~/domain/dashboard/counted-lists'
import { dashboardFilters, type DashboardQuery } from '~/domain/dashboard/dashboard-query'
import { type Dashboard, statistics } from '~/domain/dashboard/statistics'
import { athensDay } from '~/i18n/format'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { allLists } from '~/parts/lists/all-tables'
import { approve, send } from '../support/acts'
import { call, document } from '../support/calls'
import type { Mentor } from '../support/people'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, anAward, complete, stop, dayIn } = await openWorld()
const admin = await theAdmin()

const today = await dayIn(0)
const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
/** Noon on the fifteenth, months ago. */
const ago = (months: number) =>
  Date.UTC(Math.floor((thisMonth - months) / 12), (thisMonth - months) % 12, 15, 10)
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
  menteeId: number
}
const pairs: Pair[] = []
const applied = new Map<number, number>()
const edits: { mentor: Mentor; sent: number }[] = []

type History = Pick<Pair, 'started'> &
  Partial<Pick<Pair, 'kind' | 'months' | 'type' | 'ended' | 'pauses' | 'mentor'>>

/** A pair with this history, made by acts; then its instants are moved. */
async function aPair({ kind = 'mentoring', months = 3, type = 'paid', pauses = [], ...more }: History) {
  const mentor = more.mentor ?? (await aMentor({ offersCoaching: kind === 'coaching' }))
  const bought = kind === 'coaching' ? 'two_in_one' : months === 6 ? 'six_months' : 'three_months'
  const mentee = await aMentee({ package: type === 'paid' ? 'paid' : 'none', kind: bought })
  if (type === 'scholarship') await anAward(mentee, 'full_3m')
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
    menteeId: mentee.id,
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
  // The acts themselves write the pauses; here only their instants move.
  const kept = await cell<string>(owner`select past_pauses::text from data.mentorships where id = ${id}`)
  expect(kept.split('),').filter((part) => part.includes('['))).toHaveLength(Math.min(over.length, 1))
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
  await call(mentor, 'send_edit_request', { changes: { title: 'Νέα' } })
  await owner`update data.edit_requests set sent_at = ${new Date(sent)} where mentor_id = ${mentor.id}`
}

const runsNow = (mentor: Mentor) =>
  pairs.some((pair) => pair.mentor === mentor && !pair.ended && pair.pauses.at(-1)?.[1] !== Infinity)
const groups: Record<string, (mentor: Mentor) => boolean> = {
  all: () => true,
  ongoing: (mentor) => mentor !== applicant && runsNow(mentor),
  inactive: (mentor) => mentor === left.mentor,
  completed: (mentor) => mentor === completed.mentor || mentor === left.mentor,
}
const withPackage = await column<number>(
  owner`select id from data.mentees e where rules.has_open_package(e.id)`,
)
/** Groups of mentees choose pairs and requests only. */
const groupsOfMentees: Record<string, boolean> = { 'open-package': true, 'without-package': false }

type Filters = { durationMonths: number | null; type: string | null; mentors: string }

/** The seven numbers, counted plainly: of the days from first to last, running at the end of the last. */
function counted([first, last]: Days, { durationMonths, type, mentors }: Filters) {
  const within = (instant: number) => {
    const day = athensDay(new Date(instant))
    return day >= first && day <= last
  }
  const after = (instant: number) => instant === Infinity || athensDay(new Date(instant)) > last
  const isTheirs = groups[mentors] ?? (() => true)
  const chosen = pairs.filter(
    (pair) =>
      isTheirs(pair.mentor) &&
      (!(mentors in groupsOfMentees) || withPackage.includes(pair.menteeId) === groupsOfMentees[mentors]) &&
      (durationMonths === null || pair.months === durationMonths) &&
      (type === null || pair.type === type),
  )
  const of = (kind: string) => chosen.filter((pair) => pair.kind === kind)
  const runs = ({ started, ended = Infinity, pauses }: Pair) =>
    !after(started) && after(ended) && !pauses.some(([from, to]) => !after(from) && after(to))
  const theirs = everyone.filter(isTheirs)
  return {
    ongoing_mentorings: of('mentoring').filter(runs).length,
    ongoing_coachings: of('coaching').filter(runs).length,
    total_mentorings: of('mentoring').filter(({ started }) => within(started)).length,
    total_coachings: of('coaching').filter(({ started }) => within(started)).length,
    mentor_applications: theirs.filter(({ id }) => within(applied.get(id)!)).length,
    mentoring_requests: chosen.filter(({ asked }) => within(asked)).length,
    profile_edit_requests: edits.filter(({ mentor, sent }) => isTheirs(mentor) && within(sent)).length,
  }
}

type Days = [first: string, last: string]

/** How many rows the list of a link has. */
async function listed(link: string) {
  const list = allLists.find(({ path }) => link.startsWith(`${path}?`))!
  return (await readList(admin.viewer, list, readListQuery(list, `http://team${link}`))).found
}

test.each(dashboardFilters.mentors)('the number of the group %s is that of its list', async (mentors) => {
  const link = groupIn(mentors)
  if (link)
    expect(await listed(link)).toBe((await document<Dashboard>(admin, 'dashboard', { mentors })).mentors)
})

const isoDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
const [year, month, date] = today.split('-').map(Number) as [number, number, number]
/** From the first day of a month to the last of another, both so many months ago. */
const months = (first: number, last: number): Days => [
  isoDay(year, month - 1 - first, 1),
  isoDay(year, month - last, 0),
]
const between = ([first, last]: Days) => ({ range: 'months', fromMonth: first, toMonth: last })
/** The day after a day, so many months before: where a month is too short, its last day. */
const tomorrowBefore = (ago: number) => {
  const [y, m, d] = isoDay(year, month - 1, date + 1)
    .split('-')
    .map(Number) as [number, number, number]
  return [isoDay(y, m - 1 - ago, d), isoDay(y, m - ago, 0)].sort()[0]!
}
const yearBefore = (day: string) =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}`

test.each<[string, object, Days]>([
  ['all times', { range: 'all' }, ['0001-01-01', '9999-12-31']],
  ['last month', { range: 'last-month' }, [tomorrowBefore(1), today]],
  ['last year', { range: 'last-year' }, [tomorrowBefore(12), today]],
  ['the calendar month before', { range: 'calendar-month' }, months(1, 1)],
  ['the calendar year before', { range: 'calendar-year' }, [`${year - 1}-01-01`, `${year - 1}-12-31`]],
  ['a month that ended in a pause', between(months(8, 8)), months(8, 8)],
  ['the month after it', between(months(6, 6)), months(6, 6)],
  ['months until now', between(months(11, 0)), months(11, 0)],
])('%s: every number with every filter, and a year before', { timeout: 60_000 }, async (_, range, days) => {
  for (const durationMonths of [null, 3, 6])
    for (const type of [null, 'paid', 'scholarship'])
      for (const mentors of [...Object.keys(groups), ...Object.keys(groupsOfMentees)]) {
        const filters = { durationMonths, type, mentors }
        const told = await document<Dashboard>(admin, 'dashboard', { ...range, ...filters })
        expect(told.numbers, JSON.stringify(filters)).toEqual(counted(days, filters))
        if (told.first)
          expect(told.before, JSON.stringify(filters)).toEqual(
            counted([yearBefore(days[0]), yearBefore(days[1])], filters),
          )
        const query = { duration: `${durationMonths ?? ''}`, type: type ?? '', mentors } as DashboardQuery
        for (const name of statistics) {
          const link = countedIn(name, query, told, today)
          if (link) expect(await listed(link), link).toBe(told.numbers[name])
          else expect(mentors === 'all' && name.startsWith('total_')).toBe(false)
        }
      }
})
