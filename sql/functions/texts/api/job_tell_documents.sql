-- Mails the oldest new version of a long text to the next members whom it concerns and who registered before it was
-- published, once each; the version keeps how
-- far it came. Begins an hour after it was published, so that a slip can be withdrawn. Terms, privacy, cookies and the
-- terms of participation concern everyone with a mentor's or mentee's profile, the coaching terms those who accepted
-- them. Keeps what the versions in force print (rules.store_facts). Returns how many users it went through.
create function api.job_tell_documents()
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  batch constant integer := 500;
  told data.document_versions;
  users integer[];
begin
  perform rules.store_facts();
  select d.* into told from data.document_versions d
  where d.told_at is null and d.withdrawn_at is null and d.published_at <= now() - (select make_interval(mins => c.correction_minutes) from data.constants c)
  order by d.published_at
  limit 1
  for no key update skip locked;
  if not found then
    return 0;
  end if;
  users := array(select u.id from data.users u where u.id > told.told_user order by u.id limit batch);
  perform rules.queue_mail('text_changed:' || told.document || ':' || told.version, 'text_changed', u.id,
    jsonb_build_object('document', told.document, 'version', told.version, 'holdsFrom', told.holds_from,
      'summaries', told.summaries, 'asks', told.needs_consent))
  from data.users u
  where u.id = any (users) and u.created_at < told.published_at
    and (exists (select from data.mentors m where m.user_id = u.id) or exists (select from data.mentees e where e.user_id = u.id))
    and (told.document <> 'coaching' or exists (
      select from data.consents a where a.user_id = u.id and a.text = 'coachee_terms' and a.given));
  update data.document_versions d
  set told_user = coalesce(users[cardinality(users)], d.told_user),
    told_at = case when cardinality(users) < batch then now() end
  where d.document = told.document and d.version = told.version;
  perform rules.go_on('tell_documents');
  return cardinality(users);
end $$;

grant execute on function api.job_tell_documents to app_worker;
