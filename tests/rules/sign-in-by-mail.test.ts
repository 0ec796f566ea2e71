// The links by which mails about requests and sessions sign their reader in, and what such a session may do.
import { describe, expect, test } from 'vitest'
import { asSignIn } from '~/db/act.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import { hashOf, newSecret } from '~/domain/accounts/sessions.server'
import type { Role } from '~/viewer/role'
import { call } from '../support/calls'
import { functionsFor, refusalOf } from '../support/every-function'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const world = await openWorld({ breaks: true })
const { owner, aMentor, aMentee, aRequest, theAdmin, approve, reject, moveDeadline, runJob } = world
const admin = await theAdmin()

/** Gives a user what an account has that a mail may sign in. */
const withPassword = async <W extends { userId: number }>(woman: W) => {
  await owner`insert into private.credentials (user_id, password_hash) values (${woman.userId}, 'kept')`
  await owner`update data.users set email_confirmed_at = now() where id = ${woman.userId}`
  return woman
}
const linksTo = ({ userId }: { userId: number }, kind = '%') =>
  column<string>(owner`
    select content->>'signIn' from private.outbox
    where to_user_id = ${userId} and kind like ${kind} and content ? 'signIn' order by id`)
const waiting = async () => {
  const request = await aRequest({ mentor: await withPassword(await aMentor()) })
  return { ...request, link: (await linksTo(request.mentor))[0]! }
}
const open = async (token: string, role: Role = 'mentor', of?: Woman) => {
  const secret = hashOf(newSecret())
  const [opened] = await asSignIn(
    (sql) => sql<[{ userId: number; role: Role }]>`
      select * from api.auth_sign_in_by_mail(token => ${token}, secret_hash => ${secret}, user_agent => 'Test')`,
  )
  expect(opened.role).toBe(role)
  return {
    ...of!,
    viewer: { ...of?.viewer, secretHash: secret, role } as Woman['viewer'],
    userId: opened.userId,
  }
}
const stateOf = async (token: string) => (await reads.authSignInLink({ token }))?.state
/** A pair with a session tomorrow, and what the mails of it have. */
const aPairWithTomorrow = async () => {
  const [mentor, mentee] = [await withPassword(await aMentor()), await withPassword(await aMentee())]
  const mentorshipId = await approve(mentor, (await aRequest({ mentor, mentee })).id)
  const sessionId = await call<number>(mentor, 'plan_session', {
    mentorshipId,
    startsAt: new Date(Date.now() + 86_400_000),
  })
  await owner`update data.sessions set held_on = rules.local_date() + 1 where id = ${sessionId}`
  await runJob('remind_sessions')
  return { mentor, mentee, mentorshipId, sessionId }
}

test('the mail of a request, its reminders and those of tomorrow’s session have a link; the outbox forgets it with the sending', async () => {
  const { id, mentor, mentee } = await waiting()
  await call(admin, 'remind_mentor', { requestId: id })
  for (const days of [2, 4]) {
    await owner`
      update data.mentorship_requests set requested_at = now() - make_interval(days => ${days}, hours => 1),
        answer_due_at = now() + make_interval(days => ${5 - days}) where id = ${id}`
    await runJob('remind_mentors')
  }
  const kinds = await column(owner`
    select kind from private.outbox where to_user_id = ${mentor.userId} and content ? 'signIn' order by kind`)
  expect(kinds).toEqual([
    'request_received',
    'request_reminder_first',
    'request_reminder_last_day',
    'request_reminder_team',
  ])
  expect(await linksTo(mentee)).toEqual([])
  const [mail] =
    await owner`select id from private.outbox where kind = 'request_received' and to_user_id = ${mentor.userId}`
  expect(
    (await call<{ content: object }>(admin, 'team_mail', { mailId: mail!.id })).toString(),
  ).not.toContain('signIn')
  await owner`select api.settle_mail(${mail!.id})`
  expect(await linksTo(mentor, 'request_received')).toEqual([])

  const pair = await aPairWithTomorrow()
  for (const [woman, role] of [
    [pair.mentor, 'mentor'],
    [pair.mentee, 'mentee'],
  ] as const)
    expect((await open((await linksTo(woman, 'session_tomorrow%'))[0]!, role)).userId).toBe(woman.userId)
})

test('it works once, for a day that no use extends, and is named in the list of sessions; a mail before or after it has its own', async () => {
  const { id, mentor, link } = await waiting()
  await call(admin, 'remind_mentor', { requestId: id })
  const [, second] = await linksTo(mentor)
  expect(await stateOf(link)).toBe('waiting')
  const session = await open(link)
  expect(session.userId).toBe(mentor.userId)
  expect(await stateOf(link)).toBe('used')
  await refused(open(link), 'link_not_valid')
  await open(second!)

  await owner`
    update private.sessions set seen_at = now() - interval '1 hour', expires_at = now() + interval '2 hours'
    where user_id = ${mentor.userId} and password_at is null`
  const [seen] = await read(session.viewer, (sql) => sql`select * from api.viewer()`)
  expect(seen).toMatchObject({ byMail: true, role: 'mentor' })
  expect(
    await cell(owner`
      select bool_and(expires_at < now() + interval '3 hours') from private.sessions
      where user_id = ${mentor.userId} and password_at is null`),
  ).toBe(true)
  expect((await reads.ownSessions(session.viewer)).filter(({ byMail }) => byMail)).toHaveLength(2)
})

test('of two who press at once one is signed in', async () => {
  const { mentor, link } = await waiting()
  const results = await together(owner, { users: mentor.userId }, [() => open(link), () => open(link)])
  expect(outcomes(results)).toEqual(['done', 'link_not_valid'])
})

