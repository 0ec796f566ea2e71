-- Schemas, the words of the domain as types, and the constants that rules and texts print.
create schema data;
create schema private;
grant usage on schema data to app_rules, app_visitor, app_member, app_admin;
grant usage on schema private to app_rules;
alter default privileges in schema data grant all on tables to app_rules;
alter default privileges in schema private grant all on tables to app_rules;

create type data.role as enum ('mentor', 'mentee', 'admin');
create type data.actor as enum ('mentor', 'mentee', 'admin', 'system');
create type data.admin_right as enum ('coordinator', 'treasurer', 'administrator');
create type data.kind as enum ('mentoring', 'coaching');
create type data.visibility as enum ('public', 'private');
create type data.audience as enum ('public', 'members', 'hidden');
create type data.mentor_status as enum ('new', 'awaiting_response', 'active', 'inactive', 'rejected');
create type data.part_status as enum ('awaiting_payment', 'paid', 'pending', 'running', 'completed');
create type data.closed_reason as enum ('completed', 'refunded', 'cancelled', 'expired');
create type data.request_status as enum ('pending', 'approved', 'rejected');
create type data.close_reason as enum (
  'mentor_rejected', 'admin_rejected', 'expired', 'mentor_unavailable', 'withdrawn', 'purchase_closed');
create type data.mentorship_status as enum ('running', 'paused', 'stopped', 'completed');
create type data.stop_outcome as enum ('replace', 'close');
create type data.session_status as enum ('planned', 'held', 'cancelled', 'late_cancel', 'no_show_mentee', 'no_show_mentor');
create type data.edit_request_status as enum ('pending', 'approved', 'rejected', 'withdrawn');
create type data.payment_method as enum ('card', 'deposit', 'iris', 'scholarship');
create type data.mail_status as enum ('queued', 'sent', 'dead');
-- The mails that a user may switch off, by what they are about; all others are always sent.
create type data.notification as enum (
  'confirmations', 'package_reminders', 'mentorship_reminders', 'mentor_free', 'testimonials', 'digest', 'news', 'offers',
  'declines', 'seminars', 'session_reminders', 'seminar_reminders');

-- A text of one line: no control characters, line ends or direction signs. asLine in app/domain/fields.ts makes one.
create function data.is_line(words text) returns boolean language sql immutable parallel safe
return words !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

-- The name of a person: letters and their marks, spaces, apostrophes, hyphens and points, no link; or the pseudonym.
-- Names what is refused, since which signs are letters differs between servers; personName in app/domain/fields.ts
-- knows all of Unicode.
create function data.is_name(words text) returns boolean language sql immutable parallel safe
return words = '—' or (
  words ~ '[[:alpha:]]'
  and words !~ ('[\u0001-\u001f!-&(-,/-@[-`{-\u00a9\u00ab-\u00b4\u00b6\u00b8\u00b9\u00bb-\u00bf\u00d7\u00f7\u061c\u0660-\u0669'
    || '\u06f0-\u06f9\u0966-\u096f\u115f\u1160\u1680\u2000-\u200b\u200e-\u2018\u201a-\u2070\u2072-\u207e\u2080-\u208f'
    || '\u209d-\u20cf\u2190-\u2bff\u2e00-\u2e2e\u2e30-\u2e7f\u3000-\u3004\u3008-\u3020\u3164\ue000-\uf8ff\ufe00-\ufe1f'
    || '\ufe30-\ufe6f\ufeff\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\uffa0\uffe0-\uffff\U0001f000-\U0001faff'
    || '\U000e0000-\U000e0fff]')
  and words !~* 'www\.'
  -- Two words with a point between them, of which mail programs make a link.
  and words !~ '[^ .''’·-]{2}\.[^ .''’·-]|\.[^ .''’·-]{2}');

grant execute on function data.is_line, data.is_name to app_rules;

create domain data.locale as text check (value in ('gr', 'en', 'de', 'fr', 'pt'));
-- An address in lower case, its domain in ASCII. Email in app/domain/fields.ts makes one.
create domain data.email as text check (length(value) <= 254 and value ~ ('^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+'
  || '@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'));
create domain data.cents as integer;
create domain data.names as jsonb check (value ?& array['gr', 'en', 'de', 'fr', 'pt']);

