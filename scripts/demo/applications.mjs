// The demo's applicants: each applies through the product's functions, and the team answers.
/** @typedef {import('./narrator.mjs').Narrator} Narrator */
import { address } from './past.mjs'

/** Returns a story for each applicant. @param {import('postgres').TransactionSql} tx */
export async function applications(tx) {
  const rows = await tx`
    select a.email as who, a.days, a.decision, a.words, jsonb_build_object(
      'name', a.name, 'surname', a.surname, 'phone', coalesce(same.phone, '+306901' || lpad((a.number * 7919 % 1000000)::text, 6, '0')),
      'birthdate', (current_date - make_interval(years => a.age, days => a.number * 47 % 300))::date, 'title', a.title,
      'industry_id', i.id, 'country', case when c.id is null then a.place else 'GR' end, 'county_id', c.id,
      'experience_since', (date_trunc('month', current_date) - make_interval(months => a.months))::date,
      'mentoring_since', case when a.number % 3 = 0 then (date_trunc('month', current_date) - make_interval(months => a.months / 4))::date end,
      'topic_ids', (select jsonb_agg(t.id order by t.id) from data.support_topics t where t.code = any (w.topics)),
      'languages', case when a.number % 2 = 0 then '["el", "en"]' else '["el"]' end::jsonb,
      'description', a.life || coalesce(' ' || w.says, ''), 'mentoring_reason', w.reason, 'mentee_wishlist', w.wish,
      'links', case when a.number % 4 = 1 then jsonb_build_array('https://example.org/' || replace(a.email, '.', '-')) else '[]' end,
      'work_status_id', s.id, 'referral_source_id', r.id, 'visibility', 'public',
      'offers_mentoring', a.offers like '%m%', 'offers_coaching', a.offers like '%c%') as profile
    from demo_applicants a
    join demo_ways w on w.way = a.way
    join data.industries i on i.code = a.industry
    left join data.counties c on c.code = a.place
    join data.work_statuses s on s.code = case a.way when 4 then 'entrepreneur' else 'full_time_employee' end
    join data.referral_sources r on r.position = 1 + a.number * 5 % 9
    -- She may be here already under another address.
    left join data.users same on a.email = 'paraskevi.kosma' and same.email = 'vera.kosma@demo.example'
    order by a.days desc, a.number`
  return rows.map((row) => async (/** @type {Narrator} */ tell) => {
    const mentor = await apply(tell, row.who, row.profile)
    const answeredAfter = Math.min(row.days, 4)
    await tell.pass(answeredAfter)
    if (row.decision) await decide(tell, mentor, row.decision, row.words)
    await tell.pass(row.days - answeredAfter)
  })
}

/** @param {Narrator} tell @param {string} who @param {import('postgres').JSONValue} profile */
async function apply(tell, who, profile) {
  const mentor = await tell.number`
    select a.mentor_id from api.auth_register_mentor(${address(who)}, current_setting('demo.password_hash'),
      ${tell.sql.json(profile)}, true, false, 'gr') a`
  await tell.sql`
    update data.users set email_confirmed_at = now(), last_login_at = now() where email = ${address(who)}`
  await tell.sql`
    delete from private.tokens t using data.users u where u.id = t.user_id and u.email = ${address(who)}`
  return mentor
}

/** @param {Narrator} tell @param {number} mentor @param {string} decision @param {string} words */
async function decide(tell, mentor, decision, words) {
  await tell.actAs('admin', 'admin')
  await tell.sql`select api.decide_application(${mentor}, ${decision}, ${words}, true)`
}
