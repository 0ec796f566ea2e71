-- Mails the oldest new offer to the next active mentors who asked for such mails, once each; the offer
-- keeps how far it came. Begins an hour after it was published, so that a slip can be corrected. An offer that
-- ended meanwhile is told to nobody else. Returns to how many mentors it came.
create function api.job_tell_offers()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  told data.offers;
  mentors integer[];
begin
  select o.* into told from data.offers o
  where o.told_at is null and o.created_at <= now() - (select make_interval(mins => c.correction_minutes) from data.constants c)
  order by o.id
  limit 1
  for no key update skip locked;
  if not found then
    return 0;
  end if;
  mentors := array(
    select m.id from data.mentors m
    where m.status = 'active' and m.id > told.told_mentor
      and (told.expires_on is null or told.expires_on >= rules.local_date())
    order by m.id
    limit batch);
  perform rules.queue_mail('new_offer:' || told.id, 'new_offer', m.user_id, jsonb_build_object(
    'provider', told.provider, 'description', told.description, 'expiresOn', told.expires_on))
  from data.mentors m
  where m.id = any (mentors);
  update data.offers o
  set told_mentor = coalesce(mentors[cardinality(mentors)], o.told_mentor),
    told_at = case when cardinality(mentors) < batch then now() end
  where o.id = told.id;
  perform rules.go_on('tell_offers');
  return cardinality(mentors);
end $$;

grant execute on function api.job_tell_offers to app_worker;
