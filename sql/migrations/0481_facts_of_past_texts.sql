-- The operator's facts and the prices that a version of a long text printed when its next one was published. Null until
-- then.
alter table data.document_versions add column facts jsonb;
