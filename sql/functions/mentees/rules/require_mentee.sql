-- Returns the viewer's mentee id if acting as a mentee. `texts_may_wait`: no act of the role, so that a text which waits for
-- consent is no obstacle (rules.refuse_texts_due). `by_mail`: also in a session that a mail began (rules.refuse_signed_in_by_mail).
-- Refuses: role_not_held, right_not_held, texts_due, signed_in_by_mail.
create function rules.require_mentee(texts_may_wait boolean default false, by_mail boolean default false)
returns integer
language plpgsql stable set search_path = ''
as $$
declare
  mentee constant integer := rules.viewer_mentee_id();
begin
  perform rules.refuse_other_right();
  if mentee is null then
    perform rules.reject('role_not_held', kind => 'MR403');
  elsif not texts_may_wait then
    perform rules.refuse_texts_due();
  end if;
  if not by_mail then
    perform rules.refuse_signed_in_by_mail();
  end if;
  return mentee;
end $$;
