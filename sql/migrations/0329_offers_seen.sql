-- Which mentor has seen which offer, since when.
create table data.offer_views (
  offer_id integer not null references data.offers,
  mentor_id integer not null references data.mentors,
  first_seen_at timestamptz not null default now(),
  primary key (offer_id, mentor_id)
);
create index offer_views_mentor on data.offer_views (mentor_id);
create index offer_views_newest on data.offer_views (offer_id, first_seen_at desc);
create index offers_provider on data.offers (provider, code);
