-- The team looks for mails of one kind.
create index mails_kind on data.mails (kind, id);
