-- Whether a mentor is away today; `asked`: or will be before a request of today is due, so that no request waits for a mentor
-- who is away.
create function rules.is_away(mentor data.mentors, asked boolean default false)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(mentor.away_until > rules.local_date() and (mentor.away_from is null or mentor.away_from <=
    case when asked then rules.local_date(rules.answer_due() - interval '1 second') else rules.local_date() end), false)
$$;

grant execute on function rules.is_away to app_member, app_admin;
