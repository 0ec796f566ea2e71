// Many years of a large network: copies of the generated purchases, requests and mentorships until each table has a
// million rows or more. Written without triggers and with the indexes made afterwards, by the superuser.

const tables = ['purchases', 'parts', 'payments', 'mentorship_requests', 'mentorships', 'sessions', 'proofs']

/**
 * Copies until purchases, requests and mentorships have at least `rows` rows.
 * @param {import('postgres').Sql} owner @param {number} rows @param {(message: string) => void} log
 */
export async function multiply(owner, rows, log) {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`set local work_mem = '256MB'`
    await sql`set local maintenance_work_mem = '1GB'`
    const indexes = await sql`
      select i.schemaname || '.' || i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.schemaname = 'data' and i.tablename = any (${tables}) and i.indexdef not like 'CREATE UNIQUE%'`
    for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
    const [found] = await sql`
      select count(*)::integer as groups, greatest(max(s.id), max(s.request_id), max(s.part_id), max(p.purchase_id)) + 1 as step,
        (select max(r.id) + 1 from data.mentorship_requests r) as after
      from data.mentorships s join data.parts p on p.id = s.part_id`
    const step = Math.max(Number(found?.step), Number(found?.after))
    const times = Math.ceil(rows / Number(found?.groups))
    log(`${times} copies of ${found?.groups} mentorships`)
    await copyGroups(sql, times, step)
    log('copies of closed requests')
    await copyClosedRequests(sql, step * (times + 1), Math.max(1, Math.round(rows / 300_000)))
    await openOrders(sql)
    for (const table of ['purchases', 'parts', 'mentorship_requests', 'mentorships', 'sessions'])
      await sql.unsafe(
        `select setval(pg_get_serial_sequence('data.${table}', 'id'), (select max(id) from data.${table}))`,
      )
    await noteParts(sql)
    log('indexes')
    for (const { definition } of indexes) await sql.unsafe(definition)
  })
  log('statistics')
  await owner`vacuum (analyze)`
}

/**
 * Of twenty copies fourteen are completed, and one each refunded, cancelled, paid with an open part, paused twice and
 * stopped.
 * @param {import('postgres').TransactionSql} sql @param {number} times @param {number} step
 */
async function copyGroups(sql, times, step) {
  await sql`
    create temporary table copied on commit drop as
    select s.id as mentorship, s.request_id as request, s.part_id as part, p.purchase_id as purchase, k * ${step}::integer as plus,
      make_interval(days => k * 11 % 1400, mins => k * 7 % 600) as ago, (k * 7 + s.id) % 20 as fate, k as copy
    from data.mentorships s join data.parts p on p.id = s.part_id cross join generate_series(1, ${times}::integer) as k`
  await sql`
    insert into data.purchases (id, mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency, duration_months,
      minimum_sessions, method, reference, purchased_at, paid_at, cancelled_at, refunded_at, listed_mentee, listed_words)
    overriding system value
    select u.id + c.plus, u.mentee_id, u.package_id, u.price_cents, u.list_price_cents, u.vat_percent, u.currency, u.duration_months,
      u.minimum_sessions, case u.id % 3 when 0 then 'card' else u.method::text end::data.payment_method, u.reference || '-' || c.copy,
      u.purchased_at - c.ago, case when c.fate <> 15 then u.paid_at - c.ago end,
      case when c.fate = 15 then u.paid_at - c.ago end, case when c.fate = 14 then u.paid_at - c.ago + interval '9 days' end,
      u.listed_mentee, u.listed_words || '-' || c.copy
    from copied c join data.purchases u on u.id = c.purchase order by c.copy desc, u.id`
  await sql`
    insert into data.parts (id, purchase_id, mentee_id, position, kind, status, closed_reason, duration_months, minimum_sessions, closed_at)
    overriding system value
    select p.id + c.plus, c.purchase + c.plus, p.mentee_id, p.position, p.kind,
      case c.fate when 16 then 'paid' when 17 then 'running' when 18 then 'running' else 'completed' end::data.part_status,
      case c.fate when 14 then 'refunded' when 15 then 'cancelled' when 16 then null when 17 then null when 18 then null
        when 19 then 'cancelled' else 'completed' end::data.closed_reason,
      p.duration_months, p.minimum_sessions, case when c.fate not between 16 and 18 then now() - c.ago end
    from copied c join data.parts p on p.id = c.part`
  await sql`
    insert into data.payments (purchase_id, method, external_ref, amount_cents, currency, paid_at)
    select c.purchase + c.plus, y.method, y.external_ref || '-' || c.copy, y.amount_cents, y.currency, y.paid_at - c.ago
    from copied c join data.payments y on y.purchase_id = c.purchase where c.fate <> 15`
  await sql`
    insert into data.mentorship_requests (id, mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, status,
      requested_at, answer_due_at, answered_at, closed_by, closed_by_user_id, listed_mentor, listed_mentee, listed_words)
    overriding system value
    select r.id + c.plus, r.mentee_id, r.mentee_user_id, r.mentor_id, r.mentor_user_id, c.part + c.plus, r.kind, r.message, 'approved',
      r.requested_at - c.ago, r.answer_due_at - c.ago, r.answered_at - c.ago, r.closed_by, r.closed_by_user_id,
      r.listed_mentor, r.listed_mentee, r.listed_words
    from copied c join data.mentorship_requests r on r.id = c.request order by c.copy desc, r.id`
  await sql`
    insert into data.mentorships (id, request_id, mentor_id, mentor_user_id, mentee_id, mentee_user_id, part_id, kind, status,
      started_at, planned_end_on, paused_at, resume_by, ended_at, created_by_user_id, listed_mentor, listed_mentee, listed_words,
      last_session_on, counted_sessions)
    overriding system value
    select s.id + c.plus, c.request + c.plus, s.mentor_id, s.mentor_user_id, s.mentee_id, s.mentee_user_id, c.part + c.plus, s.kind,
      case when c.fate in (17, 18) then 'paused' when c.fate in (14, 15, 16, 19) then 'stopped' else 'completed' end::data.mentorship_status,
      s.started_at - c.ago, s.planned_end_on - (extract(day from c.ago))::integer,
      case when c.fate in (17, 18) then s.started_at - c.ago + interval '20 days' end,
      case when c.fate in (17, 18) then s.started_at - c.ago + interval '80 days' end,
      case when c.fate not in (17, 18) then coalesce(s.ended_at, now()) - c.ago end, s.created_by_user_id, s.listed_mentor,
      s.listed_mentee, s.listed_words, s.last_session_on - (extract(day from c.ago))::integer, s.counted_sessions
    from copied c join data.mentorships s on s.id = c.mentorship order by c.copy desc, s.id`
  await sql`
    insert into data.sessions (mentorship_id, status, held_on, minutes, entered_by, entered_by_user_id, entered_at)
    select l.mentorship_id + c.plus, l.status, l.held_on - (extract(day from c.ago))::integer, l.minutes, l.entered_by,
      l.entered_by_user_id, l.entered_at - c.ago
    from copied c join data.sessions l on l.mentorship_id = c.mentorship where c.copy <= 5`
}

