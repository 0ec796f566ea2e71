-- For admins: who changed a record lately, the newest first, with the names of the fields (null where the history keeps
-- none). Of a mentor or mentee also the edit requests that were approved and the changes in the other role of the same
-- user, because both show one name.
-- Null: by_name, fields.
-- Refuses: role_not_held.
create function api.last_edits(subject text, subject_id integer, most integer default 20)
returns table (at timestamptz, by_name text, fields text[])
language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant integer := case subject
    when 'mentors' then (select m.user_id from data.mentors m where m.id = last_edits.subject_id)
    when 'mentees' then (select e.user_id from data.mentees e where e.id = last_edits.subject_id) end;
begin
  perform rules.require_admin();
  return query
  with edited as (
    select h.at, h.actor_user_id, array(select jsonb_array_elements_text(h.detail)) as fields
    from data.history h
    where h.event = 'edited' and jsonb_typeof(h.detail) = 'array' and (
      h.subject = 'mentors' and h.subject_id = (select m.id from data.mentors m where m.user_id = person)
      or h.subject = 'mentees' and h.subject_id = (select e.id from data.mentees e where e.user_id = person))
    union all
    select r.decided_at, r.decided_by, array(
      select c.field from data.edit_request_changes c where c.edit_request_id = r.id)
    from data.edit_requests r join data.mentors m on m.id = r.mentor_id
    where m.user_id = person and r.status = 'approved'
    union all
    select h.at, h.actor_user_id, null
    from data.history h
    where person is null and h.subject = last_edits.subject and h.subject_id = last_edits.subject_id
      -- A mentor's seat changes no seminar.
  )
  select e.at, u.name || ' ' || u.surname, e.fields
  from edited e left join data.users u on u.id = e.actor_user_id
  order by e.at desc limit most;
end $$;

grant execute on function api.last_edits to app_admin;
