import { useTranslation } from '~/i18n/use-translation'
import type { ErasureLoss, PersonAccount } from '~/domain/people/people.server'
import type { ErasePerson } from '~/domain/people/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { Link } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { AccountFacts } from '~/parts/people/account-facts'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Banner } from '~/ui/banner'
import { ConfirmationPage, type ConfirmationPageProps } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { CheckboxField, fieldProps } from '~/ui/field'

type ErasePersonFormProps = Pick<ConfirmationPageProps, 'title' | 'errors'> & {
  back: { to: string; label: string }
  account: PersonAccount
  losses: ErasureLoss[]
  passwordNeeded: boolean
  erase: ReturnType<typeof useActionForm<typeof ErasePerson>>
}

/** What an erasure deletes and what stays, what is lost, the tick and the password. */
export function ErasePersonForm({
  account,
  losses,
  passwordNeeded,
  erase: { form, fields, te },
  ...page
}: ErasePersonFormProps) {
  const { t } = useTranslation('people')
  const effects = ['account', 'profile', 'words', 'requests', 'purchases', 'history'] as const
  return (
    <ConfirmationPage
      {...page}
      lead={t('erase.lead')}
      cancel={{ to: page.back.to, label: t('erase.keep') }}
      form={
        <ActionForm form={form}>
          <CheckboxField {...fieldProps(fields.asked, te)} label={t('erase.asked')} boxed />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('common:form.eraseForGood')}</SubmitButton>
        </ActionForm>
      }
    >
      <AccountFacts account={account} />
      <EffectList effects={effects.map((effect) => t(`erase.effects.${effect}`))} />
      <Lost losses={losses} />
      <Banner tone="warning" title={t('erase.final')} />
    </ConfirmationPage>
  )
}

function Lost({ losses }: { losses: ErasureLoss[] }) {
  const { t, language } = useTranslation('people')
  if (losses.length === 0) return null
  return (
    <Banner tone="warning" title={t('erase.losses.title')}>
      <ul className="grid gap-2">
        {losses.map(({ purchaseId, names, paid, partsLeft, refundGround }) => (
          <li key={purchaseId}>
            <Link to={`/admin/purchased-subscriptions/${purchaseId}${paid ? '/refund' : ''}`}>
              {nameIn(language, names)}
            </Link>
            <span className="block">
              {paid ? t('common:counts.partsLeft', { count: partsLeft }) : t('erase.losses.unpaid')}{' '}
              {refundGround && t('erase.losses.ground')}
            </span>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
