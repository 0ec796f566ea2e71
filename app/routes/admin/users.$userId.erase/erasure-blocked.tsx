import { useTranslation } from '~/i18n/use-translation'
import type { PersonAccount } from '~/domain/people/people.server'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { FormPage, type FormPageProps } from '~/ui/form-page'

/** Why the user cannot be erased now, and where to go first. */
export function ErasureBlocked({
  account,
  ...page
}: Omit<FormPageProps, 'children'> & { account: PersonAccount }) {
  const { t } = useTranslation('people')
  const last = account.obstacle === 'last_administrator'
  return (
    <FormPage {...page} lead={account.name}>
      <Banner tone="warning" title={t(last ? 'errors:last_administrator' : 'status.running')}>
        {!last && <p>{t('erase.blockedText')}</p>}
      </Banner>
      <div>
        <LinkButton to={last ? '/admin/administrators' : '/admin/mentorships'}>
          {t(last ? 'erase.toAdministrators' : 'erase.toMentorships')}
        </LinkButton>
      </div>
    </FormPage>
  )
}
