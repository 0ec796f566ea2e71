import { useTranslation } from '~/i18n/use-translation'
import { useAddress } from '~/http/link'
import { LinkButton } from '~/ui/button'
import { Island } from '~/ui/island'
import { BecomeMenteeForm, BecomingEffects } from './become-mentee-form'

type BecomeMenteeProps = { birthdateKnown: boolean; redirectTo?: string; children: string }

/**
 * The link to the page that asks a member to confirm a mentee profile. With JavaScript its island asks in a pop-up, with
 * the form of the template; what is refused there is shown on that page.
 */
export function BecomeMentee({ birthdateKnown, redirectTo = '/', children: label }: BecomeMenteeProps) {
  const { t } = useTranslation('public')
  const to = `/mentee/register?redirectTo=${encodeURIComponent(redirectTo)}`
  const words = {
    label,
    title: t('register.second.title'),
    lead: t('register.second.lead'),
    later: t('common:invitation.later'),
  }
  return (
    <Island name="become-mentee" props={{ to: useAddress(to), ...words }}>
      <LinkButton to={to}>{label}</LinkButton>
      <template>
        <BecomingEffects />
        <div className="mt-6">
          <BecomeMenteeForm action={to} birthdateKnown={birthdateKnown} redirectTo={redirectTo} />
        </div>
      </template>
    </Island>
  )
}
