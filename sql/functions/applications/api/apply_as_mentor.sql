-- A signed-in user sends the application draft: a first application, or an updated one that the team asked for.
-- Refuses: draft_not_found, what api.create_mentor_profile refuses, what api.resubmit_application refuses.
create function api.apply_as_mentor(secret_hash text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewer constant integer := rules.lock_viewer();
  draft private.drafts;
  profile jsonb;
  photo_id integer;
begin
  draft := rules.take_draft(apply_as_mentor.secret_hash);
  profile := rules.first_answers(viewer) || draft.answers;
  if draft.photo_small is not null then
    insert into data.photos (user_id, small, large, mime)
    values (viewer, draft.photo_small, draft.photo_large, draft.photo_mime)
    returning id into photo_id;
    profile := profile || jsonb_build_object('photo_id', photo_id);
  end if;

  if rules.sends_again(viewer) then
    perform api.resubmit_application(profile);
  else
    perform api.create_mentor_profile(profile, (profile->>'terms_accepted')::boolean);
  end if;
  if (draft.answers->>'news_consent')::boolean then
    perform api.give_consent('news', true);
    perform rules.ask_for_mentor_mails(viewer);
  end if;
end $$;

grant execute on function api.apply_as_mentor to app_member;
