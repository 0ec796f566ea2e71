import { useTranslation } from '~/i18n/use-translation'
import type { TeamMail } from '~/domain/mails/team-mails.server'
import type { PersonAccount } from '~/domain/people/people.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { PhonesInstead } from '~/parts/mails/phones-instead'
import { Bounced } from '~/parts/people/account-section'
import { RecordSection } from '~/ui/record-page'

type UnreachedProps = { account: PersonAccount; missed: TeamMail[] }

/** Whom our mails do not reach: where to call, and what was missed. */
export function Unreached({ account, missed }: UnreachedProps) {
  const { t, language } = useTranslation('people')
  const actLink = useActLink()
  const [last] = missed
  return (
    <RecordSection id="unreached" title={t('records:needs.unreached.title')}>
      <p>{t('unreached.lead')}</p>
      <div className="my-3 text-lg">
        {last?.phone || last?.guardianPhone ? <PhonesInstead {...last} /> : t('records:contact.noPhone')}
      </div>
      <p className="font-bold">{t('unreached.missed')}</p>
      <ul className="list-disc ps-5">
        {missed.map(({ id, subject, queuedAt }) => (
          <li key={id}>
            <Link to={actLink(`/admin/emails/${id}`)}>{subject}</Link>, {formatLongDate(language, queuedAt)}
          </li>
        ))}
      </ul>
      {account.bouncedAt && <Bounced account={account} since={account.bouncedAt} open={!account.own} />}
    </RecordSection>
  )
}
