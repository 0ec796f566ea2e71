-- Gives up the seats of a mentor who leaves in seminars that have not begun; the past ones stay.
create function rules.free_seats(mentor_id integer)
returns void
language sql volatile security definer set search_path = ''
as $$
  with freed as (
    delete from data.seminar_signups g using data.seminars s
    where g.mentor_id = free_seats.mentor_id and s.id = g.seminar_id and s.cancelled_at is null and s.starts_at > now()
    returning s.id)
  select rules.record('seminars', f.id, 'seminar_left') from freed f
$$;
