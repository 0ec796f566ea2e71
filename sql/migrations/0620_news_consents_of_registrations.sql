-- A consent to news that was given with the registration was kept as a moment alone. It gets its record, with the version
-- of that day, as a consent given later has.
insert into data.consents (user_id, text, version, given, at)
select u.id, 'news', max(t.version), true, u.news_consent_at
from data.users u
join data.texts t on t.text = 'news' and t.published_on <= (u.news_consent_at at time zone 'Europe/Athens')::date
where u.news_consent_at is not null and u.erased_at is null
  and not exists (select from data.consents c where c.user_id = u.id and c.text = 'news' and c.given)
group by u.id, u.news_consent_at;
