-- The reminder on the day before a planned session can be switched off.
alter type data.notification add value if not exists 'session_reminders';
