-- A name and a surname of eighty letters each, with the space between them.
alter table data.refund_accounts
  drop constraint refund_accounts_holder_check,
  add constraint refund_accounts_holder_check check (length(holder) between 1 and 161);
