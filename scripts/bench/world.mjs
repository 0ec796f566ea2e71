// The data of a benchmark: a cluster with durable settings, generated people, years of requests, and signed-in users.
// Temporary, or kept in a folder for the next run, which migrates it.
import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { migrate } from '../lib/migrate.mjs'
import { seedPeople } from '../seed.mjs'
import { processEnvironments } from '../lib/database.mjs'
import { startPostgres } from '../lib/postgres.mjs'

/**
 * Starts a server, fills a database, and signs users in.
 * @param {{ mentors: number, mentees: number, keep?: string, log: (message: string) => void }} options
 *   keep: the folder of data that stay for the next run, which asks for no number again
 */
export async function openBenchWorld({ mentors, mentees, keep, log }) {
  const dir = keep ? path.resolve(keep) : fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-bench-'))
  fs.mkdirSync(dir, { recursive: true })
  fs.chmodSync(dir, 0o755)
  const keptFile = path.join(dir, 'bench.json')
  const kept = fs.existsSync(keptFile) ? JSON.parse(fs.readFileSync(keptFile, 'utf8')) : undefined
  // Loading needs no durability: data of a run that was broken off are loaded anew.
  if (keep && !kept) fs.rmSync(path.join(dir, 'postgres'), { recursive: true, force: true })
  const server = await startPostgres({
    dir,
    settings: {
      shared_preload_libraries: 'pg_stat_statements',
      'pg_stat_statements.track_planning': 'on',
    },
  })
  const secret = kept?.secret ?? randomBytes(32).toString('base64url')
  const { ownerUrl, migrations } = await migrate({
    ownerUrl: server.url,
    database: 'bench',
    secret,
    again: true,
    log,
  })
  const owner = postgres(ownerUrl, { max: 2, onnotice() {}, connection: { application_name: 'bench' } })
  const found = kept ?? (await load())
  // A migration may have written a table anew.
  if (kept && migrations) await owner`vacuum (analyze)`
  const web = processEnvironments(ownerUrl, secret).web
  Object.assign(process.env, web)
  return {
    owner,
    ownerUrl,
    web,
    ...(await signAllIn(owner, found.cast)),
    async end() {
      await owner.end({ timeout: 5 })
      await server.stop()
      if (!keep) fs.rmSync(dir, { recursive: true, force: true })
    },
  }

  async function load() {
    await seedPeople({ ownerUrl, mentors, mentees, seed: 'bench', log })
    log('years of requests')
    const cast = await arrange(owner, mentees)
    if (keep) fs.writeFileSync(keptFile, JSON.stringify({ secret, cast }))
    return { cast }
  }
}

/**
 * Adds what years of use leave behind and `npm run seed` does not generate.
 * @param {postgres.Sql} owner @param {number} mentees
 */
async function arrange(owner, mentees) {
  const [mentor] = await owner`
    select m.id, m.user_id from data.mentors m where m.status = 'active' and not exists (
      select from data.mentorship_requests r where r.mentor_id = m.id) order by m.id limit 1`
  const [mentee] = await owner`
    select e.id, e.user_id from data.mentees e join data.mentorships s on s.mentee_id = e.id and s.status = 'running'
    order by e.id limit 1`
  const [admin] = await owner`
    insert into data.users (email, name, surname) values ('admin@bench.example', 'Άννα', 'Παππά') returning id`
  await owner`insert into data.admins (user_id) values (${admin?.id})`

  // Answered requests: five by each mentee, up to about 100,000 in all (docs/decisions/0044); 1,000 to one mentor, 30 by
  // one mentee.
  await closedRequests(owner, Math.min(5 * mentees, 60_000), owner`true`, owner`m.status = 'active'`)
  await closedRequests(owner, 1_000, owner`true`, owner`m.id = ${mentor?.id}`)
  await closedRequests(owner, 30, owner`p.mentee_id = ${mentee?.id}`, owner`m.status = 'active'`)
  await owner`
    with sent as (
      insert into data.edit_requests (mentor_id, status, sent_at, decided_at)
      select m.id, case when n <= 500 then 'pending' else 'approved' end::data.edit_request_status,
        now() - make_interval(hours => n::integer), case when n > 500 then now() end
      from (select id, row_number() over (order by hashint4(id)) as n from data.mentors where status = 'active') m
      where n <= 20500 returning id)
    insert into data.edit_request_changes (edit_request_id, field, current_value, new_value)
    select id, 'title', '"πριν"', '"μετά"' from sent`
  await owner`insert into data.proofs (purchase_id, file_name, mime, bytes)
    select id, 'katathesi.pdf', 'application/pdf', '%PDF' from data.purchases where id % 3 = 0`
  await owner`vacuum (analyze)`

  return {
    mentorId: mentor?.id,
    mentorUserId: mentor?.user_id,
    menteeId: mentee?.id,
    menteeUserId: mentee?.user_id,
    adminUserId: admin?.id,
  }
}

/** @param {postgres.Sql} owner @param {Awaited<ReturnType<typeof arrange>>} cast */
async function signAllIn(owner, { mentorId, mentorUserId, menteeId, menteeUserId, adminUserId }) {
  const answering = await owner`
    select distinct on (r.mentor_id) r.id, r.mentor_user_id as user_id from data.mentorship_requests r
    join data.mentor_cards c using (mentor_id)
    where r.status = 'pending' and r.answer_due_at > now() + interval '1 hour' and c.available_for_mentoring
    order by r.mentor_id limit 1000`
  return {
    mentorId,
    mentor: await signIn(owner, mentorUserId, 'mentor'),
    mentee: { ...(await signIn(owner, menteeUserId, 'mentee')), menteeId },
    admin: await signIn(owner, adminUserId, 'admin'),
    answering: await Promise.all(
      answering.map(async ({ id, user_id }) => ({ id, viewer: await signIn(owner, user_id, 'mentor') })),
    ),
  }
}

/** @param {postgres.Sql} owner @param {number} count @param {any} whichParts @param {any} whichMentors */
function closedRequests(owner, count, whichParts, whichMentors) {
  return owner`
    with parts as (
      select p.*, e.user_id, row_number() over (order by p.id) - 1 as n from data.parts p
      join data.mentees e on e.id = p.mentee_id where p.status <> 'awaiting_payment' and ${whichParts}),
    mentors as (
      select m.*, row_number() over (order by m.id) - 1 as n from data.mentors m where ${whichMentors})
    insert into data.mentorship_requests (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message,
      status, requested_at, answer_due_at, answered_at, close_reason, closed_by)
    select p.mentee_id, p.user_id, m.id, m.user_id, p.id, 'mentoring',
      'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.',
      'rejected', at, at + interval '5 days', at + interval '2 days', 'mentor_rejected', 'mentor'
    from generate_series(1, ${count}::integer) as i
    cross join lateral (select now() - make_interval(mins => 20 * i + 10000) as at) as asked
    join parts p on p.n = i * 7 % (select count(*) from parts)
    join mentors m on m.n = i * 11 % (select count(*) from mentors)
    order by at`
}

/** @param {postgres.Sql} owner @param {number} userId @param {'mentor' | 'mentee' | 'admin'} role */
async function signIn(owner, userId, role) {
  const secret = randomBytes(32).toString('base64url')
  const secretHash = createHash('sha256').update(secret).digest('hex')
  await owner`
    insert into private.sessions (token_hash, user_id, role, expires_at)
    values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + interval '1 day')`
  // Of the viewer only what the measured reads need.
  return /** @type {import('./cases.mjs').Viewer & { secret: string }} */ (
    /** @type {unknown} */ ({ userId, secret, secretHash, role })
  )
}
