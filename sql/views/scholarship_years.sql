-- R26. The awards given and left in each year, including this one; gifts counted separately.
create view api.scholarship_years with (security_invoker = true) as
select y.year, y.year = extract(year from rules.local_date())::integer as current,
  g.full_given, c.full_scholarships_a_year as full_limit, g.partial_given, c.partial_scholarships_a_year as partial_limit,
  g.gifts_given, g.gifts_approved
from data.constants c
cross join (
  select s.year from data.scholarships s
  union
  select extract(year from rules.local_date())::integer) y
cross join lateral (
  select count(w.id) filter (where s.kind = 'full_3m')::integer as full_given,
    count(w.id) filter (where s.kind = 'partial_50')::integer as partial_given,
    count(w.id) filter (where s.kind = 'mentor_gift')::integer as gifts_given,
    count(distinct s.id) filter (where s.kind = 'mentor_gift' and s.approved_at is not null)::integer as gifts_approved
  from data.scholarships s left join data.awards w on w.scholarship_id = s.id and w.withdrawn_at is null
  where s.year = y.year) g;

grant select on api.scholarship_years to app_admin;
