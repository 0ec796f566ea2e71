-- Whether a report or letter that a member has just written is mailed to the team. Past a number within a day it only
-- stands in its queue and in the daily digest, so that nobody floods the team's mailboxes.
create function rules.letter_is_mailed(user_id integer)
returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select count(*) from data.reports r
      where r.by_user_id = letter_is_mailed.user_id and r.sent_at > now() - interval '1 day')
    + (select count(*) from data.pair_wishes w
      where w.user_id = letter_is_mailed.user_id and w.asked_at > now() - interval '1 day') <= c.team_letters_a_day
  from data.constants c
$$;
