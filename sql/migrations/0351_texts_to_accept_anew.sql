-- A version of a text that members must accept before they go on, from its day.
alter table data.texts add column needs_consent boolean not null default false;
create index texts_to_accept on data.texts (published_on) where needs_consent;
