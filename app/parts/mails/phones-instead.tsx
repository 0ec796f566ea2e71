import type { TeamMail } from '~/domain/mails/team-mails.server'
import { useTranslation } from '~/i18n/use-translation'
import { PhoneLink } from '~/ui/contact'

/** Whom to call where no mail arrives: her, and the guardian of a minor. */
export function PhonesInstead({ phone, guardianPhone }: Pick<TeamMail, 'phone' | 'guardianPhone'>) {
  const { t } = useTranslation('admin')
  return (
    <>
      {phone && <PhoneLink phone={phone} className="block" />}
      {guardianPhone && (
        <span className="block">
          {t('minors.guardian')}: <PhoneLink phone={guardianPhone} />
        </span>
      )}
    </>
  )
}
