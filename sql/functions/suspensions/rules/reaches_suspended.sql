-- Whether a mail of this kind goes to a suspended user: what happens to the account and to money, the end of what ran, what
-- the team writes itself. Nothing else is written, nor made up for afterwards.
create function rules.reaches_suspended(kind text)
returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('account_suspended', 'suspension_lifted', 'mentorship_ended_mentee', 'mentorship_ended_mentor',
      'guardian_ended', 'reset_password', 'password_changed', 'confirm_new_email', 'email_change_asked', 'email_changed',
      'message', 'report_settled', 'retention_notice', 'purchase_withdrawn', 'order_lapsed', 'order_cancelled', 'tax_document')
    or kind like 'refund\_%' or kind like 'second\_factor\_%'
$$;