create table data.constants (
  only_row boolean primary key default true check (only_row),
  demo boolean not null default false,
  answer_days integer not null default 5,
  mentor_minimum_age integer not null default 18,
  mentor_minimum_experience_months integer not null default 36,
  mentee_minimum_age integer not null default 16,
  guardian_below_age integer not null default 18,
  message_minimum_length integer not null default 20,
  message_maximum_length integer not null default 2000,
  coaching_session_cap integer not null default 4,
  mentoring_session_cap integer not null default 30,
  early_stop_days integer not null default 15,
  notice_days integer not null default 15,
  pause_minimum_sessions_left integer not null default 2,
  resume_months integer not null default 18,
  claim_months integer not null default 24,
  refund_days integer not null default 14,
  refund_no_request_months integer not null default 3,
  refund_rejections integer not null default 3,
  flag_rejections integer not null default 3,
  flag_months integer not null default 6,
  full_scholarships_a_year integer not null default 5,
  partial_scholarships_a_year integer not null default 3,
  photo_bytes integer not null default 1048576,
  proof_bytes integer not null default 10485760,
  session_hours integer not null default 24,
  password_minutes integer not null default 15,
  routine_password_minutes integer not null default 120,
  retention_years integer not null default 5,
  bank_name text not null default 'Τράπεζα Πειραιώς'
    constraint constants_bank_name_line check (data.is_line(bank_name)),
  bank_account_holder text not null default 'Δίκτυο Γυναικών'
    constraint constants_bank_account_holder_line check (data.is_line(bank_account_holder))
    constraint constants_bank_account_holder_length
      check (length(bank_account_holder) <= 70 and octet_length(bank_account_holder) <= 240),
  bank_iban text not null default 'GR16 0110 1250 0000 0001 2300 695'
    constraint constants_bank_iban_line check (data.is_line(bank_iban)),
  iris_tax_number text not null default '' check (iris_tax_number ~ '^([0-9]{9})?$'),
  iris_code text not null default ''
    check (length(iris_code) <= 500)
    constraint constants_iris_code_line check (data.is_line(iris_code)),
  iris_day_euros integer not null default 500,
  team_email text not null default 'team@example.org'
    constraint constants_team_email_line check (data.is_line(team_email)),
  claim_grace_months integer not null default 3,
  quiet_days integer not null default 45,
  stalled_days integer not null default 60,
  issuer_name text not null default 'Δίκτυο Γυναικών'
    constraint constants_issuer_name_line check (data.is_line(issuer_name)),
  issuer_tax_number text not null default '000000000'
    constraint constants_issuer_tax_number_line check (data.is_line(issuer_tax_number)),
  issuer_address text not null default 'Οδός Παραδείγματος 1, 105 57 Αθήνα'
    constraint constants_issuer_address_line check (data.is_line(issuer_address)),
  session_days integer not null default 7,
  admin_session_hours integer not null default 12,
  second_factor_required boolean not null default false,
  order_days integer not null default 14,
  draft_days integer not null default 7,
  link_hours integer not null default 48,
  reset_minutes integer not null default 60,
  second_step_minutes integer not null default 10,
  free_cancellation_time text not null default '12:00' check (free_cancellation_time ~ '^[0-2][0-9]:[0-5][0-9]$'),
  note_deletion_hours integer not null default 24,
  unmatched_days integer not null default 14,
  invitation_days integer not null default 7 check (invitation_days between 1 and 60),
  register_number text not null default '000000000000'
    constraint constants_register_number_line check (data.is_line(register_number)),
  tax_office text not null default 'Α΄ Αθηνών' constraint constants_tax_office_line check (data.is_line(tax_office)),
  representative text not null default 'Όνομα Επώνυμο'
    constraint constants_representative_line check (data.is_line(representative)),
  operator_phone text not null default '+30 210 000 0000'
    constraint constants_operator_phone_line check (data.is_line(operator_phone)),
  privacy_email text not null default 'privacy@example.org'
    constraint constants_privacy_email_line check (data.is_line(privacy_email)),
  hosting_provider text not null default 'Πάροχος φιλοξενίας, Ευρωπαϊκή Ένωση'
    constraint constants_hosting_provider_line check (data.is_line(hosting_provider)),
  mail_provider text not null default 'Πάροχος e-mail, Ευρωπαϊκή Ένωση'
    constraint constants_mail_provider_line check (data.is_line(mail_provider)),
  authority_address text not null default 'Λεωφόρος Κηφισίας, Αθήνα, www.dpa.gr'
    constraint constants_authority_address_line check (data.is_line(authority_address)),
  ombudsman_address text not null default 'Λεωφόρος Αλεξάνδρας, Αθήνα, www.synigoroskatanaloti.gr'
    constraint constants_ombudsman_address_line check (data.is_line(ombudsman_address)),
  safety_name text not null default ''
    check (length(safety_name) <= 200) constraint constants_safety_name_line check (data.is_line(safety_name)),
  safety_phone text not null default ''
    check (length(safety_phone) <= 200) constraint constants_safety_phone_line check (data.is_line(safety_phone)),
  safety_email text not null default ''
    check (length(safety_email) <= 200) constraint constants_safety_email_line check (data.is_line(safety_email)),
  signer_name text not null default ''
    check (length(signer_name) <= 200) constraint constants_signer_name_line check (data.is_line(signer_name)),
  signer_title text not null default ''
    check (length(signer_title) <= 200) constraint constants_signer_title_line check (data.is_line(signer_title)),
  clearance_days integer not null default 30,
  log_days integer not null default 30,
  money_back_days integer not null default 14,
  application_days integer not null default 7,
  proof_days integer not null default 3,
  plan_years integer not null default 2,
  later_months integer not null default 3,
  quick_answer_days integer not null default 2,
  team_answer_days integer not null default 2,
  seminar_months integer not null default 2,
  guardian_days integer not null default 14,
  team_letters_a_day integer not null default 5,
  request_reminder_days integer not null default 2,
  order_reminder_days integer[] not null default '{1,10}',
  no_request_days integer[] not null default '{7,14,80}',
  claim_reminder_months integer[] not null default '{1,6}',
  no_session_days integer[] not null default '{14,28}',
  quiet_reminder_days integer not null default 35,
  start_days integer not null default 30,
  planned_end_days integer not null default 14,
  pause_reminder_months integer[] not null default '{12,16,17}',
  correction_minutes integer not null default 60,
  retention_notice_months integer not null default 1,
  certificate_years integer not null default 5,
  guardian_mails_a_day integer not null default 5,
  constraint constants_safety_whole check (
    ((safety_name = '') = (safety_phone = '')) and ((safety_name = '') = (safety_email = '')))
);
comment on table data.constants is
  'One row: the numbers of the rules, the facts of the operator that texts print. Prices stand in packages. The '
  'facts are samples until the operator’s environment or an administrator writes the true ones.';
