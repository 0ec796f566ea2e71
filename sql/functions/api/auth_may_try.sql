-- Counts a try at something that can be guessed and says after how many seconds the next may come; 0: go on.
-- Ten tries an account and thirty an address in fifteen minutes; mails to whoever is named (`forgot`, `confirm`):
-- three an account and twelve an address in an hour; photos (`photo`): twenty and sixty in an hour.
create function api.auth_may_try(act text, account text, address text)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  writes constant boolean := act in ('forgot', 'confirm');
  draws constant boolean := act = 'photo';
  span constant interval := case when writes or draws then interval '1 hour' else interval '15 minutes' end;
  most_of_account constant integer := case when writes then 3 when draws then 20 else 10 end;
  most_of_address constant integer := case when writes then 12 when draws then 60 else 30 end;
  of_account constant integer := hashtext(act || lower(account));
  of_address constant integer := hashtext(act || address);
  wait integer;
begin
  -- One try at a time for an account and an address, or a hundred at once would all count none before them.
  perform pg_advisory_xact_lock(least(of_account, of_address));
  perform pg_advisory_xact_lock(greatest(of_account, of_address));

  select ceil(extract(epoch from max(t.at) + span - now()))::integer into wait
  from (
    select a.subject, a.at, row_number() over (partition by a.subject order by a.at desc) as nth
    from private.attempts a
    where a.act = auth_may_try.act and a.at > now() - span
      and a.subject in ('account ' || lower(account), 'address ' || address)
  ) t
  where (t.subject like 'account %' and t.nth >= most_of_account)
    or (t.subject like 'address %' and t.nth >= most_of_address);

  if wait is not null then
    return greatest(wait, 1);
  end if;
  insert into private.attempts (act, subject) values (act, 'account ' || lower(account)), (act, 'address ' || address);
  return 0;
end $$;

grant execute on function api.auth_may_try to app_auth;
