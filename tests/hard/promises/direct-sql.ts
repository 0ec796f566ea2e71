import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { loginRoles, roleUrl } from '../../../scripts/lib/roles.mjs'
import { changedSince, hashTables } from '../../support/tables'
import { without, withoutText } from '../guards'
import { findings, type HardPromise } from '../promise'
import { connect, type World } from '../world'
import { statements } from '../statements'

type Actor = { name: string; login: string; role?: string; session?: string }

/**
 * Whoever runs SQL with one of the app's roles, with an own or a forged session, can never write anything directly.
 */
export const directSql: HardPromise = {
  name: 'SQL',
  title: 'direct SQL as every role: write, alter, become another, forge a session',
  seeds: 1,
  async run(world) {
    const found = findings()
    // Grants on a database are not copied with it; the migration creates this one.
    await world.owner
      .unsafe(`revoke all on database ${world.database.name} from public;
      grant connect on database ${world.database.name} to ${loginRoles.join(', ')}`)
      .simple()
    const actors = await actorsOf(world)
    const before = await hashTables(world.owner)
    let runs = 0
    for (const actor of actors) {
      const sql = connect(roleUrl(world.database.ownerUrl, actor.login, world.cluster.secret), 1)
      // Without this check the refusals below would mean nothing.
      if ((await attempt(sql, actor, 'select 1')) !== 'done')
        found.violations.push(`${actor.name} can not even connect`)
      for (const statement of [
        ...(await statements(world.owner, world.chance)),
        ...(await calls(world, actor)),
        ...becomeAdministrator(actor),
      ]) {
        runs += 1
        const said = await attempt(sql, actor, statement.text)
        if (said === 'done' && !statement.harmless) found.violations.push(`${actor.name}: ${statement.text}`)
      }
      await sql.end({ timeout: 5 })
    }
    found.none('changed table', changedSince(before, await hashTables(world.owner)))
    return { runs, violations: found.violations }
  },
  twins: [
    {
      without: 'the missing grant and policy',
      remove: (owner) =>
        owner
          .unsafe(`grant insert, update, delete on data.notes to app_admin;
        create policy hole on data.notes to app_admin using (true) with check (true)`)
          .simple(),
    },
    {
      without: 'the look at who is an administrator',
      remove: without(
        withoutText('rules.require_right', 'not rules.viewer_in_team()', 'false'),
        withoutText('rules.require_right', 'not rules.viewer_has_right(variadic rights)', 'false'),
      ),
    },
  ],
}

async function actorsOf({ owner, mentors, mentees, admins, chance }: World): Promise<Actor[]> {
  const [[mentor], [mentee], [admin]] = [await mentors(1), await mentees(1), await admins(1)]
  const [hash] = await owner<{ hex: string }[]>`
    select encode(token_hash, 'hex') as hex from private.sessions where user_id = ${admin!.userId}`
  const expired = randomBytes(16).toString('hex')
  await owner`
    insert into private.sessions (token_hash, user_id, role, expires_at)
    values (sha256(convert_to(${expired}, 'UTF8')), ${admin!.userId}, 'admin', now() - interval '1 second')`
  const forged = [
    '',
    `${admin!.viewer.secretHash} `,
    hash!.hex,
    `\\x${hash!.hex}`,
    expired,
    `' or true --`,
    String(admin!.userId),
    String(chance.next()),
  ]
  return [
    { name: 'visitor', login: 'app_web', role: 'app_visitor' },
    { name: 'mentee', login: 'app_web', role: 'app_member', session: mentee!.viewer.secretHash },
    { name: 'mentor', login: 'app_web', role: 'app_member', session: mentor!.viewer.secretHash },
    { name: 'administrator', login: 'app_admin_web', role: 'app_admin', session: admin!.viewer.secretHash },
    {
      name: 'mentee as administrator',
      login: 'app_admin_web',
      role: 'app_admin',
      session: mentee!.viewer.secretHash,
    },
    ...forged.map((session, n) => ({
      name: `forged session ${n}`,
      login: 'app_admin_web',
      role: 'app_admin',
      session,
    })),
    ...['app_web', 'app_admin_web', 'app_auth', 'app_worker', 'app_webhook'].map((login) => ({
      name: login,
      login,
    })),
  ]
}

/** The login for members cannot switch to the role of admins. */
const becomeAdministrator = ({ login }: Actor) =>
  login === 'app_admin_web'
    ? []
    : [
        'set local role app_admin',
        `select set_config('role', 'app_admin', false)`,
        'set session authorization app_admin_web',
        'reset role; set role app_admin',
      ].map((text) => ({ text, harmless: false }))

/** Runs one statement in a transaction of its own, which is rolled back unless the statement ends it. */
async function attempt(sql: Sql, { role, session }: Actor, text: string) {
  let said = 'refused'
  const undone = Symbol('undone')
  await sql
    .begin(async (tx) => {
      if (role) await tx`select set_config('role', ${role}, true)`
      await tx`select set_config('app.session', ${session ?? ''}, true)`
      await tx.unsafe(text).simple()
      said = 'done'
      throw undone
    })
    .catch(() => undefined)
  return said
}

/**
 * Calls every function of api that the role may run, with arguments of the right types. Without a session of its own,
 * it may return something but must not write. With a session the rules decide; other promises test that.
 */
async function calls({ owner, chance }: World, { name, role }: Actor) {
  if (!role || ['mentee', 'mentor', 'administrator', 'mentee as administrator'].includes(name)) return []
  const functions = await owner<{ name: string; types: string[] }[]>`
    select p.oid::regproc::text as name, array(select t::regtype::text from unnest(p.proargtypes) t) as types
    from pg_proc p where p.pronamespace = 'api'::regnamespace and has_function_privilege(${role}, p.oid, 'execute')
      -- Her own session, and the application a newcomer writes: hers to change.
      and p.proname not in ('close_session', 'choose_account', 'keep_application_draft', 'keep_application_photo')`
  return functions.map(({ name: called, types }) => ({
    harmless: true,
    text: `select * from ${called}(${types.map((type) => `${valueOf(type, chance)}::${type}`).join(', ')}); commit`,
  }))
}

function valueOf(type: string, { oneOf, below }: World['chance']) {
  const values: Record<string, () => string> = {
    integer: () => String(1 + below(3)),
    boolean: () => oneOf(['true', 'false']),
    jsonb: () => `'{}'`,
    date: () => `'2026-01-01'`,
    'timestamp with time zone': () => `'2030-01-01'`,
    text: () => `'${'κείμενο '.repeat(4)}'`,
    'integer[]': () => `'{1}'`,
    bytea: () => `'x'`,
    'data.kind': () => `'mentoring'`,
    'data.role': () => `'admin'`,
    'data.mentor_status': () => `'inactive'`,
  }
  return values[type]?.() ?? 'null'
}
