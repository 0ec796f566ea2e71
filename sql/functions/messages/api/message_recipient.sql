-- Returns the mentor or mentee an admin writes to; no row if there is none.
-- Refuses: role_not_held.
-- Rows: one or none.
-- Type locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'.
create function api.message_recipient(to_role data.role, profile_id integer)
returns table (user_id integer, first_name text, name text, email text, locale text, own boolean, erased boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin constant integer := rules.require_admin();
begin
  return query
    select u.id, u.name, u.name || ' ' || u.surname, u.email::text, u.locale::text, u.id = admin, u.erased_at is not null
    from data.users u
    where u.id = case to_role
      when 'mentor' then (select m.user_id from data.mentors m where m.id = profile_id)
      when 'mentee' then (select e.user_id from data.mentees e where e.id = profile_id) end;
end $$;

grant execute on function api.message_recipient to app_admin;
