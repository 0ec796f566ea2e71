import { useTranslation } from '~/i18n/use-translation'
import type { DueProfile } from '~/domain/created-people/created-people.server'
import type { CreatedRole } from '~/domain/created-people/schema'
import { formatLongDate } from '~/i18n/format'
import { NextStep } from '~/ui/next-step'
import { SendInvitation } from './send-invitation'

type InvitationNeedProps = { due: DueProfile; profile: CreatedRole; own: boolean }

/** What is missing on the record of a person whom the team created: the owner has not signed in yet. */
export function InvitationNeed({ due, profile, own }: InvitationNeedProps) {
  const { t, language } = useTranslation('creating')
  const { invitedAt, linkUntil, hasPassword, name, userId } = due
  const state = hasPassword ? 'signIn' : !invitedAt ? 'notSent' : linkUntil ? 'sent' : 'expired'
  const dates = {
    date: invitedAt ? formatLongDate(language, invitedAt) : '',
    until: linkUntil ? formatLongDate(language, linkUntil) : '',
  }
  return (
    <NextStep
      eyebrow={t('due.need.eyebrow')}
      title={t(`due.need.${state}.title`)}
      mood={state === 'sent' ? 'calm' : 'act'}
      action={own ? undefined : <SendInvitation {...{ userId, profile, name }} />}
    >
      <p>{t(`due.need.${state}.text`, dates)}</p>
    </NextStep>
  )
}
