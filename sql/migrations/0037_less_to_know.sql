-- What the product no longer has: pictures drawn for shared links, answers of calls with an Idempotency-Key, addresses of
-- calendars.
drop table private.share_images, private.answered_calls, private.calendar_addresses cascade;
