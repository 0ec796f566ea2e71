-- How many messages wait for a reader is counted on every page of hers.
create index messages_unread on data.messages (to_user_id, to_role) where read_at is null;
