-- Each night deals the order of the mentors anew, fair to all, and makes available again those whose absence has
-- ended; so many at a time, and until all are done the clock goes on with it. A card that somebody is at work on
-- keeps its place for a day. Returns how many cards were dealt.
create function api.job_refresh_cards()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 5000;
  back record;
  freed integer := 0;
  dealt integer;
begin
  for back in
    select m.id from data.mentors m join data.mentor_cards c on c.mentor_id = m.id
    where m.status = 'active' and m.away_until <= rules.local_date() and c.availability_rank = 2
      and (m.offers_mentoring or m.offers_coaching) and not rules.on_hold('refresh_cards', m.id)
    order by m.id limit 200
  loop
    begin
      perform from data.mentors m where m.id = back.id for no key update skip locked;
      continue when not found;
      perform rules.refresh_mentor_card(back.id);
      freed := freed + 1;
    exception when query_canceled or others then
      perform rules.hold_back('refresh_cards', back.id, sqlstate, sqlerrm);
      exit when sqlstate = '57014';
    end;
    exit when rules.clock_is_up();
  end loop;

  update data.mentor_cards c
  set daily_rank = hashtext(c.mentor_id || ' ' || rules.local_date())
  where c.mentor_id in (
    select o.mentor_id from data.mentor_cards o
    where o.daily_rank <> hashtext(o.mentor_id || ' ' || rules.local_date())
    order by o.mentor_id limit batch for no key update skip locked);
  get diagnostics dealt = row_count;
  if freed > 0 or dealt = batch then
    perform rules.go_on('refresh_cards');
  end if;
  return dealt;
end $$;

grant execute on function api.job_refresh_cards to app_worker;
