-- R14. Where a proposal of the viewer begins: at the place that is offered in this mentorship now; else where the viewer
-- as a mentor most often offered to meet; else where the last session of this mentorship is or was. Null without one.
-- Null: result.
create function api.usual_place(mentorship_id integer default null)
returns text
language sql stable security definer set search_path = ''
as $$
  with viewer as (select rules.viewer_mentor_id() as mentor_id, rules.viewer_mentee_id() as mentee_id),
  this as (
    select s.id from viewer v join data.mentorships s on s.mentor_id = v.mentor_id or s.mentee_id = v.mentee_id
    where s.id = usual_place.mentorship_id)
  select coalesce(
    (select p.place from this join data.proposals p on p.mentorship_id = this.id and p.closed_at is null),
    (select p.place
      from viewer v
      join data.mentorships s on s.mentor_id = v.mentor_id
      join data.proposals p on p.mentorship_id = s.id and p.proposed_by = 'mentor' and p.place is not null
      group by p.place order by count(*) desc, max(p.id) desc limit 1),
    (select l.place from this join data.sessions l on l.mentorship_id = this.id
      where l.place is not null order by l.id desc limit 1))
$$;

grant execute on function api.usual_place to app_member, app_admin;
