-- The stage of a refund (rules.refund_stage) in the team's lists: void for whoever is no treasurer. The worker, which
-- has no viewer, counts what waits.
create function rules.viewer_refund_stage(refund_id integer)
returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if pg_has_role(session_user, 'app_worker', 'usage') or rules.viewer_has_right('treasurer') then
    return (select rules.refund_stage(r) from data.refunds r where r.id = viewer_refund_stage.refund_id);
  end if;
  return 'void';
end $$;

grant execute on function rules.viewer_refund_stage to app_admin;
