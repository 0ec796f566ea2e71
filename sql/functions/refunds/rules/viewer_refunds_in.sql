-- The open refunds in these stages (rules.refund_stage) in the team's lists: none for an admin who is no treasurer. One
-- question of the right for all of them.
create function rules.viewer_refunds_in(variadic stages text[])
returns setof integer
language sql stable security definer set search_path = ''
as $$
  select r.id from data.refunds r
  where (select rules.viewer_user_id() is null or rules.viewer_has_right('treasurer'))
    and r.state not in ('done', 'void') and rules.refund_stage(r) = any (stages)
$$;

grant execute on function rules.viewer_refunds_in to app_admin;
