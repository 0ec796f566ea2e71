-- Returns a mentee's whole profile: every field of its forms, with its current value.
create function rules.mentee_profile(mentee_id integer)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', u.name, 'surname', u.surname, 'phone', u.phone, 'birthdate', u.birthdate, 'visibility', e.visibility,
    'about', e.about, 'work_status_id', e.work_status_id, 'industry_id', e.industry_id, 'country', e.country,
    'county_id', e.county_id, 'topic_ids', to_jsonb(e.topic_ids))
  from data.mentees e join data.users u on u.id = e.user_id
  where e.id = mentee_profile.mentee_id
$$;
