-- R2 to R5. For admins: mentees as candidates for a mentorship without a request, found by name, e-mail, telephone or id,
-- else those whose paid part has waited longest. Of two paid parts with the same kind and package only the earlier is
-- listed. `blocked`: why no part can be matched; `refund_asked`: a refund request waits for the team.
-- Null: blocked.
-- Type parts: { id: number; kind: 'mentoring' | 'coaching'; names: Record<string, string>; obstacle: string | null }[].
create function api.matchable_mentees(
  words text default null, only_mentee integer default null, most integer default 20)
returns table (mentee_id integer, name text, email text, blocked text, parts jsonb, refund_asked boolean)
language sql stable security definer set search_path = ''
as $$
  with sought as (
    select e.id, 0 as place from data.mentees e where e.id = only_mentee
    union all
    select f, 0 from rules.mentees_found(words, most) as f where only_mentee is null and words is not null
    union all
    select waiting.mentee_id, min(waiting.id) from (
      select p.id, p.mentee_id from data.parts p
      where only_mentee is null and words is null and p.status = 'paid' and not exists (
        select from data.mentees q join data.users s on s.id = q.user_id where q.id = p.mentee_id and s.suspended_at is not null)
      order by p.id limit 4 * most) waiting
    group by waiting.mentee_id
  )
  select e.id, u.name || ' ' || u.surname, u.email::text,
    coalesce(rules.match_obstacle(e), case
      when jsonb_path_exists(open.parts, '$[*] ? (@.obstacle == null)') then null
      else coalesce(open.parts->0->>'obstacle', 'no_package') end),
    open.parts,
    exists (select from data.refund_requests q join data.purchases o on o.id = q.purchase_id
      where o.mentee_id = e.id and q.answered_at is null)
  from sought s
  join data.mentees e on e.id = s.id
  join data.users u on u.id = e.user_id and u.erased_at is null
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'names', k.names,
      'obstacle', rules.part_obstacle(p, 'paid')) order by p.id), '[]') as parts
    from data.parts p
    join data.purchases o on o.id = p.purchase_id
    join data.packages k on k.id = o.package_id
    where p.mentee_id = e.id and p.status in ('awaiting_payment', 'paid', 'pending', 'running')
      and not exists (
        select from data.parts earlier join data.purchases eo on eo.id = earlier.purchase_id
        where earlier.mentee_id = e.id and earlier.id < p.id and earlier.status = 'paid' and p.status = 'paid'
          and earlier.kind = p.kind and eo.package_id = o.package_id)) open
  where (select rules.viewer_is_admin())
  order by s.place, e.listed_name, e.id
  limit most
$$;

grant execute on function api.matchable_mentees to app_admin;
