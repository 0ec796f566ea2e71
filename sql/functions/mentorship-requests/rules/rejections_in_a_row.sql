-- Returns how many requests on a purchase were rejected or expired in a row, counted from the newest. Withdrawn
-- requests and those closed as unavailable are ignored; a mentorship ends the row.
create function rules.rejections_in_a_row(purchase_id integer)
returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with closed as (
      select r.answered_at as at, r.id, false as began
      from data.mentorship_requests r join data.parts p on p.id = r.part_id
      where p.purchase_id = rejections_in_a_row.purchase_id and rules.counts_as_rejection(r.close_reason)
      union all
      select m.started_at, 0, true
      from data.mentorships m join data.parts p on p.id = m.part_id
      where p.purchase_id = rejections_in_a_row.purchase_id)
    select count(*) from closed c
    where not c.began and not exists (select from closed b where b.began and b.at >= c.at));
end $$;
