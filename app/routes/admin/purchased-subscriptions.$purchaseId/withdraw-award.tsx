import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { GivenAward } from '~/domain/scholarships/awards.server'
import { ConfirmWithPassword } from '~/domain/values'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Banner } from '~/ui/banner'
import { Disclosure } from '~/ui/disclosure'
import { EffectList } from '~/ui/effect-list'

type WithdrawAwardProps = { award: GivenAward; passwordNeeded: boolean }

/** Withdraws the scholarship that this purchase came from, as long as it is not used. */
export function WithdrawAward({ award, passwordNeeded }: WithdrawAwardProps) {
  const { t } = useTranslation('admin')
  const te = useErrorText()
  const {
    form,
    fields,
    te: teOf,
  } = useActionForm(ConfirmWithPassword, {
    id: 'withdraw-award',
    intent: 'withdraw-award',
  })
  const effects = ['closes', 'place', 'mail'].map((effect) => t(`scholarships.withdraw.${effect}`))
  return (
    <Disclosure id="act-withdraw-award" summary={t('scholarships.withdraw.title')} open={!form.valid}>
      <div className="grid gap-4">
        {award.obstacle && <Banner tone="warning">{te('card_payment_open')}</Banner>}
        <EffectList effects={effects} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="withdraw-award" />
          <PasswordAgain field={fields.currentPassword} te={teOf} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('scholarships.withdraw.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
