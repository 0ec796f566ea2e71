-- Rate limit: counts one attempt of an account and of its network and returns 0, or returns the seconds to wait and counts
-- nothing.
-- Locks account, network and the /48 around it, in the order of their hashes.
create function api.auth_may_try(act text, account text, address text, device text default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- There a stranger must not be able to lock an account: only attempts from the same network count against it; those from
  -- all networks together cause a growing delay, and a device from which the owner signed in before has its own limit.
  guarded constant boolean := act in ('login', 'code', 'forgot');
  known constant boolean := guarded and device is not null;
  span constant interval := case when act in ('forgot', 'confirm', 'photo') then interval '1 hour' when act = 'check_email' then interval '1 minute' else interval '15 minutes' end;
  most constant integer := case when act in ('forgot', 'confirm') then 3 when act = 'photo' then 20 else 10 end;
  most_of_network constant integer := case when act in ('forgot', 'confirm') then 12 when act = 'photo' then 60 when act = 'check_email' then 10 else 30 end;
  whole constant text := 'account ' || lower(account);
  near constant text := 'pair ' || lower(account) || ' ' || rules.network_of(address);
  network constant text := 'address ' || rules.network_of(address);
  -- Of IPv6, with ten times the network's limit.
  around constant text := 'around ' || rules.network_of(address, 48);
  own constant text := 'device ' || lower(account) || ' ' || device;
  subjects constant text[] := case when known then array[own] when guarded then array[whole, near, network, around] else array[whole, network, around] end;
  walls constant text[] := case when known then array[own] when guarded then array[near, network, around] else array[whole, network, around] end;
  key integer;
  wait integer;
begin
  -- Otherwise concurrent attempts would not see each other.
  for key in select distinct hashtext(act || subject) as hash from unnest(array[whole, network, around]) subject order by hash loop
    perform pg_advisory_xact_lock(key);
  end loop;

  select ceil(extract(epoch from max(t.at) + span - now()))::integer into wait
  from (
    select a.subject, a.at, row_number() over (partition by a.subject order by a.at desc) as nth
    from private.attempts a
    where a.act = auth_may_try.act and a.at > now() - span and a.subject = any (walls)
  ) t
  where t.nth >= case t.subject when network then most_of_network when around then 10 * most_of_network else most end;

  if guarded and not known then
    -- Attempts of one day from all networks: above the limit, wait 1 minute, then 2, 4, …, up to the span.
    wait := greatest(wait, (
      select case when count(*) >= most then ceil(extract(epoch from
        max(a.at) + least(span, interval '1 minute' * 2 ^ least(count(*) - most, 10)) - now()))::integer end
      from private.attempts a
      where a.act = auth_may_try.act and a.at > now() - interval '1 day' and a.subject = whole));
  end if;
  if wait > 0 then
    return wait;
  end if;
  insert into private.attempts (act, subject, account)
  select auth_may_try.act, subject, case when subject in (network, around) then lower(auth_may_try.account) end
  from unnest(subjects) subject where subject is not null;
  return 0;
end $$;

grant execute on function api.auth_may_try to app_auth;
