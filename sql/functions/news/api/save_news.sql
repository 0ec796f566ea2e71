-- An admin writes a news mail, or changes one that is not sent yet (`news_id`). Returns its id; null if a form that
-- creates one is sent twice.
-- With `seen` (the draft on the page that the change was decided on) nothing is overwritten unseen.
-- Refuses: role_not_held, news_not_found, news_sent, changed_meanwhile, greek_or_english_missing, message_missing, too_long,
-- subject_missing, subject_of_one_line, unknown_placeholder.
-- Null: result.
create function api.save_news(
  audience text, locales text[], texts jsonb, news_id integer default null, form_key text default null,
  seen jsonb default null)
returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved data.news;
begin
  perform rules.require_admin();
  perform rules.check_texts(texts);
  if exists (select from jsonb_each(texts) as each (locale, words) where coalesce(trim(words->>'subject'), '') = '') then
    perform rules.reject('subject_missing', kind => 'MR422');
  end if;
  if news_id is null then
    if form_key is not null and not rules.first_use('news:' || form_key) then
      return null;
    end if;
    insert into data.news (audience, locales, texts) values (audience, locales, texts) returning * into saved;
  else
    select n.* into saved from data.news n where n.id = news_id for no key update;
    if not found then
      perform rules.reject('news_not_found', kind => 'MR404');
    elsif saved.sent_at is not null then
      perform rules.reject('news_sent');
    end if;
    perform rules.refuse_overwriting(
      jsonb_build_object('audience', saved.audience, 'locales', to_jsonb(saved.locales), 'texts', saved.texts),
      jsonb_build_object('audience', audience, 'locales', to_jsonb(locales), 'texts', texts), seen);
    update data.news n
    set audience = save_news.audience, locales = save_news.locales, texts = save_news.texts
    where n.id = news_id;
  end if;
  return saved.id;
end $$;

grant execute on function api.save_news to app_admin;
