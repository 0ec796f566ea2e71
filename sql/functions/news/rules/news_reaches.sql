-- True if news for an audience, in readers' languages, goes to this user: consent given, not erased, and for one role
-- only, a profile of it (mentors: active or inactive).
create function rules.news_reaches(reader data.users, audience text, locales text[])
returns boolean
language sql stable security definer set search_path = ''
as $$
  select reader.news_consent_at is not null and reader.erased_at is null and reader.locale = any (locales)
    and case audience
      when 'mentors' then exists (
        select from data.mentors m where m.user_id = reader.id and m.status in ('active', 'inactive'))
      when 'mentees' then exists (select from data.mentees e where e.user_id = reader.id)
      else true end
$$;
