-- Returns what the card of a mentor says: the mentor's own sentence, else the first one of the description, cut after a word
-- where it is long. A sentence has twenty letters, so that none ends with an abbreviation.
create function rules.says(page data.mentor_pages)
returns text
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(page.sentence, (
    select case when length(told) <= 110 then told
      else regexp_replace(left(told, 108), '[\s,;:·–-]+\S*$', '') || '…' end
    from (select btrim(regexp_replace(left(page.description, 500), '\s+', ' ', 'g')) as start) as description,
      lateral (select coalesce(substring(start from '^.{20,}?[.!;?…](?=\s|$)'), start) as told) as first_one))
$$;

grant execute on function rules.says to app_visitor, app_member, app_admin;
