-- Mails about new offers and seminars need consent: they go only to mentors who asked for them. Those who consented to
-- news and had not switched them off keep them.
create table data.asked_notifications (
  user_id integer not null references data.users,
  -- As text: a migration that adds a value of data.notification may run in the same transaction.
  notification text not null check (notification in ('offers', 'seminars')),
  asked_at timestamptz not null default now(),
  primary key (user_id, notification)
);

insert into data.asked_notifications (user_id, notification, asked_at)
select u.id, kind, u.news_consent_at
from data.users u
join data.mentors m on m.user_id = u.id
cross join unnest(array['offers', 'seminars']) as kind
where u.news_consent_at is not null and u.erased_at is null and not exists (
  select from data.muted_notifications n where n.user_id = u.id and n.notification::text = kind);

delete from data.muted_notifications n where n.notification::text in ('offers', 'seminars');
