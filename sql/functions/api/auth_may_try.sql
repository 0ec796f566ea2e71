-- Counts a try at something that can be guessed or flooded and says after how many seconds the next may come; 0: go
-- on. Ten tries in fifteen minutes for an account and thirty for a network; mails to whoever is named (`forgot`,
-- `confirm`): three and twelve in an hour; photos (`photo`): twenty and sixty in an hour.
-- What a stranger can do to somebody's account (`login`, `code`, `forgot`) never shuts it: the wall stands around the
-- account seen from one network; tries from all networks together wait ever longer, at most the span; and a device
-- on which its owner has signed in before has a count of its own, which nobody else can fill.
create function api.auth_may_try(act text, account text, address text, device text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  guarded constant boolean := act in ('login', 'code', 'forgot');
  known constant boolean := guarded and device is not null;
  span constant interval := case when act in ('forgot', 'confirm', 'photo') then interval '1 hour' else interval '15 minutes' end;
  most constant integer := case when act in ('forgot', 'confirm') then 3 when act = 'photo' then 20 else 10 end;
  most_of_network constant integer := case when act in ('forgot', 'confirm') then 12 when act = 'photo' then 60 else 30 end;
  whole constant text := 'account ' || lower(account);
  near constant text := 'pair ' || lower(account) || ' ' || rules.network_of(address);
  network constant text := 'address ' || rules.network_of(address);
  own constant text := 'device ' || lower(account) || ' ' || device;
  subjects constant text[] := case when known then array[own] when guarded then array[whole, near, network] else array[whole, network] end;
  walls constant text[] := case when known then array[own] when guarded then array[near, network] else array[whole, network] end;
  of_account constant integer := hashtext(act || whole);
  of_network constant integer := hashtext(act || network);
  wait integer;
begin
  -- One try at a time for an account and a network, or a hundred at once would all count none before them.
  perform pg_advisory_xact_lock(least(of_account, of_network));
  perform pg_advisory_xact_lock(greatest(of_account, of_network));

  select ceil(extract(epoch from max(t.at) + span - now()))::integer into wait
  from (
    select a.subject, a.at, row_number() over (partition by a.subject order by a.at desc) as nth
    from private.attempts a
    where a.act = auth_may_try.act and a.at > now() - span and a.subject = any (walls)
  ) t
  where t.nth >= case t.subject when network then most_of_network else most end;

  if guarded and not known then
    -- A day's tries from everywhere: after the first few one minute, then two, four, up to the span.
    wait := greatest(wait, (
      select case when count(*) >= most then ceil(extract(epoch from
        max(a.at) + least(span, interval '1 minute' * 2 ^ least(count(*) - most, 10)) - now()))::integer end
      from private.attempts a
      where a.act = auth_may_try.act and a.at > now() - interval '1 day' and a.subject = whole));
  end if;
  if wait > 0 then
    return wait;
  end if;
  insert into private.attempts (act, subject) select auth_may_try.act, unnest(subjects);
  return 0;
end $$;

grant execute on function api.auth_may_try to app_auth;
