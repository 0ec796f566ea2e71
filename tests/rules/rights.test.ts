// What an injected statement can do: nothing about other users, nothing that stops the site.
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import { call } from '../support/calls'
import { refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, connectAs, aMentee, aMentorship, theAdmin, anAdmin } = await openWorld()
const logins = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

test('a login enters no other database of the server, cannot fill the disk, and its connections keep their limits', async () => {
  const entered = owner`
    select r.role from unnest(${logins}::text[]) as r (role), pg_database d
    where d.datname in ('postgres', 'template1') and has_database_privilege(r.role, d.datname, 'connect')`
  expect(await column(entered)).toEqual([])
  const sql = connectAs('app_web')
  await refused(sql`select lo_create(0)`, 'raw 42501')
  await refused(sql`select lo_from_bytea(0, '')`, 'raw 42501')
  expect(await act(null, limitsNow)).toBe('5s 3s 10s')
})

const limitsNow = (tx: Pick<TransactionSql, 'unsafe'>) =>
  cell<string>(
    tx.unsafe(`
      select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout'))`),
  )

test('what an injected statement leaves on a connection or in the login limits nobody else', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const database = await cell<string>(owner`select current_database()`)
  const admin = await anAdmin()
  for (const [login, viewer] of [
    ['app_web', null],
    ['app_admin_web', admin.viewer],
  ] as const) {
    // Only in this database: the login is the server's, and other tests use it.
    for (const setting of settings)
      await connectAs(login).unsafe(`alter role current_user in database "${database}" set ${setting} = 0`)
    expect(await limitsNow(connectAs(login))).toBe('0 0 0')
    // On every connection of the pool, for its whole life.
    await Promise.all(
      Array.from({ length: 12 }, () =>
        act(viewer, async (tx) => {
          await tx`select set_config(name, '0', false) from unnest(${settings}::text[]) as name`
          await tx`select pg_sleep(0.05)`
        }),
      ),
    )
    for (let times = 0; times < 12; times += 1) expect(await act(viewer, limitsNow)).toBe('5s 3s 10s')
    for (const setting of settings)
      await connectAs(login).unsafe(`alter role current_user in database "${database}" reset ${setting}`)
  }
})

test('what the team’s views compute is told to nobody else in the role of admins', async () => {
  const { id, mentee, mentor } = await aMentorship()
  await owner`insert into data.sessions (mentorship_id, status, held_on, entered_by, entered_by_user_id)
    values (${id}, 'held', rules.local_date(), 'mentee', ${mentee.userId})`
  const { purchaseId } = await aMentee()
  const refundId = await call<number>(await theAdmin(), 'refund_purchase', {
    purchaseId,
    override: true,
    reason: 'Λάθος',
  })
  const admin = await anAdmin()
  await owner`insert into private.credentials (user_id, password_hash) values (${admin.userId}, 'x'), (${mentor.userId}, 'x')`
  const asked = (viewer: typeof admin.viewer) =>
    act(viewer, async (tx) => {
      await tx`select set_config('role', 'app_admin', true)`
      const [row] = await tx`
        select rules.completed_sessions(${id}) as sessions, rules.viewer_award_used(${mentee.purchaseId}) as used,
          rules.has_password(${admin.userId}) as admin, rules.has_password(${mentor.userId}) as mentor,
          rules.in_first_days(${id}) as first, rules.reminders_sent(1) as reminders, rules.viewer_refund_stage(${refundId}) as stage`
      return { ...row }
    })
  expect(await asked(admin.viewer)).toMatchObject({
    sessions: 1,
    used: true,
    admin: true,
    mentor: false,
    first: true,
    stage: 'to_send',
  })
  // A member's login cannot enter the role of admins: as if the admin's own right had just ended.
  await owner`update data.admins set active = false where user_id = ${admin.userId}`
  expect(await asked(admin.viewer)).toEqual({
    sessions: 0,
    used: false,
    admin: false,
    mentor: false,
    first: true,
    reminders: 0,
    stage: 'void',
  })
  const [nobody] = await connectAs('app_admin_web').begin(async (tx) => {
    await tx`set local role app_admin`
    return tx`select rules.viewer_refund_stage(${refundId}) as stage`
  })
  expect(nobody).toEqual({ stage: 'void' })
  await owner`update data.admins set active = true, admin_right = 'treasurer' where user_id = ${admin.userId}`
  expect(await asked(admin.viewer)).toMatchObject({ sessions: 0, used: true, admin: true, reminders: 0 })
})

test('functions with the rights of the product that the role of admins may call ask who the viewer is, or take a row', async () => {
  const open = owner`
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'rules'::regnamespace and p.prosecdef and has_function_privilege('app_admin', p.oid, 'execute')
      and exists (select from unnest(p.proargtypes::oid[]) as t (type) where t.type = 'integer'::regtype)
      and p.prosrc !~ 'rules\.viewer_'`
  // What a published testimonial says to everybody.
  expect(await column(open)).toEqual(['rules.outcome_of(integer)'])
})

test.each(logins)(
  '%s compiles no query and leaves the plan cache mode to the server; only searches and the dashboard plan every time',
  async (login) => {
    const [set] = await connectAs(login)`
      select current_setting('plan_cache_mode') as mode, current_setting('jit') as jit`
    expect(set).toEqual({ mode: 'auto', jit: 'off' })
    const forced = owner`
      select proname from pg_proc where 'plan_cache_mode=force_custom_plan' = any (proconfig) order by proname`
    expect(await column(forced)).toEqual([
      'counted_options',
      'dashboard',
      'find_mentors',
      'matching_mentors',
      'users_with_words',
    ])
  },
)

test('visitors and members can call no function of rules with the id or row of another user', async () => {
  const callable = owner`
    select distinct p.proname::text collate "C" from unnest(array['app_visitor', 'app_member']) as r (role), pg_proc p
    where p.pronamespace = 'rules'::regnamespace and p.pronargs > 0 and has_function_privilege(r.role, p.oid, 'execute')
      and exists (select from unnest(p.proargtypes) as a (type) where a.type in ('integer'::regtype, 'bigint'::regtype)
        or a.type in (select reltype from pg_class where relnamespace in ('data'::regnamespace, 'private'::regnamespace)))
    order by 1`
  // They answer only for purchases and sessions of the viewer, for packages, settings and published testimonials, which
  // everyone reads, and from the given row alone.
  expect(await column(callable)).toEqual([
    'iris_most_cents',
    'is_away',
    'outcome_of',
    'price_today',
    'says',
    'viewer_cancels_late',
    'viewer_guardian_obstacle',
    'viewer_invoice_open',
    'viewer_kept_until',
    'viewer_refund',
  ])
})

test('a mentee learns only of their own orders until when they are kept, and not with a made-up row', async () => {
  const [hers, other] = [
    await aMentee({ package: 'awaiting_payment' }),
    await aMentee({ package: 'awaiting_payment' }),
  ]
  const [kept] = await read(
    hers.viewer,
    (sql) => sql`
      select rules.viewer_kept_until(${hers.purchaseId}) as own, rules.viewer_kept_until(${other.purchaseId}) as others`,
  )
  expect(kept).toEqual({ own: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), others: null })
  const [team] = await read(
    (await anAdmin()).viewer,
    (sql) => sql`select kept_until from api.purchases where id = ${other.purchaseId}`,
  )
  expect(team).toEqual({ keptUntil: kept!.own })
  await refused(
    read(
      hers.viewer,
      (sql) =>
        sql`select rules.order_lapses(jsonb_populate_record(null::data.purchases, ${sql.json({ id: other.purchaseId })}))`,
    ),
    'raw 42501',
  )
})
