-- R20. Returns what the signed-in user loses by an erasure: unpaid orders, and paid purchases with parts left, each
-- with the refund ground that could be used first, if any.
-- Null: refund_ground.
-- Type names: Record<string, string>.
-- Type refund_ground: 'withdrawal' | 'no_request' | 'rejections'.
create function api.erasure_losses()
returns table (purchase_id integer, names jsonb, paid boolean, parts_left integer, refund_ground text)
language sql stable security definer set search_path = ''
as $$
  select * from rules.erasure_losses(rules.viewer_user_id())
$$;

grant execute on function api.erasure_losses to app_member, app_admin;
