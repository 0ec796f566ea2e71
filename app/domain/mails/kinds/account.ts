import {
  AccountContent,
  AdminRightContent,
  DecisionContent,
  LinkContent,
  MessageContent,
  NewEmailContent,
  NewProfileContent,
  PasswordChangedContent,
  ReportContent,
} from '../contents'
import { versionPath } from '~/domain/texts/documents'
import { EditedContent, editedFacts } from '../edit-facts'
import { initialsOf, messageFacts, newEmailFacts, passwordFacts } from '../facts'
import { RetentionContent, retentionDates, TextChangedContent, textFacts } from '../text-facts'
import { WishAnswerContent, WishContent, wishFacts } from '../wish-facts'
import { family } from './family'
import { toAccount, toApplication, toHome, toMentee, toOwnMentorships, toPackages, withToken } from './pages'

/** About an account, in any role. */
export const accountKinds = {
  ...family(
    { content: AccountContent, facts: {} },
    {
      admin_retired: { opens: toHome },
      report_received: { opens: toHome },
      account_suspended: { opens: toHome },
      suspension_lifted: { opens: toHome },
      erased: { opens: '/privacy-policy' },
    },
  ),
  ...family(
    { content: TextChangedContent, facts: textFacts },
    {
      text_changed: {
        opens: ({ document, version }) => versionPath(document, version),
        facts: ['text', 'holdsFrom', 'whatChanges'],
        ending: ({ asks }) => (asks ? 'asked' : 'told'),
      },
    },
  ),
  ...family(
    { content: AdminRightContent, facts: {} },
    {
      admin_appointed: { opens: toHome, ending: ({ right }) => right },
      admin_right_changed: { opens: toHome, ending: ({ right }) => right },
    },
  ),
  ...family(
    { content: LinkContent, facts: {} },
    {
      reset_password: { opens: withToken('/reset-password', '/forgot-password') },
      mentee_registered: { opens: withToken('/confirm-email', '/mentoring-packages') },
      mentor_registered: { opens: withToken('/confirm-email', toApplication) },
      confirm_email: { opens: withToken('/confirm-email', '/login') },
      invitation_mentor: { opens: withToken('/invitation', '/login') },
      invitation_admin: { opens: withToken('/invitation', '/login') },
      invitation_mentee: { opens: withToken('/invitation', '/login') },
      confirm_new_email: { opens: withToken('/new-email', '/login') },
    },
  ),
  ...family(
    { content: NewEmailContent, facts: newEmailFacts },
    {
      email_change_asked: { opens: '/forgot-password', facts: ['newEmail'] },
      email_changed: { opens: toHome, facts: ['newEmail'] },
    },
  ),
  ...family(
    { content: PasswordChangedContent, facts: passwordFacts },
    {
      password_changed: { opens: '/forgot-password', facts: ['changedAt', 'device'] },
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
      profile_added: { opens: toHome, ending: ({ role }) => role },
    },
  ),
  ...family(
    { content: MessageContent, facts: messageFacts },
    {
      message: {
        opens: ({ role }) => (role ? `/${role}/messages` : toHome),
        facts: ['about'],
        quote: { label: 'teamMessage', text: ({ text }) => text },
      },
    },
  ),
  ...family(
    { content: DecisionContent, facts: {} },
    {
      report_settled: {
        opens: toHome,
        quote: { label: 'teamMessage', text: ({ message }) => message },
      },
      scholarship_declined: {
        opens: toPackages,
        quote: { label: 'teamMessage', text: ({ message }) => message },
      },
    },
  ),
  ...family(
    { content: ReportContent, facts: {} },
    { report_asked_team: { opens: ({ reportId }) => `/admin/reports/${reportId}` } },
  ),
  ...family(
    { content: WishAnswerContent, facts: wishFacts },
    {
      wish_answered: {
        opens: toOwnMentorships,
        facts: ['wish'],
        quote: { label: 'teamMessage', text: ({ message }) => message },
      },
    },
  ),
  ...family(
    { content: WishContent, facts: {}, values: initialsOf },
    {
      wish_received: {
        opens: toOwnMentorships,
        quote: { label: 'yourMessage', text: ({ message }) => message },
        ending: ({ wish }) => wish,
      },
      wish_asked_team: {
        opens: ({ mentorshipId }) => `/admin/mentorships/${mentorshipId}#wishes`,
        ending: ({ wish }) => wish,
      },
    },
  ),
  ...family(
    { content: EditedContent, facts: editedFacts },
    { profile_edited: { opens: toAccount, facts: ['changed'] } },
  ),
  ...family(
    { content: RetentionContent, facts: {}, values: retentionDates },
    {
      retention_notice: { opens: toHome },
    },
  ),
}
