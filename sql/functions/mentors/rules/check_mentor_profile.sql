-- R28. Checks the fields of a mentor profile that are being written: minimum age; minimum experience, if given; dates
-- not in the future; http links; a photo of this mentor. A birthdate cannot be removed.
-- Refuses: required, mentor_too_young, date_in_future, experience_too_short, invalid_link, file_not_found.
create function rules.check_mentor_profile(mentor_id integer, changes jsonb)
returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := rules.local_date();
  since constant date := (changes->>'experience_since')::date;
  limits data.constants;
begin
  select c.* into limits from data.constants c;
  if (changes->>'birthdate')::date + make_interval(years => limits.mentor_minimum_age) > today then
    perform rules.reject('mentor_too_young', 'birthdate');
  elsif changes ? 'birthdate' and changes->>'birthdate' is null and exists (
    select from data.mentors m join data.users u on u.id = m.user_id
    where m.id = check_mentor_profile.mentor_id and u.birthdate is not null
  ) then
    perform rules.reject('required', 'birthdate');
  end if;
  if since > today then
    perform rules.reject('date_in_future', 'experienceSince');
  elsif (changes->>'mentoring_since')::date > today then
    perform rules.reject('date_in_future', 'mentoringSince');
  end if;
  if since > today - make_interval(months => limits.mentor_minimum_experience_months) then
    perform rules.reject('experience_too_short', 'experienceSince');
  end if;
  if exists (select from jsonb_array_elements_text(changes->'links') as link where link !~ '^https?://[^[:space:]]+$') then
    perform rules.reject('invalid_link', 'links');
  end if;
  if changes->>'photo_id' is not null and not exists (
    select from data.photos p join data.mentors m on m.user_id = p.user_id
    where p.id = (changes->>'photo_id')::integer and m.id = check_mentor_profile.mentor_id
  ) then
    perform rules.reject('file_not_found', 'photo');
  end if;
end $$;
