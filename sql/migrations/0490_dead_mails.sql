-- Counting the mails that were given up must stay cheap: the metrics do it every fifteen seconds.
create index outbox_dead on private.outbox (id) where status = 'dead';
