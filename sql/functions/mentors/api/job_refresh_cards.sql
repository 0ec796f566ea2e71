-- Every night makes mentors available again whose absence has ended, and those unavailable whose absence is near
-- (rules.is_away), in batches. Returns how many.
create function api.job_refresh_cards()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  back record;
  freed integer := 0;
begin
  for back in
    select m.id from data.mentors m join data.mentor_cards c on c.mentor_id = m.id
    where m.status = 'active' and not rules.is_suspended(m.user_id) and (m.offers_mentoring or m.offers_coaching)
      and case c.availability_rank when 2 then m.away_until <= rules.local_date()
        when 0 then m.away_from is not null and rules.is_away(m, asked => true) else false end
      and not rules.on_hold('refresh_cards', m.id)
    order by m.id
    limit 200
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
  if freed > 0 then
    perform rules.go_on('refresh_cards');
  end if;
  return freed;
end $$;

grant execute on function api.job_refresh_cards to app_worker;
