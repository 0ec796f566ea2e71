-- The paid parts that wait for a mentorship, the oldest first: what an admin may match.
create index parts_paid on data.parts (id) where status = 'paid';
