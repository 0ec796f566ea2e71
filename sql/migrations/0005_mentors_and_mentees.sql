-- Profiles of mentors and mentees, applications, and changes that wait for the team.
create table data.mentors (
  id integer generated always as identity primary key,
  user_id integer not null unique references data.users,
  status data.mentor_status not null default 'new',
  visibility data.visibility not null default 'public',
  offers_mentoring boolean not null default true,
  offers_coaching boolean not null default false,
  away_until date,
  experience_checked boolean not null default false,
  applied_at timestamptz not null default now(),
  approved_at timestamptz,
  status_message text,
  listed_name text not null default '',
  profile_due boolean not null default false,
  unique (id, user_id),
  constraint profile_incomplete check (not profile_due or status in ('awaiting_response', 'rejected'))
);
comment on column data.mentors.profile_due is
  'The team created the profile; its owner accepts the terms and fills in what is missing at the first sign-in. '
  'Until then it acts in no role and is not public.';
create index mentors_listed on data.mentors (listed_name, id);
create index mentors_status on data.mentors (status, listed_name, id);

create table data.clearances (
  mentor_id integer primary key references data.mentors,
  declared_on date,
  seen_on date,
  valid_until date,
  constraint clearances_something check (num_nonnulls(declared_on, seen_on) > 0),
  constraint clearances_certificate_whole check ((seen_on is null) = (valid_until is null)),
  constraint clearances_days check (valid_until >= seen_on and valid_until <= (seen_on + interval '5 years')::date)
);
comment on table data.clearances is
  'R21. What the team has seen of a mentor who accepts minors: since when her declaration is signed, and a certificate '
  'with the last day on which it is valid. No copy is kept.';

create table data.mentor_details (
  mentor_id integer primary key references data.mentors,
  work_status_id integer references data.work_statuses,
  mentoring_reason text check (length(mentoring_reason) <= 2000),
  mentee_wishlist text check (length(mentee_wishlist) <= 2000),
  referral_source_id integer references data.referral_sources,
  referral_text text
    check (length(referral_text) <= 300)
    constraint mentor_details_referral_text_line check (data.is_line(referral_text))
);

create table data.mentor_cards (
  mentor_id integer primary key references data.mentors,
  audience data.audience not null default 'hidden',
  name text not null constraint mentor_cards_name_name check (data.is_name(name)),
  surname text not null constraint mentor_cards_surname_name check (data.is_name(surname)),
  title text not null constraint mentor_cards_title_line check (data.is_line(title)),
  industry_id integer references data.industries,
  country char(2) references data.countries,
  county_id integer references data.counties,
  experience_since date,
  topic_ids integer[] not null default '{}'::integer[],
  languages text[] not null default '{el}' check (languages <@ array['el', 'en']),
  offers_mentoring boolean not null default false,
  offers_coaching boolean not null default false,
  available_for_mentoring boolean not null default false,
  available_for_coaching boolean not null default false,
  in_collaboration boolean not null default false,
  photo_id integer references data.photos,
  availability_rank smallint not null
    generated always as (
      case
        when (available_for_mentoring or available_for_coaching) then 0
        when in_collaboration then 1
        else 2
      end
    ) stored,
  folded text not null default '',
  place integer not null generated always as (hashint4(mentor_id)) stored,
  latin_name text constraint mentor_cards_latin_name_name check (data.is_name(latin_name))
);
comment on table data.mentor_cards is
  'All that is searched, filtered and shown of a mentor in a list: narrow and public. Kept by '
  'rules.refresh_mentor_card.';
comment on column data.mentor_cards.availability_rank is
  'The order of the list: 0 available, 1 in a mentorship, 2 not available.';
comment on column data.mentor_cards.place is
  'A card keeps its place for good; where the list begins changes by the day (rules.order_begins).';
comment on column data.mentor_cards.folded is
  'The words that a mentor is found by, each after a space.';
