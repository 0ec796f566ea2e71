-- Each night deals the order of the mentors anew, fair to all, and makes available again those whose absence
-- has ended. Returns how many cards there are.
create function api.job_refresh_cards()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cards integer;
begin
  perform rules.refresh_mentor_card(m.id)
  from data.mentors m
  where m.status = 'active' and m.away_until between rules.local_date() - 7 and rules.local_date();

  update data.mentor_cards c
  set daily_rank = hashtext(c.mentor_id || ' ' || rules.local_date());
  get diagnostics cards = row_count;
  return cards;
end $$;

grant execute on function api.job_refresh_cards to app_worker;
