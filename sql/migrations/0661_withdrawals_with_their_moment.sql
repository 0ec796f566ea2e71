-- The moment of a withdrawal: of one by letter the end of the day on which it was sent. Sessions until then count, also
-- those that the team enters later.
alter table data.refunds add column declared_at timestamptz;
update data.refunds set declared_at = requested_at where ground = 'withdrawal';
