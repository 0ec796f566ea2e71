-- Closes the open wishes of a mentorship after a pause, a resumption, or a notice or the end, which is `met`: a wish for
-- the same is met, and with the end one for another mentor. The end overtakes the others; the rest stay open.
create function rules.meet_wishes(mentorship_id integer, met text)
returns void
language sql volatile security definer set search_path = ''
as $$
  update data.pair_wishes w
  set closed_at = now(), outcome = case when w.wish = met or w.wish = 'another' then 'met' else 'overtaken' end,
    closed_by_user_id = rules.viewer_user_id()
  where w.mentorship_id = meet_wishes.mentorship_id and w.closed_at is null and (met = 'end' or w.wish = met)
$$;
