-- Closes the open wishes of a mentorship that a pause, a resumption, a notice or the end has met: those of the kinds
-- given, else all of them.
create function rules.meet_wishes(mentorship_id integer, kinds text[] default null)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.pair_wishes w set closed_at = now(), outcome = 'met', closed_by_user_id = rules.viewer_user_id()
  where w.mentorship_id = meet_wishes.mentorship_id and w.closed_at is null and (kinds is null or w.wish = any (kinds))
$$;
