-- Returns the team's newest messages to the viewing mentor or mentee, with those not read before. Marks all of them as
-- read, unless the page is only fetched ahead (`opened` is false).
-- Refuses: role_not_held.
create function api.open_messages(opened boolean default true)
returns table (id integer, subject text, text text, sent_at timestamptz, unread boolean)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.require_user();
  acting constant data.role := case when rules.viewer_mentee_id() is not null then 'mentee' else 'mentor' end;
begin
  return query
    select g.id, g.subject, g.text, g.sent_at, g.read_at is null
    from data.messages g
    where g.to_user_id = viewer and g.to_role = acting
    order by g.sent_at desc, g.id desc
    limit 200;
  if opened then
    update data.messages g set read_at = now()
    where g.to_user_id = viewer and g.to_role = acting and g.read_at is null;
  end if;
end $$;

grant execute on function api.open_messages to app_member;
