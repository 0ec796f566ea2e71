-- A text of one line: no control characters, line ends or direction signs. asLine in app/domain/fields.ts makes one.
create function data.is_line(words text) returns boolean language sql immutable parallel safe
return words !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

-- The name of a person: letters and their marks, spaces, apostrophes, hyphens and points, no link; or the pseudonym.
-- Names what is refused, since which signs are letters differs between servers; personName in app/domain/fields.ts
-- knows all of Unicode.
create function data.is_name(words text) returns boolean language sql immutable parallel safe
return words = '—' or (
  words ~ '[[:alpha:]]'
  and words !~ ('[\u0001-\u001f!-&(-,/-@[-`{-\u00a9\u00ab-\u00b4\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7\u061c\u0660-\u0669'
    || '\u06f0-\u06f9\u0966-\u096f\u115f\u1160\u1680\u2000-\u200b\u200e-\u2018\u201a-\u2070\u2072-\u207e\u2080-\u208f'
    || '\u209d-\u20cf\u2190-\u2bff\u2e00-\u2e2e\u2e30-\u2e7f\u3000-\u3004\u3008-\u3020\u3164\ue000-\uf8ff\ufe00-\ufe1f'
    || '\ufe30-\ufe6f\ufeff\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\uffa0\uffe0-\uffff\U0001f000-\U0001faff'
    || '\U000e0000-\U000e0fff]')
  and words !~* 'www\.'
  -- Two words with a point between them, of which mail programs make a link.
  and words !~ '[^ .''’·-]{2}\.[^ .''’·-]|\.[^ .''’·-]{2}');

grant execute on function data.is_line, data.is_name to app_rules;

-- What was stored before, as the forms would have written it.
create function data.as_line(words text) returns text language sql immutable
return trim(regexp_replace(regexp_replace(normalize(words),
  '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
  '[\u0009-\u000d\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000 ]+', ' ', 'g'));
create function data.as_name(words text) returns text language plpgsql immutable as $$
declare
  name text := data.as_line(words);
begin
  name := translate(name, '‐‑‒–—', '-----');
  name := string_agg(case when data.is_name('α' || sign) then sign else ' ' end, '' order by place)
    from regexp_split_to_table(name, '') with ordinality as signs (sign, place);
  name := regexp_replace(name, 'www\.', 'www ', 'gi');
  name := regexp_replace(name, '\.(?=[^ ])', '. ', 'g');
  name := trim(regexp_replace(name, ' +', ' ', 'g'));
  return case when data.is_name(name) then name else '—' end;
end $$;

do $$
declare
  one record;
begin
  for one in
    select split_part(path, '.', 1) as place, split_part(path, '.', 2) as tab, split_part(path, '.', 3) as col, rule
    from (values
      ('name', array['data.users.name', 'data.users.surname', 'data.users.latin_name', 'data.mentor_cards.name',
        'data.mentor_cards.surname', 'data.mentor_cards.latin_name', 'data.purchases.guardian_name',
        'data.testimonials.mentee_full_name']),
      ('line', array['data.constants.bank_name', 'data.constants.bank_account_holder', 'data.constants.bank_iban',
        'data.constants.team_email', 'data.constants.issuer_name', 'data.constants.issuer_tax_number',
        'data.constants.issuer_address', 'data.constants.register_number', 'data.constants.tax_office',
        'data.constants.representative', 'data.constants.operator_phone', 'data.constants.privacy_email',
        'data.constants.hosting_provider', 'data.constants.mail_provider', 'data.constants.authority_address',
        'data.constants.ombudsman_address', 'data.mentor_cards.title', 'data.mentor_details.referral_text',
        'data.message_templates.name', 'data.messages.subject', 'data.offers.provider', 'data.offers.code',
        'data.offers.website_link', 'data.payments.external_ref', 'data.proofs.file_name', 'data.refund_accounts.holder',
        'data.refunds.external_ref', 'data.saved_views.name', 'data.scholarships.name', 'data.seminars.title',
        'data.seminars.place', 'data.sessions.place', 'private.imports.file_name'])) as rules (rule, paths), unnest(paths) as path
  loop
    execute format('update %1$I.%2$I set %3$I = data.as_%4$s(%3$I) where not data.is_%4$s(%3$I)',
      one.place, one.tab, one.col, one.rule);
    execute format('alter table %1$I.%2$I add constraint %3$I check (data.is_%4$s(%5$I))',
      one.place, one.tab, one.tab || '_' || one.col || '_' || one.rule, one.rule, one.col);
  end loop;
end $$;

update data.mentor_pages p
set links = array(select data.as_line(link) from unnest(p.links) with ordinality as each (link, place) order by place)
where not data.is_line(array_to_string(p.links, ' '));
alter table data.mentor_pages add constraint mentor_pages_links_line check (data.is_line(array_to_string(links, ' ')));

drop function data.as_name, data.as_line;

-- The forms have always taken ASCII letters only.
alter domain data.email add constraint email_line check (data.is_line(value));
