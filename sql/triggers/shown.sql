-- Notifies the web servers, on the channel `shown`, when data of public pages change, so that they drop cached
-- answers. Mentors by id, or all if one statement changes many; other data by table name. PostgreSQL sends each
-- notification once per transaction, at commit.

-- Tells all web servers at commit, and the one that acts at once, by a notice: its answer waits for the notification.
create function rules.tell_shown(what text)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform pg_notify('shown', what);
  raise notice using errcode = 'MR000', message = 'shown';
end $$;

create function rules.on_mentor_shown()
returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 20;
  ids integer[];
begin
  select array_agg(mentor_id) into ids from (select distinct mentor_id from changed limit most + 1) as of_them;
  if cardinality(ids) > most then
    perform rules.tell_shown('mentors');
  else
    perform rules.tell_shown('mentor:' || id) from unnest(ids) as id;
  end if;
  return null;
end $$;

create function rules.on_shown()
returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform rules.tell_shown(tg_argv[0]);
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['mentor_cards', 'mentor_pages', 'testimonials'] loop
    execute format('create trigger shown_first after insert on data.%I referencing new table as changed
      for each statement execute function rules.on_mentor_shown()', name);
    execute format('create trigger shown_changed after update on data.%I referencing new table as changed
      for each statement execute function rules.on_mentor_shown()', name);
    execute format('create trigger shown_gone after delete on data.%I referencing old table as changed
      for each statement execute function rules.on_mentor_shown()', name);
    execute format('create trigger shown_emptied after truncate on data.%I
      for each statement execute function rules.on_shown(''mentors'')', name);
  end loop;
  foreach name in array array['packages', 'package_parts', 'package_prices', 'vat_rates', 'constants', 'texts', 'document_versions', 'work_statuses', 'industries',
    'support_topics', 'referral_sources', 'counties', 'regions', 'countries'] loop
    execute format('create trigger shown after insert or update or delete or truncate on data.%I
      for each statement execute function rules.on_shown(%L)', name, name);
  end loop;
end $$;
