-- True while a mentee has a paid part that is not closed; then private mentors are visible too.
create function rules.has_open_package(mentee_id integer)
returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from data.parts p
    where p.mentee_id = has_open_package.mentee_id and rules.is_open(p.status));
end $$;
