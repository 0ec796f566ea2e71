-- The time of a planned session was set after its own limit for free cancellation, and not by the mentee: then no
-- cancellation of the mentee counts.
alter table data.sessions add column short_notice boolean not null default false;
update data.sessions l set short_notice = true
where l.status = 'planned' and l.entered_by <> 'mentee'
  and l.entered_at > (l.held_on - 1 + time '12:00') at time zone 'Europe/Athens';
