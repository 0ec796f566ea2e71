-- Returns the optional kind of notification that a kind of mail belongs to; null for mails that cannot be switched
-- off: about the account, money, an awaited answer, or a right that ends. Offers and seminars need consent.
create function rules.notification_of(kind text)
returns data.notification
language sql immutable set search_path = ''
as $$
  select case
    when kind in ('request_sent', 'proof_received') then 'confirmations'
    when kind in ('no_request_yet', 'order_waiting', 'order_ending', 'rest_waiting') then 'package_reminders'
    when kind like 'session\_tomorrow\_%' then 'session_reminders'
    -- The last month of a pause is about losing a paid part, so it cannot be switched off.
    when kind like 'pair\_%' and kind not like 'pair\_pause\_last\_%' then 'mentorship_reminders'
    when kind in ('mentor_free', 'mentor_left') then 'mentor_free'
    when kind = 'testimonial_published' then 'testimonials'
    when kind = 'new_offer' then 'offers'
    when kind in ('new_seminar', 'seminar_changed', 'seminar_cancelled') then 'seminars'
    when kind in ('declines_mentor', 'declines_team') then 'declines'
    when kind in ('digest', 'daily_digest') then 'digest'
  end::data.notification
$$;
