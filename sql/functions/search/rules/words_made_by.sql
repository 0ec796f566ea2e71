-- Returns what makes words of texts, as a hash: the bodies of the functions that make and hear them.
create function rules.words_made_by()
returns text
language sql stable security definer set search_path = ''
as $$
  select md5(string_agg(p.prosrc, '' order by p.proname))
  from pg_catalog.pg_proc p
  where p.pronamespace = 'rules'::regnamespace
    and p.proname = any ('{mentor_words,refresh_user_words,fold,in_one_script,heard,stem_of}'::name[])
$$;
