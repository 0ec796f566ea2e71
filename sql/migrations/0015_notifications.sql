-- The mails a woman may do without, by what they are about; all others she always gets.
create type data.notification as enum (
  'confirmations', 'package_reminders', 'mentorship_reminders', 'mentor_free', 'testimonials', 'digest');

-- Those she has switched off. No row: she gets them.
create table data.muted_notifications (
  user_id integer not null references data.users,
  notification data.notification not null,
  muted_at timestamptz not null default now(),
  primary key (user_id, notification)
);

-- The link at the end of such a mail switches off what that mail was about, and opens nothing else.
alter table private.tokens add column notification data.notification;
alter table private.tokens add constraint token_unsubscribes check ((purpose = 'unsubscribe') = (notification is not null));
