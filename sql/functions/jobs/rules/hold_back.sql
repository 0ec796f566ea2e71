-- Puts a row on hold that a job failed on: retried after 1, 4, 16 … minutes, at most a day. The job goes on with its
-- other rows.
create function rules.hold_back(job text, row_id bigint, state text, message text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.held_back (job, row_id, error, retry_at)
  values (job, row_id, left(state || ' ' || message, 500), now() + interval '1 minute')
  on conflict on constraint held_back_pkey do update
  set failures = held_back.failures + 1, error = excluded.error, failed_at = now(),
    retry_at = now() + least(interval '1 minute' * 4 ^ least(held_back.failures, 6), interval '1 day');
  perform rules.go_on(job);
end $$;
