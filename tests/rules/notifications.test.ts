import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { bulkKinds, kinds } from '~/domain/mails/all-kinds'
import { needConsent, notifications } from '~/domain/notifications/notifications'
import { ChooseNotifications } from '~/domain/notifications/schema'
import { chooseNotifications, wantedNotifications } from '~/domain/notifications/notifications.server'
import { call, callSignIn, readTable } from '../support/calls'
import { rowsWith } from '../support/dump'
import { onMonday } from '../support/pretending'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, aUser, aMentor, aMentee, anAdmin, aRequest, mailRowsTo, runJob } = await openWorld({
  breaks: true,
})

const queue = (userId: number, kind: string, key = kind) =>
  owner`select rules.queue_mail(${key}, ${kind}, ${userId})`
const kindsTo = async (userId: number) => (await mailRowsTo(userId)).map(({ kind }) => kind as string)
const tokenOf = async (userId: number, kind: string) =>
  (await mailRowsTo(userId, kind)).at(-1)!.content.unsubscribe as string
const mute = (userId: number, notification: string) =>
  owner`insert into data.muted_notifications (user_id, notification) values (${userId}, ${notification})`
const ask = (userId: number) => owner`
  insert into data.asked_notifications (user_id, notification) select ${userId}, unnest(${[...needConsent]}::text[])`

/** The notification that each kind of mail belongs to in the database; null: cannot be switched off. */
const about = Object.fromEntries(
  (
    await owner<{ kind: string; about: string | null }[]>`
  select kind, rules.notification_of(kind) as about from unnest(${Object.keys(kinds)}::text[]) kind`
  ).map((row) => [row.kind, row.about]),
)

describe('optional mails', () => {
  test('are these, and no others', () => {
    const pairKinds = [
      'check_in_due',
      'no_session_first',
      'no_session_second',
      'quiet_long',
      'pause_until',
      'pause_first',
      'pause_second',
      'planned_end_before',
      'planned_end_reached',
    ]
    const optional: Record<string, string[]> = {
      declines: ['declines_mentor', 'declines_team'],
      digest: ['daily_digest', 'digest'],
      offers: ['new_offer'],
      seminars: ['new_seminar', 'seminar_changed', 'seminar_cancelled'],
      mentor_free: ['mentor_free', 'mentor_left'],
      package_reminders: ['no_request_yet', 'order_waiting', 'order_ending', 'rest_waiting'],
      session_reminders: ['session_tomorrow_mentee', 'session_tomorrow_mentor'],
      mentorship_reminders: [
        'pair_later_mentee',
        ...pairKinds.flatMap((kind) => [`pair_${kind}_mentee`, `pair_${kind}_mentor`]),
      ],
      confirmations: ['proof_received', 'request_sent'],
      testimonials: ['testimonial_published'],
    }
    const expected = Object.entries(optional).flatMap(([notification, those]) =>
      those.map((kind) => [kind, notification]),
    )
    const found = Object.entries(about).filter(([, notification]) => notification)
    expect(found.sort()).toEqual(expected.sort())
  })

  test('the page offers each of them to the users who get it', async () => {
    const [{ all }] = await owner<
      [{ all: string[] }]
    >`select enum_range(null::data.notification)::text[] as all`
    // News is chosen elsewhere, as consent; seminars have no reminders any more.
    const offered = all.filter((each) => !['news', 'seminar_reminders'].includes(each)).sort()
    expect([...new Set(Object.values(notifications).flat())].sort()).toEqual(offered)
    expect([...ChooseNotifications.shape.wanted.unwrap().element.options].sort()).toEqual(offered)
    expect([...new Set(Object.values(about))].filter(Boolean).sort()).toEqual(offered)
  })

  test('docs/mails.md tells each kind once: its switch, and the functions that queue it', async () => {
    const rows = readFileSync('docs/mails.md', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| *| \|$/g, '').trim()))
    const told = rows.flatMap(([, , named = '', by = '', , notification = '']) =>
      [...named.matchAll(/`(\w+)`/g)].map(([, kind = '']) => ({ kind, by, notification })),
    )
    expect(told.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort())
    expect(told.filter(({ kind, notification }) => notification !== (about[kind] ?? 'no'))).toEqual([])
    const functions = await owner<{ name: string }[]>`
      select proname as name from pg_proc where pronamespace in ('api'::regnamespace, 'rules'::regnamespace)`
    const names = new Set(functions.map(({ name }) => name))
    expect(told.flatMap(({ by }) => by.split(', ')).filter((name) => !names.has(name))).toEqual([])
    const numbers = new Set(rows.flatMap(([number = '']) => number.match(/\d+/g) ?? []))
    expect(numbers.size).toBe(42)
  })

  test.each(Object.keys(kinds))('%s is sent until it is switched off, if that is possible', async (kind) => {
    const [she, muted] = [await aUser(), await aUser()]
    for (const notification of new Set(Object.values(about)))
      if (notification) await mute(muted, notification)
    await owner`update data.users set news_consent_at = now() where id = ${she}`
    await ask(she)
    await queue(she, kind)
    await queue(muted, kind)
    expect(await kindsTo(she)).toEqual([kind])
    expect(await kindsTo(muted)).toEqual(about[kind] ? [] : [kind])
    expect(typeof (await tokenOf(she, kind))).toBe(about[kind] ? 'string' : 'undefined')
  })

  test('news, offers and seminars need consent: without it they are not sent', async () => {
    const consent = await owner<{ kind: string; consent: boolean }[]>`
      select n as kind, n = 'news' or rules.needs_consent(n::data.notification) as consent
      from unnest(enum_range(null::data.notification)::text[]) n`
    const needing = consent.filter((row) => row.consent).map((row) => row.kind)
    expect(needing.sort()).toEqual(['news', ...needConsent].sort())
    const ofThem = Object.keys(kinds).filter((kind) => needing.includes(about[kind] ?? ''))
    expect(ofThem.sort()).toEqual([...bulkKinds].sort())
    const never = await aUser()
    for (const kind of ofThem) await queue(never, kind)
    expect(await kindsTo(never)).toEqual([])
  })

  test('switching one off does not affect other kinds or other users', async () => {
    const { mentor, mentee } = await aRequest()
    await call(mentee, 'choose_notifications', { wanted: ['mentor_free'], unwanted: ['confirmations'] })
    const other = await aRequest({ mentor })
    expect((await kindsTo(mentee.userId)).filter((kind) => kind === 'request_sent')).toHaveLength(1)
    expect(await kindsTo(other.mentee.userId)).toContain('request_sent')
    await queue(mentee.userId, 'request_sent', 'again')
    await queue(mentee.userId, 'no_request_yet')
    expect((await kindsTo(mentee.userId)).filter((kind) => /request_sent|no_request/.test(kind))).toEqual([
      'request_sent',
      'no_request_yet',
    ])
  })

  test('the digest counts its recipients', async () => {
    const [one, other] = [await anAdmin(), await anAdmin()]
    await call(other, 'choose_notifications', { wanted: [], unwanted: ['digest'] })
    const told = await onMonday(owner, () => runJob('digest'))
    const [active] = await owner`select count(*)::integer as count from data.admins where active`
    expect(told).toBe(active!.count - 1)
    expect(await kindsTo(one.userId)).toEqual(['digest'])
    expect(await kindsTo(other.userId)).toEqual([])
  })
})

