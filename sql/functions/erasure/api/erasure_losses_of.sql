-- R20. Returns for admins what another user loses by an erasure, as api.erasure_losses.
-- Null: refund_ground.
-- Type names: Record<string, string>.
-- Type refund_ground: 'withdrawal' | 'no_request' | 'rejections'.
-- Refuses: role_not_held.
create function api.erasure_losses_of(user_id integer)
returns table (purchase_id integer, names jsonb, paid boolean, parts_left integer, refund_ground text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query select l.* from rules.erasure_losses(user_id) l;
end $$;

grant execute on function api.erasure_losses_of to app_admin;
