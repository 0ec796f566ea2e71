-- The picture of a mentor's page for shared links, drawn once: with her name in Greek or in Latin letters. `drawn_from`
-- is a hash of what it shows.
create table private.share_images (
  mentor_id integer not null references data.mentors (id),
  latin boolean not null,
  drawn_from text not null,
  image bytea not null check (octet_length(image) <= 1000000),
  primary key (mentor_id, latin)
);
