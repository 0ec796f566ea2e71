-- What the product no longer has: pictures drawn for shared links, answers of calls with an Idempotency-Key, addresses of
-- calendars, seats in seminars, and who has seen an offer. What the history says of seats it keeps.
drop table private.share_images, private.answered_calls, private.calendar_addresses, data.seminar_signups,
  data.offer_views cascade;
alter table data.seminars drop column seats cascade;
delete from data.muted_notifications where notification = 'seminar_reminders';
delete from private.reminders where kind = 'seminar';
delete from private.outbox where kind = 'seminar_tomorrow' and status = 'queued';
