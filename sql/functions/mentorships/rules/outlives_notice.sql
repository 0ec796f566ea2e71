-- R16. Whether a moment is on the day a notice ends the mentorship, or later; null without a notice.
create function rules.outlives_notice(mentorship data.mentorships, at timestamptz)
returns boolean
language sql stable set search_path = ''
as $$
  select rules.local_date(at) >= mentorship.ends_on
$$;
