-- Who issues the receipts, beside the bank account and the team's address. These are samples, as those are: a
-- production start writes the operator's own over them.
alter table data.constants
  add column issuer_name text not null default 'Δίκτυο Γυναικών',
  add column issuer_tax_number text not null default '000000000',
  add column issuer_address text not null default 'Οδός Παραδείγματος 1, 105 57 Αθήνα';
