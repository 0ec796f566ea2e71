-- R21. True while an objection of a guardian stands, or a consent that was taken back: the team alone lifts it.
create function rules.has_objection(mentee_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from data.mentees e where e.id = has_objection.mentee_id and e.guardian_objected_at is not null)
$$;
