-- Schemas, the words of the domain as types, and the constants every text and rule is printed from.
create schema data;
create schema private;
grant usage on schema data to app_rules, app_visitor, app_member, app_admin;
grant usage on schema private to app_rules;
alter default privileges in schema data grant all on tables to app_rules;
alter default privileges in schema private grant all on tables to app_rules;

create type data.role as enum ('mentor', 'mentee', 'admin');
create type data.actor as enum ('mentor', 'mentee', 'admin', 'system');
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
create type data.payment_method as enum ('card', 'deposit', 'scholarship');
create type data.mail_status as enum ('queued', 'sent', 'dead');
-- The mails a member may do without, by what they are about; all others are always sent.
create type data.notification as enum (
  'confirmations', 'package_reminders', 'mentorship_reminders', 'mentor_free', 'testimonials', 'digest');

create domain data.locale as text check (value in ('gr', 'en', 'de', 'fr', 'pt'));
create domain data.email as text check (value = lower(value) and value ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' and length(value) <= 254);
create domain data.cents as integer;
create domain data.names as jsonb check (value ?& array['gr', 'en', 'de', 'fr', 'pt']);

-- One row. Prices stand in packages; everything else that is a number in a rule stands here.
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
  proof_bytes integer not null default 5242880,
  session_hours integer not null default 24,
  password_minutes integer not null default 15,
  retention_years integer not null default 5,
  bank_name text not null default 'Τράπεζα Πειραιώς',
  bank_account_holder text not null default 'Δίκτυο Γυναικών',
  bank_iban text not null default 'GR16 0110 1250 0000 0001 2300 695',
  team_email text not null default 'team@example.org'
);
insert into data.constants default values;

-- The versions of the texts a member accepts.
create table data.texts (
  text text not null check (text in ('terms', 'privacy', 'mentor_terms', 'mentee_terms', 'coachee_terms', 'news')),
  version integer not null,
  published_on date not null,
  primary key (text, version)
);
