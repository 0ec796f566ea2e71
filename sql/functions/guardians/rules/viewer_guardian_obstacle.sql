-- R21. Why an open order waits for a guardian (rules.guardian_obstacle), for its mentee and for admins; else null.
create function rules.viewer_guardian_obstacle(purchase_id integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select rules.guardian_obstacle(u)
  from data.purchases u
  where u.id = viewer_guardian_obstacle.purchase_id and u.cancelled_at is null and u.refunded_at is null
    and (u.mentee_id = rules.viewer_mentee_id() or rules.viewer_in_team())
    and exists (select from data.parts p where p.purchase_id = u.id and p.status <> 'completed')
$$;

grant execute on function rules.viewer_guardian_obstacle to app_member, app_admin;