describe('a user’s choice', () => {
  test('starts with all but those that need consent, stores the ticks, and keeps the kinds of other roles', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId, package: 'none' })
    expect(await wantedNotifications(mentee.viewer, 'mentee')).toEqual([...notifications.mentee])
    expect(await wantedNotifications(mentor.viewer, 'mentor')).toEqual(
      notifications.mentor.filter((each) => !needConsent.has(each)),
    )
    await chooseNotifications(mentor.viewer, 'mentor', [...notifications.mentor])
    expect(await wantedNotifications(mentor.viewer, 'mentor')).toEqual([...notifications.mentor])
    const asked = await readTable(mentor, 'asked_notifications')
    await chooseNotifications(mentor.viewer, 'mentor', ['offers'])
    expect(asked.map(({ notification }) => notification).sort()).toEqual([...needConsent].sort())
    expect(await wantedNotifications(mentor.viewer, 'mentor')).toEqual(['offers'])
    await chooseNotifications(mentor.viewer, 'mentor', [])
    await chooseNotifications(mentee.viewer, 'mentee', ['mentor_free', 'mentorship_reminders'])
    expect(await wantedNotifications(mentee.viewer, 'mentee')).toEqual([
      'mentorship_reminders',
      'mentor_free',
    ])
    expect(await wantedNotifications(mentor.viewer, 'mentor')).toEqual(['mentorship_reminders'])
    await chooseNotifications(mentee.viewer, 'mentee', [...notifications.mentee])
    const muted = await readTable(mentee, 'muted_notifications')
    expect(muted.map(({ notification }) => notification).sort()).toEqual(['declines', 'testimonials'])
  })

  test('is the user’s own: not without a session, and no role writes the table', async () => {
    const she = await aMentee({ package: 'none' })
    await refused(
      call({ ...she, viewer: { ...she.viewer, secretHash: 'unknown' } }, 'choose_notifications', {
        wanted: [],
        unwanted: [],
      }),
      'role_not_held',
    )
    await call(she, 'choose_notifications', { wanted: [], unwanted: ['confirmations'] })
    expect(await readTable(await aMentee({ package: 'none' }), 'muted_notifications')).toEqual([])
    await refused(
      act(she.viewer, (sql) => sql`delete from data.muted_notifications`),
      'raw 42501',
    )
  })
})

