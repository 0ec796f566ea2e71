-- Returns a heard word (rules.heard) without its ending, while three letters remain: «ηγεσίας» and «ηγεσία» have one stem,
-- «προγράμματα» and «πρόγραμμα», "careers" and "career". A stemmer of one language would not do, as the names of topics are
-- searched in five.
create function rules.stem_of(heard text)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(substring(heard from '^(.{3,}?)(?:at(?:a|os|on)|[aeiou]{0,3}[sn]?)$'), heard)
$$;
