-- Which mentors have an open package of their own stands apart from their facets: it changes with the parts of a mentee,
-- under the mentee's lock, and the facets under the mentor's. In one row they would wait for each other.
create table private.mentors_with_package (
  mentor_id integer primary key references data.mentors on delete cascade
);
insert into private.mentors_with_package (mentor_id)
select m.id from data.mentors m
where exists (select from data.mentees e join data.parts p on p.mentee_id = e.id
  where e.user_id = m.user_id and p.status in ('paid', 'pending', 'running'));

update private.mentor_facets
set facets = array_remove(array_remove(facets, 'open-package'), 'without-package')
where facets && '{open-package,without-package}';
