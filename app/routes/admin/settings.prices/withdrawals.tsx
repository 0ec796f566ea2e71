import { useTranslation } from '~/i18n/use-translation'
import { ConfirmWithPassword } from '~/domain/values'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Disclosure } from '~/ui/disclosure'
import { EffectList } from '~/ui/effect-list'
import type { OfDay } from './days-table'

type WithdrawalsProps<Each extends OfDay> = {
  /** What holds from which day, the newest day first. */
  rows: Each[]
  intent: 'withdraw-price' | 'withdraw-vat'
  /** What holds on, in words. */
  effect: (stays: Each) => string
  words: 'prices.withdraw' | 'vat.withdraw'
  passwordNeeded: boolean
}

/** Withdraws what is written for a day to come, as long as that day has not come. */
export function Withdrawals<Each extends OfDay>({ rows, effect, ...form }: WithdrawalsProps<Each>) {
  return rows.map((each, at) =>
    each.state === 'coming' ? (
      <Withdrawal key={each.id} {...form} of={each} effect={effect(rows[at + 1]!)} />
    ) : null,
  )
}

type WithdrawalProps = Pick<WithdrawalsProps<OfDay>, 'intent' | 'words' | 'passwordNeeded'> & {
  of: OfDay
  effect: string
}

function Withdrawal({ of, effect, intent, words, passwordNeeded }: WithdrawalProps) {
  const { t, language } = useTranslation('settings')
  const { form, fields, te } = useActionForm(ConfirmWithPassword, {
    id: `${intent}-${of.id}`,
    intent,
    sent: { item: String(of.id) },
  })
  return (
    <Disclosure
      summary={t(`${words}.titleOf`, { day: formatLongDate(language, of.holdsFrom!) })}
      open={!form.valid}
    >
      <div className="grid gap-4">
        <EffectList effects={[effect, t('prices.effects.kept')]} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="item" value={of.id!} />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t(`${words}.submit`)}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
