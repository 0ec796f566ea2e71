import {
  AccountContent,
  LinkContent,
  MessageContent,
  NewEmailContent,
  NewProfileContent,
  PasswordChangedContent,
  RetentionContent,
} from '../contents'
import { messageFacts, newEmailFacts, passwordFacts, retentionDates } from '../facts'
import { family } from './family'
import { toApplication, toHerHome, toMentee } from './pages'

// The token is removed once the mail is sent; the page without a token is shown then.
const withToken =
  (page: string, without: string) =>
  ({ token }: LinkContent) =>
    token ? `${page}?token=${token}` : without

/** About an account, in any role. */
export const accountKinds = {
  ...family(
    { content: AccountContent, facts: {} },
    {
      admin_appointed: { opens: toHerHome },
      admin_retired: { opens: toHerHome },
    },
  ),
  ...family(
    { content: LinkContent, facts: {} },
    {
      reset_password: { opens: withToken('/reset-password', '/forgot-password') },
      mentee_registered: { opens: withToken('/confirm-email', '/mentoring-packages') },
      confirm_email: { opens: withToken('/confirm-email', '/login') },
      confirm_new_email: { opens: withToken('/new-email', '/login') },
    },
  ),
  ...family(
    { content: NewEmailContent, facts: newEmailFacts },
    {
      email_change_asked: { opens: '/forgot-password', facts: ['newEmail'] },
      email_changed: { opens: toHerHome, facts: ['newEmail'] },
    },
  ),
  ...family(
    { content: PasswordChangedContent, facts: passwordFacts },
    {
      password_changed: { opens: '/forgot-password', facts: ['changedAt'] },
      second_factor_on: { opens: '/forgot-password', facts: ['changedAt'] },
      second_factor_off: { opens: '/forgot-password', facts: ['changedAt'] },
      second_factor_codes: { opens: '/forgot-password', facts: ['changedAt'] },
      second_factor_code_used: { opens: '/second-factor', facts: ['changedAt'] },
      second_factor_reset: { opens: '/login', facts: ['changedAt'] },
    },
  ),
  ...family(
    { content: NewProfileContent, facts: {} },
    {
      profile_created: {
        opens: ({ role }) => (role === 'mentor' ? toApplication : toMentee),
        ending: ({ role }) => role,
      },
    },
  ),
  ...family(
    { content: MessageContent, facts: messageFacts },
    {
      message: {
        opens: ({ role }) => (role ? `/${role}/messages` : toHerHome),
        facts: ['about'],
        quote: { label: 'teamMessage', text: ({ text }) => text },
      },
    },
  ),
  ...family(
    { content: RetentionContent, facts: {}, values: retentionDates },
    {
      retention_notice: { opens: toHerHome },
    },
  ),
}