describe('the unsubscribe link of a mail', () => {
  test('switches its kind of mail off and on again, any number of times; opening it changes nothing', async () => {
    const her = await aUser()
    await queue(her, 'mentor_free')
    const token = await tokenOf(her, 'mentor_free')
    for (const wanted of [true, false, false, true]) {
      await acts.authUnsubscribe({ token, wanted })
      expect(await reads.authUnsubscribeLink({ token })).toEqual({ notification: 'mentor_free', wanted })
      expect(await reads.authUnsubscribeLink({ token })).toEqual({ notification: 'mentor_free', wanted })
    }
  })

  test('withdraws the consent to offers, and gives it again', async () => {
    const her = await aUser()
    await ask(her)
    await queue(her, 'new_offer')
    const token = await tokenOf(her, 'new_offer')
    const asked = async () =>
      (await owner`select notification from data.asked_notifications where user_id = ${her} order by 1`).map(
        (row) => row.notification as string,
      )
    await acts.authUnsubscribe({ token, wanted: false })
    expect([await asked(), await reads.authUnsubscribeLink({ token })]).toEqual([
      ['seminars'],
      { notification: 'offers', wanted: false },
    ])
    await queue(her, 'new_offer', 'another')
    expect(await kindsTo(her)).toEqual(['new_offer'])
    await acts.authUnsubscribe({ token, wanted: true })
    expect(await asked()).toEqual(['offers', 'seminars'])
  })

  test('is valid in every mail, also in older ones; a mail that was not queued has none', async () => {
    const her = await aUser()
    await queue(her, 'request_sent', 'first')
    const older = await tokenOf(her, 'request_sent')
    await queue(her, 'request_sent', 'second')
    await queue(her, 'request_sent', 'second')
    expect(
      [
        await reads.authUnsubscribeLink({ token: older }),
        await reads.authUnsubscribeLink({ token: await tokenOf(her, 'request_sent') }),
      ].map((link) => link?.wanted),
    ).toEqual([true, true])
    expect(await owner`select from private.tokens where user_id = ${her}`).toHaveLength(2)
  })

  test('works for this only, and no other link works here', async () => {
    const her = await aMentee({ package: 'none', email: 'links@test.example' })
    await queue(her.userId, 'request_sent')
    const token = await tokenOf(her.userId, 'request_sent')
    await refused(callSignIn('auth_reset_password', { token, passwordHash: 'hash' }), 'link_not_valid')
    await refused(callSignIn('auth_confirm_email', { token }), 'link_not_valid')
    await callSignIn('auth_ask_reset', { email: 'links@test.example' })
    const reset = (await mailRowsTo(her.userId, 'reset_password'))[0]!.content.token
    await refused(acts.authUnsubscribe({ token: reset, wanted: false }), 'link_not_valid')
    await refused(acts.authUnsubscribe({ token: '0'.repeat(64), wanted: false }), 'link_not_valid')
    expect(await reads.authUnsubscribeLink({ token: reset })).toBeUndefined()
  })

  test('expires after a year, and with an erasure', async () => {
    const [late, erased] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
    for (const { userId } of [late, erased]) await queue(userId, 'request_sent')
    const [ofLate, ofErased] = [
      await tokenOf(late.userId, 'request_sent'),
      await tokenOf(erased.userId, 'request_sent'),
    ]
    await owner`update private.tokens set expires_at = now() where user_id = ${late.userId}`
    await acts.authUnsubscribe({ token: ofErased, wanted: false })
    await call(erased, 'erase_me')
    for (const token of [ofLate, ofErased])
      await refused(acts.authUnsubscribe({ token, wanted: false }), 'link_not_valid')
    expect(await owner`select from data.muted_notifications where user_id = ${erased.userId}`).toHaveLength(0)
  })

  test('is stored as a hash; in plain text only until its mail is sent', async () => {
    const her = await aUser()
    await queue(her, 'request_sent')
    const token = await tokenOf(her, 'request_sent')
    expect((await rowsWith(owner, [token])).map((row) => row.split(':')[0])).toEqual(['private.outbox'])
    await owner`select api.settle_mail(id) from private.outbox where to_user_id = ${her}`
    expect(await rowsWith(owner, [token])).toEqual([])
  })

  test('twenty concurrent clicks count as one', async () => {
    const her = await aUser()
    await queue(her, 'request_sent')
    const token = await tokenOf(her, 'request_sent')
    const clicks = await Promise.allSettled(
      Array.from({ length: 20 }, () => acts.authUnsubscribe({ token, wanted: false })),
    )
    expect(new Set(outcomes(clicks))).toEqual(new Set(['done']))
    expect(await owner`select from data.muted_notifications where user_id = ${her}`).toHaveLength(1)
  })
})
