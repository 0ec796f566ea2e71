-- Returns what is known of a user at the start of a mentor application: the whole earlier application if it is sent
-- again, otherwise what the mentee profile says. Empty for a visitor.
create function rules.first_answers(user_id integer)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(coalesce(
    (select rules.mentor_profile(m.id) from data.mentors m
      where m.user_id = first_answers.user_id and m.status in ('awaiting_response', 'rejected')),
    (select jsonb_build_object('name', u.name, 'surname', u.surname, 'phone', u.phone, 'birthdate', u.birthdate,
        'country', e.country, 'county_id', e.county_id, 'work_status_id', e.work_status_id,
        'industry_id', e.industry_id, 'topic_ids', to_jsonb(e.topic_ids))
      from data.users u
      left join data.mentees e on e.user_id = u.id
      where u.id = first_answers.user_id),
    '{}'))
$$;
