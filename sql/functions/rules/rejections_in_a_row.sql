-- How many of a purchase's closed requests, counted back from the newest, were turned down or lapsed. Being
-- closed for another mentee, or withdrawn, neither counts nor breaks the row; an approval does.
create function rules.rejections_in_a_row(purchase_id integer)
returns integer
language sql stable security definer set search_path = ''
as $$
  with closed as (
    select r.status, row_number() over (order by r.answered_at desc, r.id desc) as back
    from data.mentorship_requests r join data.parts p on p.id = r.part_id
    where p.purchase_id = rejections_in_a_row.purchase_id
      and (r.status = 'approved' or r.close_reason in ('mentor_rejected', 'admin_rejected', 'expired')))
  select count(*)::integer from closed
  where back < coalesce((select min(back) from closed where status = 'approved'), 2147483647)
$$;
