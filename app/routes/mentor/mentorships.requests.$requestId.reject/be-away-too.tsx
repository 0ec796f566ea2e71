import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { Banner } from '~/ui/banner'
import { classNames } from '~/ui/class-names'
import { fieldProps, partsProps } from '~/ui/conform'
import { CheckboxField, DateParts } from '~/ui/field'

export type BeAwayTooProps = {
  fields: Record<'beAway' | 'until', FieldMetadata<unknown>>
  te: (key: string) => string
  /** How many other requests the absence closes. */
  others: number
}

/** The option to be away until a day, within a rejection. The tick opens the day by CSS, without JavaScript. */
export function BeAwayToo({ fields, te, others }: BeAwayTooProps) {
  const { t } = useTranslation('mentor')
  const until = partsProps(fields.until, te)
  return (
    <div className="group grid gap-4">
      <CheckboxField
        {...fieldProps(fields.beAway, te)}
        label={t('reject.beAway')}
        hint={t('reject.beAwayHint')}
        boxed
      />
      <div className={classNames(until.errors ? 'grid' : 'hidden group-has-checked:grid', 'gap-4 sm:pl-10')}>
        <DateParts
          {...until}
          required={false}
          legend={t('reject.until')}
          hint={t('reject.untilHint')}
          labels={{ day: t('common:form.day'), month: t('common:form.month'), year: t('common:form.year') }}
        />
        {others > 0 && <Banner tone="warning">{t('reject.closes', { count: others })}</Banner>}
      </div>
    </div>
  )
}
