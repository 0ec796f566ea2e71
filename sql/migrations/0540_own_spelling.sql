-- A user's name in Latin letters as the user writes it; null: pages in other languages transliterate it (ELOT 743).
-- The card repeats it, so that lists read no user.
alter table data.users add column latin_name text
  constraint latin_name_letters check (latin_name ~ '^[[:alpha:]][[:alpha:] .''’-]{0,159}$' and latin_name !~ '[Ͱ-Ͽἀ-῿Ѐ-ӿ]');
alter table data.mentor_cards add column latin_name text;
