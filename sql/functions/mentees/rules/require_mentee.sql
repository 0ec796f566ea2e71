-- Returns the viewer's mentee id if acting as a mentee. `texts_may_wait`: no act of the role, so that a text which waits for
-- consent is no obstacle (rules.refuse_texts_due).
-- Refuses: role_not_held, right_not_held, texts_due.
create function rules.require_mentee(texts_may_wait boolean default false)
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
  return mentee;
end $$;
