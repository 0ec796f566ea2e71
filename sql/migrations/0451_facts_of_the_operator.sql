-- What the legal texts say about the operator, its providers and its authorities, and how long the web server's log is
-- kept. Sample values until an administrator writes the true ones.
alter table data.constants
  add column register_number text not null default '000000000000',
  add column tax_office text not null default 'Α΄ Αθηνών',
  add column representative text not null default 'Όνομα Επώνυμο',
  add column operator_phone text not null default '+30 210 000 0000',
  add column privacy_email text not null default 'privacy@example.org',
  add column hosting_provider text not null default 'Πάροχος φιλοξενίας, Ευρωπαϊκή Ένωση',
  add column mail_provider text not null default 'Πάροχος e-mail, Ευρωπαϊκή Ένωση',
  add column authority_address text not null default 'Λεωφόρος Κηφισίας, Αθήνα, www.dpa.gr',
  add column ombudsman_address text not null default 'Λεωφόρος Αλεξάνδρας, Αθήνα, www.synigoroskatanaloti.gr',
  add column log_days integer not null default 30,
  add column money_back_days integer not null default 14;
