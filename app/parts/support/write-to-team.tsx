import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { buttonClass } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** Leads to the team's mailbox, which needs no account. */
export function WriteToTeam({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  return (
    <a href={`mailto:${teamEmail}`} className={buttonClass(variant)}>
      <Icon name="mail" />
      {t('faq.contact.action', { email: teamEmail })}
    </a>
  )
}
