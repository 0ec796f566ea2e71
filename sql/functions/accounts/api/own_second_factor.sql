-- Returns the state of the signed-in user's second factor, how many recovery codes are left, and whether the user
-- needs a second factor.
-- Rows: one.
-- Null: since.
-- Type state: 'off' | 'begun' | 'on'.
create function api.own_second_factor()
returns table (state text, since timestamptz, codes_left integer, required boolean)
language sql stable security definer set search_path = ''
as $$
  select case when f.confirmed_at is not null then 'on' when f.user_id is not null then 'begun' else 'off' end, f.confirmed_at,
    (select count(*)::integer from private.recovery_codes r where r.user_id = v.id and r.used_at is null),
    c.second_factor_required and 'admin' = any (rules.roles_held(v.id))
  from (select rules.viewer_user_id() as id) v
  cross join data.constants c
  left join private.second_factors f on f.user_id = v.id
  where v.id is not null
$$;

grant execute on function api.own_second_factor to app_member, app_admin;
