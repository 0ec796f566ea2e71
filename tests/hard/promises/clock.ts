import type { Mentee, Mentor, Woman } from '../../support/people'
import { asSignIn } from '~/db/as-viewer.server'
import {
  approve,
  award,
  call,
  complete,
  confirmPayment,
  createScholarship,
  increase,
  pause,
  reject,
  resume,
  send,
  stop,
  withdrawFromPurchase,
} from '../acts'
import { outcomeOf, type Act } from '../at-once'
import { daysAfter, inAthens, takeOverClock } from '../clock'
import { withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import type { World } from '../world'

type Clocked = World & {
  team: Woman
  /** Sets the clock to a local time in Athens, plus or minus seconds. */
  at(wall: string, seconds?: number): Promise<unknown>
  says(what: string, act: Act, promised: string): Promise<void>
  equal(what: string, found: unknown, promised: unknown): void
}

/**
 * D12: the test sets the database's time and tries each limit of the rules one second before it and exactly at it, in
 * Athens.
 */
export const clock: HardPromise = {
  name: 'D12',
  title:
    'R9 R15–R21 B6 B9 B13 B16–B19 · each limit a second before and at it, both clock changes, an hour back',
  seeds: 1,
  async run(world) {
    const found = findings()
    let runs = 0
    const set = await takeOverClock(world.owner)
    const [team] = await world.admins(1)
    const clocked: Clocked = {
      ...world,
      team: team!,
      at: (wall, seconds = 0) => set(new Date(inAthens(wall).getTime() + seconds * 1000)),
      async says(what, act, promised) {
        runs += 1
        const { said, value } = await outcomeOf(act)
        const answer = said === 'done' && typeof value === 'string' ? value : said
        found.equal(what, answer, promised)
      },
      equal(what, is, promised) {
        runs += 1
        found.equal(what, is, promised)
      },
    }
    for (const limit of [answers, claims, pauses, noon, refunds, years, ages, flags, notices]) {
      await limit(clocked).catch((error: Error) => found.violations.push(`${limit.name}: ${error.message}`))
    }
    return { runs, violations: found.violations }
  },
  twins: [
    {
      without: 'Athens at the end of a day',
      remove: withoutText('rules.end_of_local_day', 'Europe/Athens', 'UTC'),
    },
    { without: 'Athens in the calendar', remove: withoutText('rules.local_date', 'Europe/Athens', 'UTC') },
    {
      without: 'Athens where months are counted',
      remove: (owner) =>
        owner.unsafe(`do $$ begin
        execute format('alter role app_admin_web in database %I set timezone = %L', current_database(), 'UTC'); end $$`),
    },
    {
      without: 'Athens at noon',
      remove: withoutText('rules.free_cancellation_until', 'Europe/Athens', 'UTC'),
    },
  ],
}

/** R9: the end of the fifth day; the repeated hour in autumn neither reopens a request nor lets it lapse. */
async function answers(world: Clocked) {
  const { at, says, equal, owner, runJob } = world
  for (const [day, time] of [
    ['2026-03-23', '10:00:00'],
    ['2026-03-24', '23:59:59'],
    ['2026-10-20', '00:00:00'],
    ['2026-12-28', '12:00:00'],
    ['2028-02-24', '02:30:00'],
  ]) {
    const [mentors, mentees] = [await world.mentors(4), await living(world, await world.mentees(4))]
    await living(world, mentors)
    await at(`${day} ${time}`)
    const ids = await Promise.all(mentees.map((mentee, n) => send(mentee, mentors[n]!)))
    const due = `${daysAfter(day!, 6)} 00:00:00`
    const stored =
      await owner`select distinct answer_due_at from data.mentorship_requests where id = any (${ids})`
    equal(
      `due of ${day} ${time}`,
      stored.map((row) => (row.answerDueAt as Date).toISOString()),
      [inAthens(due).toISOString()],
    )
    await at(due, -1)
    equal(`lapsed a second before ${due}`, await runJob('expire_requests'), 0)
    await says(`approved a second before ${due}`, () => approve(mentors[0]!, ids[0]!), 'done')
    await at(due)
    await says(`approved at ${due}`, () => approve(mentors[1]!, ids[1]!), 'deadline_passed')
    await says(`rejected at ${due}`, () => reject(mentors[2]!, ids[2]!), 'deadline_passed')
    equal(`lapsed at ${due}`, await runJob('expire_requests'), 3)
    await at(due, -3600)
    await says(`approved when ${due} comes again`, () => approve(mentors[3]!, ids[3]!), 'already_answered')
    equal(`lapsed an hour back from ${due}`, await runJob('expire_requests'), 0)
  }
}

/** R18: the mentoring of a 2-in-1 package lapses twenty-four months after its coaching. */
async function claims(world: Clocked) {
  const { at, says, equal, runJob } = world
  const [coaches, mentors, women] = [
    await world.mentors(3),
    await world.mentors(3),
    await world.mentees(3, { kind: 'two_in_one' }),
  ]
  await living(world, women)
  const ids = await coachings(world, women, coaches)
  await at('2026-05-20 10:00:00')
  for (const id of ids) await complete(world.team, id, { belowMinimum: true })
  await at('2028-05-20 10:00:00', -1)
  equal('claims closed a second before', await runJob('expire_claims'), 0)
  await says(
    'asked a second before the claim ends',
    async () => void (await send(women[0]!, mentors[0]!)),
    'done',
  )
  await at('2028-05-20 10:00:00', 1)
  await says('asked a second after', () => send(women[1]!, mentors[1]!), 'claim_period_passed')
  equal('claims closed a second after', await runJob('expire_claims'), 5)
}

/** R15: two sessions before the minimum; eighteen months. */
async function pauses(world: Clocked) {
  const { at, says, equal, runJob, team } = world
  await at('2026-06-10 12:00:00')
  for (const [kind, minimum] of [
    ['three_months', 3],
    ['six_months', 6],
  ] as const) {
    const [mentors, women] = [
      await world.mentors(minimum + 1),
      await living(world, await world.mentees(minimum + 1, { kind })),
    ]
    const ids = await world.mentorships(women.map((mentee, n) => ({ mentee, mentor: mentors[n]! })))
    for (const [held, id] of ids.entries()) {
      for (let n = 0; n < held; n += 1) await increase(women[held]!, id)
      await says(
        `pause with ${held} of ${minimum} held`,
        () => pause(team, id),
        minimum - held >= 2 ? 'done' : 'not_enough_sessions_left',
      )
    }
    if (kind === 'three_months') continue
    await at('2027-12-10 12:00:00', -1)
    await says(
      'resumed a second before eighteen months',
      async () => void (await resume(team, ids[0]!)),
      'done',
    )
    equal('pauses ended a second before', await runJob('expire_pauses'), 0)
    await at('2027-12-10 12:00:00', 1)
    await says('resumed a second after', () => resume(team, ids[1]!), 'resume_limit_passed')
    equal('pauses ended a second after', await runJob('expire_pauses'), 6)
  }
}

/** R14: cancelling is free until noon of the day before, in summer and on the days when the clocks change. */
async function noon(world: Clocked) {
  const { at, says } = world
  const days = ['2026-03-29', '2026-03-30', '2026-07-15', '2026-10-25', '2026-10-26']
  const [coaches, women] = [
    await world.mentors(days.length),
    await living(world, await world.mentees(days.length, { kind: 'two_in_one' })),
  ]
  const ids = await coachings(world, women, coaches)
  for (const [n, day] of days.entries()) {
    await at('2026-03-01 09:00:00')
    const plan = () =>
      call<number>(women[n]!, 'plan_session', {
        mentorship_id: ids[n],
        starts_at: inAthens(`${day} 18:00:00`),
      })
    const planned = [await plan(), await plan(), await plan()]
    for (const [seconds, promised] of [
      [-1, 'cancelled'],
      [0, 'cancelled'],
      [1, 'late_cancel'],
    ] as const) {
      await at(`${daysAfter(day, -1)} 12:00:00`, seconds)
      await says(
        `${day} cancelled ${seconds} s from noon`,
        () => call(women[n]!, 'cancel_session', { session_id: planned[seconds + 1] }),
        promised,
      )
    }
  }
}

/** R20: fourteen days, until the end of the last day. */
async function refunds(world: Clocked) {
  const { at, says, team } = world
  for (const day of ['2026-03-20', '2026-10-15', '2026-06-01']) {
    const women = await living(world, await world.mentees(2, { paid: false }))
    await at(`${day} 15:00:00`)
    for (const { purchaseId } of women) await confirmPayment(team, purchaseId)
    await at(`${daysAfter(day, 15)} 00:00:00`, -1)
    await says(
      `withdrawn on the last day from ${day}`,
      async () => void (await withdrawFromPurchase(women[0]!, women[0]!.purchaseId)),
      'done',
    )
    await at(`${daysAfter(day, 15)} 00:00:00`)
    await says(
      `withdrawn a second later from ${day}`,
      () => withdrawFromPurchase(women[1]!, women[1]!.purchaseId),
      'no_refund_ground',
    )
  }
}

/** R26: a gift one second before the new year belongs to the old year. */
async function years(world: Clocked) {
  const { at, says, equal, owner, team } = world
  const women = await world.mentees(12, { packages: 0 })
  for (const [seconds, first] of [
    [-1, 0],
    [0, 6],
  ] as const) {
    await at('2027-01-01 00:00:00', seconds)
    const scholarship = await createScholarship(team, 'full_3m')
    for (let n = 0; n < 6; n += 1) {
      await says(
        `award ${n + 1}, ${seconds} s from the new year`,
        async () => void (await award(team, scholarship, women[first + n]!.id)),
        n < 5 ? 'done' : 'scholarship_limit_reached',
      )
    }
  }
  equal(
    'years',
    [...(await owner`select year, count(*)::integer from data.awards group by 1 order by 1`)],
    [
      { year: 2026, count: 5 },
      { year: 2027, count: 5 },
    ],
  )
}

/**
 * R21: age sixteen for a mentee; age eighteen and thirty-six months of experience for a mentor; from midnight in
 * Athens.
 */
async function ages(world: Clocked) {
  const { at, says, team } = world
  let number = 0
  const register = (birthdate: string) => async () =>
    void (await asSignIn(
      (sql) => sql`
    select * from api.auth_register_mentee(email => ${`age-${(number += 1)}@crowd.example`}, password_hash => 'x', name => 'Α', surname => 'Β',
      birthdate => ${birthdate}, terms_accepted => true, news_consent => false, locale => 'gr')`,
    ))
  for (const [birthdate, birthday] of [
    ['2010-05-20', '2026-05-20'],
    ['2012-02-29', '2028-02-29'],
    ['2010-03-29', '2026-03-29'],
    ['2011-01-01', '2027-01-01'],
  ]) {
    await at(`${birthday} 00:00:00`, -1)
    await says(`registers a second before she is 16, born on ${birthdate}`, register(birthdate!), 'too_young')
    await at(`${birthday} 00:00:00`)
    await says(`registers at 16, born on ${birthdate}`, register(birthdate!), 'done')
  }
  const [mentor] = await world.mentors(1)
  for (const [field, value, promised] of [
    ['birthdate', '2008-05-20', 'done'],
    ['birthdate', '2008-05-21', 'mentor_too_young'],
    ['experience_since', '2023-05-20', 'done'],
    ['experience_since', '2023-05-21', 'experience_too_short'],
    ['experience_since', '2026-05-21', 'date_in_future'],
  ] as const) {
    await at('2026-05-20 00:00:00')
    await says(
      `${field} ${value}`,
      () =>
        call(team, 'edit_mentor', { mentor_id: mentor!.id, changes: { [field]: value } }).then(
          () => undefined,
        ),
      promised,
    )
  }
}

/** R19: three rejections within six months. */
async function flags(world: Clocked) {
  const { at, equal } = world
  for (const times of [2, 3, 4]) {
    const [[mentor], women] = [await world.mentors(1), await living(world, await world.mentees(times))]
    await living(world, [mentor!])
    await at('2026-02-10 10:00:00')
    for (const mentee of women) await reject(mentor!, await send(mentee, mentor!))
    for (const seconds of [-1, 1]) {
      await at('2026-08-10 10:00:00', seconds)
      equal(
        `rejections counted ${seconds} s from six months`,
        await call(mentor!, 'rejections_in_window'),
        seconds < 0 ? times : 0,
      )
    }
  }
}

/**
 * R16: an end takes effect at once until fifteen days after the first counted session; later it takes effect on the
 * day of the notice's end.
 */
async function notices(world: Clocked) {
  const { at, says, equal, runJob, team } = world
  const [mentors, women] = [
    await world.mentors(2),
    await living(world, await world.mentees(2, { kind: 'six_months' })),
  ]
  await at('2026-03-15 10:00:00')
  const ids = await world.mentorships(women.map((mentee, n) => ({ mentee, mentor: mentors[n]! })))
  for (const [n, id] of ids.entries()) await increase(women[n]!, id)
  await at('2026-03-31 00:00:00', -1)
  await says('stopped on the fifteenth day', () => stop(team, ids[0]!), '2026-03-30')
  await at('2026-03-31 00:00:00')
  await says('stopped a second later', () => stop(team, ids[1]!), '2026-04-15')
  await at('2026-04-15 00:00:00', -1)
  equal('ended the day before', await runJob('end_given_notices'), 0)
  await at('2026-04-15 00:00:00')
  equal('ended on the day', await runJob('end_given_notices'), 1)
}

/** Running coachings on the first part of each. */
async function coachings({ owner, mentorships }: Clocked, women: Mentee[], coaches: Mentor[]) {
  const ids = await mentorships(
    women.map((mentee, n) => ({ mentee: { ...mentee, partIds: [mentee.partIds[0]!] }, mentor: coaches[n]! })),
  )
  await owner`update data.mentorships set kind = 'coaching' where id = any (${ids})`
  return ids
}

/** Their sessions never expire, whatever the time is; their purchases are old. */
async function living<T extends Woman>({ owner }: Clocked, women: T[]) {
  await owner`update private.sessions set expires_at = 'infinity', created_at = 'infinity'`
  return women
}
