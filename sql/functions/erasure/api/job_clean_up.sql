-- Long: one statement per kind of row.
-- Deletes rows whose retention period (rules.retained_for) is over: expired sessions, tokens and drafts, old attempts,
-- used form keys, sent and dead mails, Stripe events, finished reminders and alerts, failed
-- checkouts, accounts of finished refunds, photos of rejected applicants, uploaded imports and statements, what
-- banks said. In batches; locked rows are skipped until the next run. Returns how many rows were deleted.
create function api.job_clean_up()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 2000;
  gone integer;
begin
  with
    sessions as (delete from private.sessions s where s.token_hash in (
      select e.token_hash from private.sessions e where e.expires_at < now() limit batch for update skip locked) returning 1),
    pending as (delete from private.pending_sign_ins p where p.token_hash in (
      select e.token_hash from private.pending_sign_ins e where e.expires_at < now() for update skip locked) returning 1),
    tokens as (delete from private.tokens t where t.token_hash in (
      select e.token_hash from private.tokens e where e.expires_at < now() - rules.retained_for('token') limit batch for update skip locked) returning 1),
    addresses as (delete from private.email_changes c where c.user_id in (
      select e.user_id from private.email_changes e where e.expires_at < now() - rules.retained_for('token') limit batch for update skip locked) returning 1),
    drafts as (delete from private.drafts d where d.secret_hash in (
      select e.secret_hash from private.drafts e where e.expires_at < now() limit batch for update skip locked) returning 1),
    attempts as (delete from private.attempts a where a.ctid in (
      select e.ctid from private.attempts e where e.at < now() - rules.retained_for('tried') limit batch for update skip locked) returning 1),
    forms as (delete from private.used_forms f where f.key in (
      select e.key from private.used_forms e where e.at < now() - rules.retained_for('used form') limit batch for update skip locked) returning 1),
    -- An unsent mail loses its token once the token has expired. Later it loses its content too and is no longer
    -- sent.
    secrets as (update private.outbox o set content = o.content - 'token' where o.id in (
      select e.id from private.outbox e
      where e.content ? 'token' and e.queued_at between now() - rules.retained_for('unsent words') and now() - rules.retained_for('secret of a mail')
      limit batch for update skip locked) returning 1),
    words as (update private.outbox o set content = '{}', status = 'dead', leased_until = null where o.id in (
      select e.id from private.outbox e
      where e.status <> 'sent' and e.content <> '{}' and e.queued_at < now() - rules.retained_for('unsent words')
      limit batch for update skip locked) returning 1),
    mails as (delete from private.outbox o where o.id in (
      select e.id from private.outbox e
      where e.sent_at < now() - rules.retained_for('sent mail')
        or (e.status = 'dead' and e.kind = 'erased')
        or (e.status = 'dead' and e.content = '{}' and e.queued_at < now() - rules.retained_for('dead mail'))
      limit batch for update skip locked) returning 1),
    -- Keep the newest event: missed events are fetched from Stripe from that moment on.
    events as (delete from private.stripe_events s where s.id in (
      select e.id from private.stripe_events e
      where e.processed_at < now() - rules.retained_for('stripe event')
        and e.created_at < (select max(newest.created_at) from private.stripe_events newest)
      limit batch for update skip locked) returning 1),
    alerts as (delete from data.availability_alerts a where (a.mentee_id, a.mentor_id) in (
      select e.mentee_id, e.mentor_id from data.availability_alerts e where e.told_at < now() - rules.retained_for('told alert')
      limit batch for update skip locked) returning 1),
    checkouts as (delete from data.checkouts c where c.id in (
      select e.id from data.checkouts e
      where e.status in ('failed', 'expired') and e.created_at < now() - rules.retained_for('checkout')
      limit batch for update skip locked) returning 1),
    reminders as (delete from private.reminders r where (r.kind, r.subject_id, r.step) in (
      select e.kind, e.subject_id, e.step from private.reminders e
      where e.at < now() - rules.retained_for('reminder') and rules.reminder_over(e) limit batch for update skip locked) returning 1),
    held as (delete from private.held_back h where (h.job, h.row_id) in (
      select e.job, e.row_id from private.held_back e where e.retry_at < now() - rules.retained_for('row held back')
      limit batch for update skip locked) returning 1),
    -- With their rows; running ones stay.
    imports as (delete from private.imports i where i.id in (
      select e.id from private.imports e
      where e.created_at < now() - rules.retained_for('import') and (e.started_at is null or e.finished_at is not null)
      order by e.id limit 5 for update skip locked) returning 1),
    statements as (delete from private.statements s where s.id in (
      select e.id from private.statements e where e.created_at < now() - rules.retained_for('statement')
      order by e.id limit 5 for update skip locked) returning 1),
    bank as (delete from private.bank_lines b where b.identity in (
      select e.identity from private.bank_lines e where e.told_at < now() - rules.retained_for('line of the bank')
      limit batch for update skip locked) returning 1)
  select count(*) into gone
  from (select from sessions union all select from pending union all select from tokens union all select from addresses union all select from drafts
    union all select from attempts
    union all select from forms union all select from mails union all select from events union all select from alerts
    union all select from checkouts union all select from reminders union all select from held
    union all select from imports union all select from statements
    union all select from bank) as all_gone;
  gone := gone + rules.forget_old_accounts(batch) + rules.forget_rejected_photos(batch);
  if gone > 0 then
    perform rules.go_on('clean_up');
  end if;
  return gone;
end $$;

grant execute on function api.job_clean_up to app_worker;
