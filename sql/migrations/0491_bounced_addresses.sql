-- Since when the mail server of the user's address refuses it for good; null if it does not, or nobody knows.
alter table data.users add column email_bounced_at timestamptz;
