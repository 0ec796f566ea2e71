-- Returns what a mentor reads of a mentee beside the words of an open request: the first name, the surname too if the
-- profile is public, the text about the mentee, the field and the topics; of a minor the age (R21). No contact data.
create function rules.told_with_request(mentee data.mentees)
returns table (name text, latin_name text, about text, industry_id integer, topic_ids integer[], minor_age integer)
language sql stable security definer set search_path = ''
as $$
  select case mentee.visibility when 'public' then u.name || ' ' || u.surname else u.name end,
    case mentee.visibility when 'public' then u.latin_name else rules.latin_first_name(u) end,
    mentee.about, mentee.industry_id, mentee.topic_ids,
    case when rules.under_guardian_age(u.birthdate) then extract(year from age(rules.local_date(), u.birthdate))::integer end
  from data.users u where u.id = mentee.user_id
$$;
