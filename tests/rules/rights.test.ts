// What an injected statement can do: nothing about other users, nothing that stops the site.
import { expect, test } from 'vitest'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, asViewer, connectAs, aMentee, anAdmin } = await openWorld()
const logins = ['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook']

test('L5 a login enters no other database of the server, cannot fill the disk, and its connections keep their limits', async () => {
  const [{ connects }] = (await owner`
    select bool_or(has_database_privilege(r.role, d.datname, 'connect')) as connects
    from unnest(${logins}::text[]) as r (role), pg_database d where d.datname in ('postgres', 'template1')`) as unknown as [
    { connects: boolean },
  ]
  expect(connects).toBe(false)
  const sql = connectAs('app_web')
  await refused(sql`select lo_create(0)`, 'raw 42501')
  await refused(sql`select lo_from_bytea(0, '')`, 'raw 42501')
  const [{ limits }] = await asViewer(
    null,
    (tx) => tx<[{ limits: string }]>`
    select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout')) as limits`,
  )
  expect(limits).toBe('5s 3s')
})

test.each(logins)(
  '%s compiles no query and leaves the plan cache mode to the server; only searches and the dashboard plan every time',
  async (login) => {
    const [{ mode, jit }] = (await connectAs(login)`
    select current_setting('plan_cache_mode') as mode, current_setting('jit') as jit`) as unknown as [
      { mode: string; jit: string },
    ]
    expect({ mode, jit }).toEqual({ mode: 'auto', jit: 'off' })
    const forced = await owner`
    select proname as name from pg_proc where 'plan_cache_mode=force_custom_plan' = any (proconfig) order by proname`
    expect(forced.map(({ name }) => name)).toEqual([
      'dashboard',
      'find_filtered_mentors',
      'matching_mentors',
      'mentors_with_words',
      'near_mentors',
      'sorted_mentors',
      'users_with_words',
      'walk_mentors',
    ])
  },
)

test('L4 visitors and members can call no function of rules with the id or row of another user', async () => {
  const callable = await owner`
    select distinct p.proname as name from unnest(array['app_visitor', 'app_member']) as r (role), pg_proc p
    where p.pronamespace = 'rules'::regnamespace and p.pronargs > 0 and has_function_privilege(r.role, p.oid, 'execute')
      and exists (select from unnest(p.proargtypes) as a (type) where a.type in ('integer'::regtype, 'bigint'::regtype)
        or a.type in (select reltype from pg_class where relnamespace in ('data'::regnamespace, 'private'::regnamespace)))`
  // They answer only for purchases and sessions of the viewer, and for packages, which everyone reads.
  expect(callable.map(({ name }) => name).sort()).toEqual([
    'price_today',
    'viewer_cancels_late',
    'viewer_kept_until',
    'viewer_refund',
  ])
})

test('L4 a mentee learns only of their own orders until when they are kept, and not with a made-up row', async () => {
  const [hers, other] = [
    await aMentee({ package: 'awaiting_payment' }),
    await aMentee({ package: 'awaiting_payment' }),
  ]
  const [kept] = await asViewer(
    hers.viewer,
    (sql) => sql`
      select rules.viewer_kept_until(${hers.purchaseId}) as own, rules.viewer_kept_until(${other.purchaseId}) as others`,
  )
  expect(kept).toEqual({ own: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), others: null })
  const [team] = await asViewer(
    (await anAdmin()).viewer,
    (sql) => sql`select kept_until from api.purchases where id = ${other.purchaseId}`,
  )
  expect(team).toEqual({ keptUntil: kept!.own })
  await refused(
    asViewer(
      hers.viewer,
      (sql) =>
        sql`select rules.order_lapses(jsonb_populate_record(null::data.purchases, ${sql.json({ id: other.purchaseId })}))`,
    ),
    'raw 42501',
  )
})
