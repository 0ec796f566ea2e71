-- Long: for a mentee and for a mentor.
-- R21, R22, R28. The owner of a profile that the team created completes it, in the role of the session: accepts the
-- terms, states the birthdate if it is unknown, a mentor also what the public profile shows. The birthdate that the
-- team knows stays. Then a mentor becomes active if the team approved the profile when it created it, or else sends an
-- application. A repeated call changes nothing.
-- Locks the user.
-- Refuses: role_not_held, required, too_young, mentor_too_young, terms_not_accepted, what
-- rules.check_mentor_profile refuses.
create function api.complete_profile(
  terms_accepted boolean, birthdate date default null, profile jsonb default '{}', news_consent boolean default false)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  acting constant data.role := (rules.viewer_session()).role;
  shown constant text[] := array['phone', 'title', 'industry_id', 'country', 'county_id', 'experience_since', 'topic_ids',
    'languages', 'description', 'mentoring_since', 'links', 'work_status_id', 'mentoring_reason', 'mentee_wishlist',
    'visibility'];
  mentor data.mentors;
  missing text;
begin
  if acting = any (rules.roles_due(viewer)) is not true then
    return;
  end if;
  update data.users u set birthdate = complete_profile.birthdate where u.id = viewer and u.birthdate is null;
  if exists (select from data.users u where u.id = viewer and u.birthdate is null) then
    perform rules.reject('required', 'birthdate', 'MR422');
  end if;

  if acting = 'mentor' then
    select m.* into mentor from data.mentors m where m.user_id = viewer for no key update;
    perform rules.write_mentor_profile(mentor.id, (
      select coalesce(jsonb_object_agg(field, value), '{}') || jsonb_build_object('birthdate', u.birthdate)
      from jsonb_each(complete_profile.profile) as given (field, value) where field = any (shown)))
    from data.users u where u.id = viewer;
    select case
        when c.title = '' then 'title' when c.industry_id is null then 'industryId'
        when c.topic_ids = '{}' then 'topicIds' when p.description = '' then 'description' end into missing
    from data.mentor_cards c join data.mentor_pages p on p.mentor_id = c.mentor_id where c.mentor_id = mentor.id;
    if missing is not null then
      perform rules.reject('required', missing, 'MR422');
    end if;
    perform rules.accept_text(viewer, 'mentor_terms', terms_accepted);
    perform rules.accept_text(viewer, 'privacy', terms_accepted);
    update data.mentors m
    set profile_due = false, applied_at = now(), experience_checked = m.approved_at is not null,
      status = case when m.approved_at is null then 'new' else 'active' end::data.mentor_status
    where m.id = mentor.id;
    perform rules.refresh_mentor_card(mentor.id);
    if mentor.approved_at is null then
      perform rules.queue_mail('application_sent:' || mentor.id || ':' || txid_current(), 'application_sent', viewer);
    else
      perform rules.queue_mail('application_active:' || mentor.id || ':' || txid_current(), 'application_active', viewer,
        jsonb_build_object('mentorId', mentor.id, 'message', null));
    end if;
  else
    perform rules.accept_as_mentee(viewer, terms_accepted);
    update data.mentees e set profile_due = false where e.user_id = viewer;
  end if;
  if news_consent then
    perform api.give_consent('news', true);
    if acting = 'mentor' then
      perform rules.ask_for_mentor_mails(viewer);
    end if;
  end if;
  perform rules.record(acting || 's', coalesce(mentor.id, (select e.id from data.mentees e where e.user_id = viewer)),
    'profile_completed');
end $$;

grant execute on function api.complete_profile to app_member;