test('it is dead once the request is answered or past its deadline, and once the session is moved into the past or cancelled', async () => {
  const answered = await waiting()
  await reject(answered.mentor, answered.id)
  await refused(open(answered.link), 'sign_in_over')
  const late = await waiting()
  await moveDeadline(late.id)
  await refused(open(late.link), 'sign_in_over')
  const old = await waiting()
  await owner`update private.tokens set expires_at = now() where user_id = ${old.mentor.userId}`
  await refused(open(old.link), 'link_not_valid')
  for (const { link } of [answered, late, old]) expect(await stateOf(link)).toBe('over')

  const { mentor, mentee, sessionId } = await aPairWithTomorrow()
  await call(mentor, 'cancel_session', { sessionId })
  for (const woman of [mentor, mentee])
    await refused(open((await linksTo(woman, 'session_tomorrow%'))[0]!), 'sign_in_over')
})

describe('no mail signs in', () => {
  const secondFactor = ({ userId }: { userId: number }) =>
    owner`insert into private.second_factors (user_id, sealed_secret, confirmed_at) values (${userId}, 'sealed with a key of the app', now())`
  const states: [string, (mentor: { userId: number }) => PromiseLike<unknown>, refusal?: string][] = [
    ['with a second factor', secondFactor],
    ['of the team', ({ userId }) => owner`insert into data.admins (user_id) values (${userId})`],
    [
      'who is suspended',
      ({ userId }) => owner`update data.users set suspended_at = now() where id = ${userId}`,
    ],
    ['who is erased', ({ userId }) => owner`update data.users set erased_at = now() where id = ${userId}`],
    [
      'whose address nobody confirmed',
      ({ userId }) => owner`update data.users set email_confirmed_at = null where id = ${userId}`,
    ],
    ['without a password', ({ userId }) => owner`delete from private.credentials where user_id = ${userId}`],
  ]
  test.each(states)('an account %s: neither by a link from before nor by a new mail', async (_, change) => {
    const { id, mentor, link } = await waiting()
    await change(mentor)
    await refused(open(link), 'password_needed')
    expect(await stateOf(link)).toBe('password')
    const before = (await linksTo(mentor)).length
    await owner`
      select rules.queue_mail('again', 'request_reminder_team', ${mentor.userId}, jsonb_build_object('requestId', ${id}::integer))`
    expect(await linksTo(mentor)).toHaveLength(before)
  })

  test('after a new password or address', async () => {
    for (const purpose of ['password', 'address']) {
      const { mentor, link } = await waiting()
      if (purpose === 'password') await owner`select rules.write_password(${mentor.userId}, 'new', null)`
      else {
        await owner`
          insert into private.email_changes (user_id, email, token_hash, expires_at)
          values (${mentor.userId}, ${`new-${mentor.userId}@test.example`}, rules.token_hash('t'), now() + interval '1 hour')`
        await asSignIn((sql) => sql`select api.auth_confirm_new_email(token => 't')`)
      }
      await refused(open(link), 'link_not_valid')
    }
  })
})

/** What a session may do that a mail began, besides what only reads. A new act asks for the password, or has its place here. */
const may = new Set(
  [
    // Requests and their answers.
    'approve_mentorship_request ask_question decline_and_be_away reject_mentorship_request set_away',
    // Sessions and goals.
    `cancel_session decrease_sessions increase_sessions move_session plan_session propose_times settle_session take_time
    withdraw_times write_goal`,
    // What protects, the language, the way out, and the way to everything else.
    'ask_pause_or_end change_locale close_session enter_password report viewer withdraw_wish',
  ].flatMap((names) => names.split(/\s+/)),
)

test('every other act of a member, and whatever carries data away, asks for the password first; the role cannot be changed', async () => {
  const { mentor, mentee } = await aPairWithTomorrow()
  const by: Woman[] = []
  for (const [woman, role] of [
    [mentor, 'mentor'],
    [mentee, 'mentee'],
  ] as const)
    by.push(await open((await linksTo(woman, 'session_tomorrow%'))[0]!, role, woman))
  const functions = await functionsFor(owner, 'app_member')
  const stopped: string[] = []
  for (const one of functions) {
    const found = []
    for (const woman of by) found.push(await refusalOf(woman, one))
    if (found.includes('signed_in_by_mail')) stopped.push(one.name)
  }
  // Refuses both for another reason first: nobody has these ids, there is no draft, or it is for the team.
  const others = functions.filter(({ name, writes }) => writes && !may.has(name) && !stopped.includes(name))
  expect(others.map(({ name }) => name)).toEqual([])
  expect(stopped.filter((name) => may.has(name))).toEqual([])
  expect(stopped).toEqual(
    expect.arrayContaining(['export_my_data', 'erase_me', 'change_email', 'purchase_package']),
  )
  await refused(call(by[1]!, 'choose_account', { role: 'mentor', secretHash: 'x' }), 'role_not_held')
  await owner`insert into data.admins (user_id) values (${mentor.userId})`
  await refused(call(by[0]!, 'choose_account', { role: 'admin', secretHash: 'x' }), 'signed_in_by_mail')
})

test('once the password is typed the session is as any other', async () => {
  const { mentor, link } = await waiting()
  const session = await open(link, 'mentor', mentor)
  await refused(call(session, 'close_other_sessions'), 'signed_in_by_mail')
  await call(session, 'enter_password', { keptHash: 'kept' })
  await call(session, 'close_other_sessions')
  expect((await reads.ownSessions(session.viewer))[0]).toMatchObject({ byMail: false })
})
