import { useTranslation } from '~/i18n/use-translation'
import type { KnownAccount } from '~/domain/created-people/created-people.server'
import type { CreatedRole } from '~/domain/created-people/schema'
import { TokenField } from '~/forms/action-form'
import { Link } from '~/http/page'
import { Banner } from '~/ui/banner'
import { Button, buttonClass } from '~/ui/button'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

type KnownAccountPageProps = {
  account: KnownAccount
  profile: CreatedRole
  /** The filled-in form, to be sent again. */
  held: [string, string][]
}

/** The check page when an account with the e-mail exists: adds the profile to it, or says why not. */
export function KnownAccountPage({ account, profile, held }: KnownAccountPageProps) {
  const { t } = useTranslation('creating')
  const path = `/admin/create-new-${profile}`
  const blocked = account.own ? 'own' : account.holds ? `holds.${profile}` : null
  const roles = account.roles.map((one) => t(`common:roles.${one}`)).join(', ')
  return (
    <FormPage title={t(`known.title.${profile}`)} lead={blocked ? undefined : t('known.lead')}>
      {blocked && <Banner tone="warning">{t(`known.blocked.${blocked}`)}</Banner>}
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: `${account.name} ${account.surname}` },
          { label: t('common:facts.email'), value: account.email },
          { label: t('known.roles'), value: roles || t('known.noRole') },
        ]}
      />
      {!blocked && (
        <Card title={t('common:facts.effects')} tone="saffron">
          <EffectList effects={[t(`known.adds.${profile}`), t('known.keeps'), t('known.asks')]} />
        </Card>
      )}
      {/* No client navigation: the answer replaces this page. */}
      <form method="post" action={path} className="flex flex-wrap gap-3">
        <TokenField />
        {held.map(([name, value], at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        {!blocked && (
          <Button name="addToUserId" value={String(account.userId)} pendingLabel={t('common:form.oneMoment')}>
            {t(`known.submit.${profile}`)}
          </Button>
        )}
        <Link to={path} className={buttonClass('quiet', '-ml-3')}>
          {t('known.back')}
        </Link>
      </form>
    </FormPage>
  )
}
