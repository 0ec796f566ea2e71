-- R27. Saves the photo of an application draft, or removes it.
-- Refuses: draft_not_found, photo_too_large, signed_in_by_mail.
create function api.store_application_photo(
  secret_hash text, photo_small bytea default null, photo_large bytea default null, photo_mime text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  draft private.drafts := rules.own_draft(store_application_photo.secret_hash);
begin
  perform rules.refuse_signed_in_by_mail();
  if draft.secret_hash is null then
    perform rules.reject('draft_not_found');
  end if;
  perform rules.check_photo(photo_small, photo_large);
  update private.drafts d
  set photo_small = store_application_photo.photo_small,
    photo_large = store_application_photo.photo_large,
    photo_mime = store_application_photo.photo_mime,
    answers = d.answers || '{"photo_id": null}',
    expires_at = now() + (select make_interval(days => c.draft_days) from data.constants c)
  where d.secret_hash = draft.secret_hash;
end $$;

grant execute on function api.store_application_photo to app_visitor, app_member;