/**
 * Copies of rejected requests with the other reasons.
 * @param {import('postgres').TransactionSql} sql @param {number} after @param {number} times
 */
async function copyClosedRequests(sql, after, times) {
  await sql`
    insert into data.mentorship_requests (id, mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, status,
      requested_at, answer_due_at, answered_at, close_reason, closed_by, listed_mentor, listed_mentee, listed_words)
    overriding system value
    select ${after}::integer + row_number() over (order by k, r.id), r.mentee_id, r.mentee_user_id, r.mentor_id, r.mentor_user_id,
      r.part_id, r.kind, r.message, 'rejected', r.requested_at - make_interval(days => 13 * k), r.answer_due_at - make_interval(days => 13 * k),
      r.answered_at - make_interval(days => 13 * k),
      ('{mentor_rejected,admin_rejected,expired,mentor_unavailable,withdrawn,purchase_closed}'::data.close_reason[])[1 + (r.id + k) % 6],
      r.closed_by, r.listed_mentor, r.listed_mentee, r.listed_words
    from data.mentorship_requests r cross join generate_series(1, ${times}::integer) as k
    where r.status = 'rejected' order by k, r.id`
}

/** One order that waits for its payment for each mentee, every third with a proof. @param {import('postgres').TransactionSql} sql */
async function openOrders(sql) {
  await sql`
    with ordered as (
      insert into data.purchases (mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency, duration_months,
        minimum_sessions, method, reference, purchased_at, listed_mentee, listed_words)
      overriding user value
      select e.id, k.id, k.price_cents, k.price_cents, k.vat_percent, k.currency, k.duration_months, k.minimum_sessions, 'deposit',
        'MP-O' || lpad(to_hex(e.id), 7, '0'), now() - make_interval(mins => e.id % 20000), e.listed_name, e.listed_words
      from data.mentees e cross join lateral (
        select g.* from data.packages g where not exists (
          select from data.purchases u where u.mentee_id = e.id and u.package_id = g.id and u.paid_at is null and u.cancelled_at is null)
        order by g.id limit 1) as k
      returning id, mentee_id, duration_months, minimum_sessions)
    insert into data.parts (purchase_id, mentee_id, position, kind, duration_months, minimum_sessions)
    select id, mentee_id, 1, 'mentoring', duration_months, minimum_sessions from ordered`
  await sql`insert into data.proofs (purchase_id, file_name, mime, bytes)
    select u.id, 'katathesi.pdf', 'application/pdf', '%PDF' from data.purchases u
    where u.id % 3 = 0 and u.paid_at is null and u.cancelled_at is null
      and not exists (select from data.proofs p where p.purchase_id = u.id)`
}

/** As the triggers of data.parts and data.proofs do. @param {import('postgres').TransactionSql} sql */
async function noteParts(sql) {
  await sql`
    update data.purchases u
    set waiting_part = p.waiting, running_part = p.running, unfinished_part = p.unfinished, first_proof = coalesce(f.first, u.first_proof)
    from (
      select o.purchase_id, bool_or(o.status in ('paid', 'pending')) as waiting, bool_or(o.status = 'running') as running,
        bool_or(o.status <> 'completed') as unfinished
      from data.parts o group by o.purchase_id) as p
    left join (select o.purchase_id, min(o.id) as first from data.proofs o group by o.purchase_id) as f using (purchase_id)
    where p.purchase_id = u.id and (p.unfinished or f.first is not null)`
}
