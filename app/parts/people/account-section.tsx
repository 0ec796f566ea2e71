import { useTranslation } from '~/i18n/use-translation'
import type { Consent, PersonAccount } from '~/domain/people/people.server'
import { TokenField } from '~/forms/action-form'
import { Form, Link, useLocation } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { useMayOpen } from '~/http/use-may-open'
import { formatDateTime, formatLongDate } from '~/i18n/format'
import { latinName } from '~/i18n/latin-name'
import { Banner } from '~/ui/banner'
import { PersonLink } from './person-link'
import { Button, LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'
import { SummaryList } from '~/ui/summary-list'

type AccountSectionProps = {
  account: PersonAccount
  consents: Consent[]
  /** The page that changes the profile of the person. */
  edit: string
}

/** The account of a person: sign-in, devices, consents, and the acts on the user's data. */
export function AccountSection({ account, consents, edit }: AccountSectionProps) {
  const { t, language } = useTranslation('people')
  const actLink = useActLink()
  const open = !account.own && !account.erased
  const change = (to: string, about: string) =>
    open ? { to: actLink(to), label: t('common:form.change'), about } : undefined
  const rows = [
    {
      label: t('latinName.title'),
      value: account.latinName ?? t('account.transliterated', { name: latinName(account.name) }),
      action: change(`${edit}#latin-name`, t('latinName.title')),
    },
    {
      label: t('common:facts.email'),
      value: (
        <span className="wrap-anywhere">
          {account.email} {!account.emailConfirmed && <em>{t('account.notConfirmed')}</em>}
        </span>
      ),
      action: change(`/admin/users/${account.id}`, t('common:facts.email')),
    },
    {
      label: t('account.secondFactor'),
      value: t(account.secondFactor ? 'account.on' : 'account.off'),
      action: account.secondFactor
        ? change(`/admin/users/${account.id}#second-factor`, t('account.secondFactor'))
        : undefined,
    },
    {
      label: t('common:facts.lastLogin'),
      value: account.lastLoginAt ? formatDateTime(language, account.lastLoginAt) : t('account.never'),
    },
    { label: t('account.devices'), value: account.devices },
    { label: t('account.since'), value: formatLongDate(language, account.createdAt) },
    ...(account.maybeSame.length > 0
      ? [{ label: t('account.maybeSame'), value: <SameWomen others={account.maybeSame} /> }]
      : []),
    { label: t('texts.news'), value: t(account.news ? 'common:form.yes' : 'common:form.no') },
  ]
  return (
    <RecordSection id="account" title={t('account.title')}>
      <SummaryList rows={rows} />
      {account.suspendedAt && (
        <Banner
          tone="warning"
          className="mt-6"
          title={t('suspension.since', { when: formatLongDate(language, account.suspendedAt) })}
        >
          <Link to={actLink(`/admin/users/${account.id}#suspension`)}>{t('suspension.lift')}</Link>
        </Banner>
      )}
      {account.bouncedAt && <Bounced account={account} since={account.bouncedAt} open={open} />}
      <h3 className="mt-6 mb-2 text-lg">{t('consents.title')}</h3>
      {consents.length === 0 ? (
        <p className="text-muted">{t('consents.empty')}</p>
      ) : (
        <ul className="grid gap-1">
          {consents.map(({ id, text, version, given, at }) => (
            <li key={id}>
              {t(given ? 'consents.given' : 'consents.withdrawn', {
                text: t(`texts.${text}`),
                version,
                when: formatLongDate(language, at),
              })}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <DataActs
          userId={account.id}
          erase={actLink(`/admin/users/${account.id}/erase`)}
          suspension={actLink(`/admin/users/${account.id}#suspension`)}
        />
      )}
    </RecordSection>
  )
}

/** Other accounts with the same name and telephone. */
const SameWomen = ({ others }: { others: PersonAccount['maybeSame'] }) => (
  <ul>
    {others.map(({ name, email, ...profiles }) => (
      <li key={email} className="wrap-anywhere">
        <PersonLink name={`${name} (${email})`} {...profiles} />
      </li>
    ))}
  </ul>
)

type BouncedProps = { account: PersonAccount; since: Date | string; open: boolean }

/** What it means that the address refuses mails, and the act when it does no more. */
export function Bounced({ account, since, open }: BouncedProps) {
  const { t, language } = useTranslation('people')
  const { pathname, search } = useLocation()
  const when = formatLongDate(language, since)
  return (
    <Banner tone="warning" className="mt-6" title={t('account.bounced', { when })}>
      <p>{t('account.bouncedText')}</p>
      {open && (
        <Form method="post" action={`/admin/users/${account.id}`} className="mt-3">
          <TokenField />
          <input type="hidden" name="intent" value="addressWorks" />
          <input type="hidden" name="redirectTo" value={pathname + search} />
          <Button variant="secondary" pendingLabel={t('common:form.saving')}>
            {t('account.bounceCleared')}
          </Button>
        </Form>
      )}
    </Banner>
  )
}

/** A copy of all data for a request by letter, by administrators, the suspension and the erasure. */
type DataActsProps = { userId: number; erase: string; suspension: string }

function DataActs({ userId, erase, suspension }: DataActsProps) {
  const { t } = useTranslation('people')
  const mayOpen = useMayOpen()
  return (
    <div className="no-print">
      <h3 className="mt-6 mb-2 text-lg">{t('data.title')}</h3>
      <p className="mb-4 max-w-read text-muted">{t('data.lead')}</p>
      <div className="flex flex-wrap gap-3">
        {mayOpen('/admin/users/:userId/data') && (
          <LinkButton to={`/admin/users/${userId}/data`} variant="secondary">
            {t('data.copy')}
          </LinkButton>
        )}
        <LinkButton to={suspension} variant="quiet">
          {t('suspension.open')}
        </LinkButton>
        <LinkButton to={erase} variant="quiet">
          {t('data.erase')}
        </LinkButton>
      </div>
    </div>
  )
}
