-- The reminder on the day before a seminar can be switched off.
alter type data.notification add value if not exists 'seminar_reminders';
