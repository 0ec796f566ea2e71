-- Returns the viewer's draft of a mentor application: the answers (draft over what the account already says), the
-- furthest step that may be opened, and the photo. A visitor starts at step 1 (account), a signed-in user at step 2.
-- Rows: one.
-- Null: photo, photo_mime.
-- Type answers: Record<string, unknown>.
create function api.application_draft(secret_hash text)
returns table (answers jsonb, reached integer, photo bytea, photo_mime text)
language sql stable security definer set search_path = ''
as $$
  select rules.first_answers(viewer) || coalesce(draft.answers, '{}'),
    greatest(draft.reached, case when rules.sends_again(viewer) then 8 when viewer is not null then 2 else 1 end),
    draft.photo_small, draft.photo_mime
  from rules.viewer_user_id() as viewer, rules.own_draft(application_draft.secret_hash) as draft
$$;

grant execute on function api.application_draft to app_visitor, app_member;
