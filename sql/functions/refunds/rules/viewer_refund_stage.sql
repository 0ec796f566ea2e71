-- The stage of a refund (rules.refund_stage) in the team's lists: void for an admin who is no treasurer. Without a
-- viewer, as for the jobs that count what waits, the stage.
create function rules.viewer_refund_stage(refund_id integer)
returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if rules.viewer_user_id() is not null and not rules.viewer_has_right('treasurer') then
    return 'void';
  end if;
  return (select rules.refund_stage(r) from data.refunds r where r.id = viewer_refund_stage.refund_id);
end $$;

grant execute on function rules.viewer_refund_stage to app_admin;
