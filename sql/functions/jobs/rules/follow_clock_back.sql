-- The clock was ahead and went back. What was put off by the wrong time is due now: else it would wait for as long as the
-- clock had been ahead. Jobs run once more, which none of them minds. A mail that a worker holds keeps its lease.
create function rules.follow_clock_back()
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.jobs j set last_run_at = null where j.last_run_at > now();
  update private.jobs j set failures = 0 where (j.last_result->>'at')::timestamptz > now();
  update private.held_back h set retry_at = now() where h.failed_at > now();
  update private.outbox o set next_attempt_at = now()
  where o.status = 'queued' and o.next_attempt_at > now() and (o.attempts > 0 or o.queued_at > now())
    and (o.leased_until is null or o.leased_until > now() + interval '2 minutes');
  update private.mail_pause p set ask_at = now() where p.ask_at > now() + interval '1 minute';
  update private.stripe_events e set next_attempt_at = now() where e.processed_at is null and e.next_attempt_at > now();
  update private.attempts a set at = now() where a.at > now();
  update private.standstills s set since = least(s.since, now()), told_at = least(s.told_at, now())
  where s.since > now() or s.told_at > now();
  delete from private.daily_digests d where d.told_until > now();
end $$;