comment on column data.constants.claim_grace_months is
  'How many months a claim lasts at least once its part is free again.';
comment on column data.constants.order_days is
  'How long an order that nobody pays is kept.';
comment on column data.constants.bank_account_holder is
  'What the QR code of a transfer has room for (EPC069-12).';
comment on column data.constants.iris_tax_number is
  'By which banks’ apps find the network for payments by IRIS. While it and the code are empty, IRIS is not offered.';
comment on column data.constants.iris_code is
  'What the code says that the bank gave for payments by IRIS.';
comment on column data.constants.iris_day_euros is
  'How much one person may pay by IRIS in a day. A package that costs more cannot be paid so.';
comment on column data.constants.safety_name is
  'To whom minors, their guardians and their mentors write or call about safety. While it is empty, to the team.';
comment on column data.constants.signer_name is
  'Who signs certificates, such as the president. While it is empty, they have no line for a signature.';
comment on column data.constants.clearance_days is
  'How many days before a certificate ends the team is told, if its mentor accompanies a minor.';
comment on column data.constants.note_deletion_hours is
  'Until when an admin may delete a note.';
comment on column data.constants.unmatched_days is
  'After how many days with a free, paid part the team looks for a mentor.';
comment on column data.constants.seminar_months is
  'In how many months a seminar is due. The team is told when none is planned in that time.';
comment on column data.constants.team_letters_a_day is
  'How many reports and letters of one member are mailed to the team within a day; further ones stand in the queues.';
comment on column data.constants.request_reminder_days is
  'After how many days a mentor is reminded of a request; again on the day before it lapses.';
comment on column data.constants.order_reminder_days is
  'After how many days a mentee is reminded of an unpaid order.';
comment on column data.constants.no_request_days is
  'After how many days a mentee who paid and sent no request is reminded; the last mail speaks of a refund.';
comment on column data.constants.claim_reminder_months is
  'How many months before its end a claim is told of: the last mail, and the one before.';
comment on column data.constants.no_session_days is
  'After how many days without a first session a pair is reminded.';
comment on column data.constants.quiet_reminder_days is
  'After how many days without a further session a pair is reminded; the team is told later (quiet_days).';
comment on column data.constants.start_days is
  'For how many days a mentee is asked where she stands at the start; then the check-in asks.';
comment on column data.constants.planned_end_days is
  'How many days before its planned end a pair is told that it nears.';
comment on column data.constants.pause_reminder_months is
  'After how many months a pause is told of; what is left of resume_months is in the mail.';
comment on column data.constants.correction_minutes is
  'How long what the team publishes can be corrected before it is mailed.';
comment on column data.constants.retention_notice_months is
  'How long before it a person is told that her account will be erased.';
comment on column data.constants.certificate_years is
  'The longest time for which a certificate is noted.';
comment on column data.constants.guardian_mails_a_day is
  'How often within a day a mentee may have a guardian asked; the address is confirmed by nobody.';
comment on column data.constants.guardian_days is
  'How long the link of a guardian works.';
comment on column data.constants.free_cancellation_time is
  'Until this time on the day before, a coaching session is cancelled freely.';

insert into data.constants default values;
