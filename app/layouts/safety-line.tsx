import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/generated/rows'
import { EmailLink, PhoneLink } from '~/ui/contact'

type SafetyPerson = NonNullable<Row<'viewer'>['safetyPerson']>

/** To whom a minor, and whoever accompanies her, turns about safety: the named person, otherwise the team. */
export function SafetyLine({ person: { name, phone, email } }: { person: SafetyPerson }) {
  const { t } = useTranslation('common')
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <span>{name ? t('shell.safety.named', { name }) : t('shell.safety.team')}</span>
      {phone && <PhoneLink phone={phone} className="font-medium" />}
      <EmailLink email={email} className="font-medium wrap-anywhere" />
    </p>
  )
}
