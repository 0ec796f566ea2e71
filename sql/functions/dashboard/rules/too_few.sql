-- Whether so many women are too few to be told of: nobody may be recognised in a number. None is nobody.
create function rules.too_few(women bigint)
returns boolean
language sql immutable
as $$
  select women between 1 and 4
$$;
