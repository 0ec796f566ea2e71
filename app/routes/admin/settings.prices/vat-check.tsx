import { useTranslation } from '~/i18n/use-translation'
import type { ReactNode } from 'react'
import type { ConfirmedVat, VatDraft } from '~/domain/settings/vat-schema'
import type { Row } from '~/db/generated/rows'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'

type VatCheckProps = {
  rates: Row<'vat_rates'>[]
  draft: VatDraft
  today: string
  passwordNeeded: boolean
  confirm: ReturnType<typeof useActionForm<typeof ConfirmedVat>>
  errors: ReactNode
}

/** The old and the new rate, what follows from it, and the password. */
export function VatCheck({ rates, draft, today, passwordNeeded, confirm, errors }: VatCheckProps) {
  const { t, language } = useTranslation(['settings', 'admin'])
  const { form, fields, te } = confirm
  const before = rates.find(({ holdsFrom }) => (holdsFrom ?? '') <= draft.holdsFrom) ?? rates.at(-1)!
  const replaced = before.holdsFrom === draft.holdsFrom ? before : null
  const next = rates.findLast(({ holdsFrom }) => (holdsFrom ?? '') > draft.holdsFrom)
  const day = formatLongDate(language, draft.holdsFrom)
  return (
    <ConfirmationPage
      title={t('vat.checkTitle')}
      back={{ to: '/admin/settings/prices', label: t('prices.title') }}
      errors={errors}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="vat" />
          <input type="hidden" name={fields.percent.name} value={draft.percent} />
          <input type="hidden" name={fields.holdsFrom.name} value={draft.holdsFrom} />
          <input type="hidden" name={fields.ground.name} value={draft.ground ?? ''} />
          {replaced && <input type="hidden" name={fields.replaces.name} value={replaced.id!} />}
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('vat.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: '/admin/settings/prices#new-vat', label: t('common:form.correct') }}
    >
      <SummaryList
        rows={[
          { label: t('prices.holdsFrom'), value: day },
          {
            label: t('admin:purchases.vat'),
            value: (
              <>
                <del className="block text-muted">
                  <VatRate {...before} />
                </del>
                <ins className="block font-bold no-underline">
                  <VatRate {...draft} />
                </ins>
              </>
            ),
          },
        ]}
      />
      <EffectList
        effects={[
          t('vat.effects.new', { day, percent: draft.percent }),
          t('vat.effects.prices'),
          t('vat.effects.orders'),
          ...(draft.ground ? [t('vat.effects.ground')] : []),
          ...(replaced ? [t('vat.effects.replaces', { percent: replaced.percent })] : []),
          ...(next
            ? [
                t('vat.effects.next', {
                  day: formatLongDate(language, next.holdsFrom!),
                  percent: next.percent,
                }),
              ]
            : []),
          t(draft.holdsFrom > today ? 'vat.effects.withdraw' : 'vat.effects.atOnce'),
          t('prices.effects.kept'),
        ]}
      />
    </ConfirmationPage>
  )
}

/** A rate, and below 0 % its ground. */
export const VatRate = ({ percent, ground }: { percent: number; ground?: string | null }) => (
  <>
    {percent} %{ground && <span className="block break-words text-muted">{ground}</span>}
  </>
)