create index mentor_cards_folded on data.mentor_cards using gin (folded extensions.gin_trgm_ops);
create index mentor_cards_named on data.mentor_cards (left(folded, 60), mentor_id) where audience <> 'hidden';
-- With what filters compare: a search reads the index alone, and not cards of 1.4 kB each, most of which are words.
create index mentor_cards_order on data.mentor_cards (availability_rank, place, mentor_id) include (audience, industry_id, country,
  county_id, experience_since, topic_ids, languages, offers_mentoring, offers_coaching, available_for_mentoring,
  available_for_coaching);
create index mentor_cards_photo on data.mentor_cards (photo_id);
-- As a text, because below row-level security the planner may only know how common a text is.
create statistics data.mentor_cards_country on (country::text) from data.mentor_cards;

create table data.mentor_pages (
  mentor_id integer primary key references data.mentors,
  description text not null default '' check (length(description) <= 2000),
  mentoring_since date,
  links text[] not null default '{}'
    constraint invalid_link check (array_to_string(links, ' ') ~ '^(https?://[^[:space:]]+( https?://[^[:space:]]+)*)?$')
    check (cardinality(links) <= 10)
    constraint mentor_pages_links_line check (data.is_line(array_to_string(links, ' '))),
  testimonials_visible boolean not null default true
);
comment on table data.mentor_pages is
  'The rest of the public profile, read one at a time.';

create table data.mentees (
  id integer generated always as identity primary key,
  user_id integer not null unique references data.users,
  visibility data.visibility not null default 'private',
  about text not null default '' check (length(about) <= 2000),
  work_status_id integer references data.work_statuses,
  industry_id integer references data.industries,
  country char(2) references data.countries,
  county_id integer references data.counties,
  topic_ids integer[] not null default '{}'::integer[],
  created_at timestamptz not null default now(),
  listed_name text not null default '',
  profile_due boolean not null default false,
  unique (id, user_id)
);
create index mentees_listed on data.mentees (listed_name, id);

create table data.favourites (
  mentee_id integer not null references data.mentees,
  mentor_id integer not null references data.mentors,
  at timestamptz not null default now(),
  primary key (mentee_id, mentor_id)
);

create table data.availability_alerts (
  mentee_id integer not null references data.mentees,
  mentor_id integer not null references data.mentors,
  asked_at timestamptz not null default now(),
  told_at timestamptz,
  primary key (mentee_id, mentor_id)
);

create table data.edit_requests (
  id integer generated always as identity primary key,
  mentor_id integer not null references data.mentors,
  status data.edit_request_status not null default 'pending',
  sent_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by integer references data.users,
  message text check (length(message) <= 2000),
  words text check (length(words) <= 2000)
);
comment on column data.edit_requests.words is
  'What the mentor says to the team; `message` is the answer.';
create unique index edit_request_pending on data.edit_requests (mentor_id) where status = 'pending';
create index edit_requests_mentor on data.edit_requests (mentor_id, sent_at);

create table data.edit_request_changes (
  edit_request_id integer not null references data.edit_requests,
  field text not null,
  current_value jsonb,
  new_value jsonb,
  primary key (edit_request_id, field)
);

create table private.drafts (
  secret_hash bytea primary key check (length(secret_hash) = 32),
  user_id integer references data.users,
  answers jsonb not null default '{}' check (length(answers::text) <= 30000),
  reached smallint not null default 1 check (reached between 1 and 8),
  password_hash text,
  photo_small bytea,
  photo_large bytea,
  photo_mime text check (photo_mime in ('image/jpeg', 'image/png', 'image/webp')),
  expires_at timestamptz not null default now() + '7 days',
  constraint draft_photo_whole
    check (((photo_small is null) = (photo_large is null)) and ((photo_small is null) = (photo_mime is null)))
);
comment on table private.drafts is
  'Applications in progress, kept for the browser that holds the secret. Of a signed-in user only that user reads '
  'it, whoever else uses the browser.';
comment on column private.drafts.reached is
  'The furthest step that may be opened.';

create table private.share_images (
  mentor_id integer not null references data.mentors,
  latin boolean not null,
  drawn_from text not null,
  image bytea not null check (octet_length(image) <= 1000000),
  primary key (mentor_id, latin)
);
comment on table private.share_images is
  'The picture of a mentor’s page for shared links, drawn once.';
comment on column private.share_images.drawn_from is
  'A hash of what it shows.';
