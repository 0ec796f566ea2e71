-- What a worker may do with mails now: `send` them, or, during a pause, `wait`, or `ask` the mail server whether it
-- answers again. One worker at a time is told to ask, at pauses that grow from 5 seconds to a minute.
-- Type result: 'send' | 'ask' | 'wait'.
create function api.mail_turn()
returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Most of the time there is no pause, and nothing is written.
  if not exists (select from private.mail_pause) then
    return 'send';
  end if;
  update private.mail_pause p
  set asked = p.asked + 1, ask_at = now() + least(interval '5 seconds' * 2 ^ least(p.asked + 1, 10), interval '1 minute')
  where p.ask_at <= now();
  return case when found then 'ask' else 'wait' end;
end $$;

grant execute on function api.mail_turn to app_worker;
