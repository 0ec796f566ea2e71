-- Returns the newest messages of the team to a mentor or mentee, with who wrote each and when it was read.
-- Refuses: role_not_held.
-- Null: read_at.
create function api.sent_messages(to_role data.role, profile_id integer, most integer default 50)
returns table (id integer, subject text, text text, sent_at timestamptz, sent_by text, read_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform rules.require_admin();
  return query
    select g.id, g.subject, g.text, g.sent_at, u.name || ' ' || u.surname, g.read_at
    from data.messages g
    join data.users u on u.id = g.sent_by_user_id
    where g.to_role = sent_messages.to_role and g.to_user_id = case sent_messages.to_role
      when 'mentor' then (select m.user_id from data.mentors m where m.id = profile_id)
      when 'mentee' then (select e.user_id from data.mentees e where e.id = profile_id) end
    order by g.sent_at desc, g.id desc
    limit most;
end $$;

grant execute on function api.sent_messages to app_admin;
