-- A mentee's favourites, availability alerts and suggestion requests are visible to the mentee and to admins; which
-- admin answered, only to admins.
grant select on data.suggestions, data.availability_alerts, data.favourites to app_member, app_admin;
grant select on data.suggestion_requests to app_admin;
grant select (id, mentee_id, text, topic, topic_ids, help, asked_at, answered_at, answer) on data.suggestion_requests to app_member;

do $$
declare
  name text;
begin
  foreach name in array array['suggestion_requests', 'availability_alerts', 'favourites'] loop
    execute format('create policy mentee_sees_own on data.%I for select to app_member
      using (mentee_id = (select rules.viewer_mentee_id()))', name);
    execute format('create policy admin_sees_all on data.%I for select to app_admin
      using ((select rules.viewer_is_admin()))', name);
  end loop;
end $$;

create policy seen_with_request on data.suggestions
  for select to app_member, app_admin
  using (exists (select from data.suggestion_requests r where r.id = suggestions.suggestion_request_id));
