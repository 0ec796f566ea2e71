import { useTranslation } from '~/i18n/use-translation'
import type { ReactNode } from 'react'
import type { ConfirmedPrice, PriceDraft } from '~/domain/settings/prices-schema'
import type { Row } from '~/db/generated/rows'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'

type PriceCheckProps = {
  prices: Row<'package_prices'>[]
  draft: PriceDraft
  today: string
  passwordNeeded: boolean
  confirm: ReturnType<typeof useActionForm<typeof ConfirmedPrice>>
  errors: ReactNode
}

/** The old and the new price, what follows from it, and the password. */
export function PriceCheck({ prices, draft, today, passwordNeeded, confirm, errors }: PriceCheckProps) {
  const { t, language } = useTranslation('settings')
  const { form, fields, te } = confirm
  const own = prices.filter(({ packageId }) => packageId === draft.packageId)
  const before = own.find(({ holdsFrom }) => (holdsFrom ?? '') <= draft.holdsFrom) ?? own.at(-1)!
  const replaced = before.holdsFrom === draft.holdsFrom ? before : null
  const next = own.findLast(({ holdsFrom }) => (holdsFrom ?? '') > draft.holdsFrom)
  const money = (cents: number) => formatMoney(language, cents, before.currency)
  const day = formatLongDate(language, draft.holdsFrom)
  const price = money(draft.price)
  return (
    <ConfirmationPage
      title={t('prices.checkTitle')}
      back={{ to: '/admin/settings/prices', label: t('prices.title') }}
      errors={errors}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="price" />
          <input type="hidden" name={fields.packageId.name} value={draft.packageId} />
          <input type="hidden" name={fields.price.name} value={draft.price} />
          <input type="hidden" name={fields.holdsFrom.name} value={draft.holdsFrom} />
          {replaced && <input type="hidden" name={fields.replaces.name} value={replaced.id!} />}
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('prices.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: '/admin/settings/prices#new', label: t('common:form.correct') }}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.package'), value: nameIn(language, before.names) },
          { label: t('prices.holdsFrom'), value: day },
          {
            label: t('common:facts.price'),
            value: (
              <>
                <del className="block text-muted">{money(before.priceCents)}</del>
                <ins className="block font-bold no-underline">{price}</ins>
              </>
            ),
          },
        ]}
      />
      <EffectList
        effects={[
          t('prices.effects.new', { day, price }),
          ...(replaced ? [t('prices.effects.replaces', { price: money(replaced.priceCents) })] : []),
          t('prices.effects.orders'),
          t('prices.effects.half', { price: money(Math.round(draft.price / 2)) }),
          t('prices.effects.pages'),
          ...(next
            ? [
                t('prices.effects.next', {
                  day: formatLongDate(language, next.holdsFrom!),
                  price: money(next.priceCents),
                }),
              ]
            : []),
          t(draft.holdsFrom > today ? 'prices.effects.withdraw' : 'prices.effects.atOnce'),
          t('prices.effects.kept'),
        ]}
      />
    </ConfirmationPage>
  )
}
