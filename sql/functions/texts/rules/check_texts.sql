-- Checks words in several languages, and that Greek or English is among them.
-- Refuses: greek_or_english_missing, message_missing, too_long, subject_of_one_line, unknown_placeholder.
create function rules.check_texts(texts jsonb)
returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if not texts ?| array['gr', 'en'] then
    perform rules.reject('greek_or_english_missing', kind => 'MR422');
  end if;
  perform rules.check_words(coalesce(words->>'subject', ''), words->>'text') from jsonb_each(texts) as each (locale, words);
end $$;
