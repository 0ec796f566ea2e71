import { useTranslation } from '~/i18n/use-translation'
import type { AwardablePackage } from '~/domain/scholarships/awards.server'
import type { Award, ScholarshipKind } from '~/domain/scholarships/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, RadioGroup } from '~/ui/field'

type AwardFormProps = ReturnType<typeof useActionForm<typeof Award>> & {
  kind: ScholarshipKind
  menteeId: number
  packages: AwardablePackage[]
  passwordNeeded: boolean
}

/** Half price: the mentee's package is chosen. A full scholarship only needs confirmation. */
export function AwardForm({ form, fields, te, kind, menteeId, packages, passwordNeeded }: AwardFormProps) {
  const { t, language } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="award" />
      <input type="hidden" name="menteeId" value={menteeId} />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'partial_50' && (
        <RadioGroup
          {...fieldProps(fields.packageId, te)}
          legend={t('common:facts.package')}
          options={packages.map((item) => ({
            value: String(item.id),
            label: nameIn(language, item.names),
            hint: <PackageHint item={item} />,
          }))}
          boxed
          required
        />
      )}
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton icon="check">{t('scholarships.award.submit')}</SubmitButton>
    </ActionForm>
  )
}

/** The reduced price, and the mentee's order that the award replaces. */
function PackageHint({ item }: { item: AwardablePackage }) {
  const { t, language } = useTranslation('admin')
  const money = (cents: number) => formatMoney(language, cents, item.currency)
  return (
    <>
      {t('scholarships.award.price', { price: money(item.priceCents), list: money(item.listPriceCents) })}
      {item.orderReference && ` ${t('scholarships.award.replaces', { reference: item.orderReference })}`}
    </>
  )
}

/** The effects of an award. */
export function AwardEffects({ kind, packages }: Pick<AwardFormProps, 'kind' | 'packages'>) {
  const { t, language } = useTranslation('admin')
  const whole = packages.flatMap(({ names, orderReference: reference }) => [
    t('scholarships.award.wholeOpens', { package: nameIn(language, names) }),
    ...(reference ? [t('scholarships.award.replaces', { reference })] : []),
  ])
  const half = [t('scholarships.award.halfOrder'), t('scholarships.award.halfPays')]
  const effects = kind === 'partial_50' ? half : whole
  return <EffectList effects={[...effects, t('scholarships.award.mail'), t('scholarships.award.takeBack')]} />
}
