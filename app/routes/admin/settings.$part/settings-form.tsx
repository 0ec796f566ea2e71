import { useErrorText, useTranslation } from '~/i18n/use-translation'
import { optionalParts, type Bound, type SettingPart } from '~/domain/settings/schema'
import { Form } from '~/http/page'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { formStack } from '~/ui/form-stack'

type SettingsFormProps = {
  part: SettingPart
  typed: Record<string, string | number>
  errors: Record<string, string[] | null>
  bounds: Bound[]
  back: { to: string; label: string }
}

/** The settings of a part, as fields; the next page shows what would change. */
export function SettingsForm({ part, typed, errors, bounds, back }: SettingsFormProps) {
  const { t } = useTranslation('settings')
  const te = useErrorText()
  const broken = Object.entries(errors).flatMap(([name, keys]) =>
    (keys ?? []).map((key) => ({ href: `#${name}`, message: `${t(`settings.fields.${name}`)}: ${te(key)}` })),
  )
  return (
    <FormPage
      title={t(`settings.parts.${part}`)}
      lead={t(`settings.leads.${part}`)}
      back={back}
      errors={broken.length > 0 && <ErrorSummary title={t('common:form.errorTitle')} errors={broken} />}
    >
      <Form method="get" noValidate className={formStack}>
        {Object.entries(typed).map(([name, value]) => {
          const bound = bounds.find((each) => each.name === name)
          return (
            <TextField
              key={name}
              id={name}
              name={name}
              label={t(`settings.fields.${name}`)}
              hint={
                name === 'irisCode'
                  ? t('settings.irisCodeHint')
                  : bound && t('settings.between', { lowest: bound.lowest, highest: bound.highest })
              }
              defaultValue={String(value)}
              errors={errors[name]?.map((key) => te(key))}
              inputMode={bound ? 'numeric' : undefined}
              autoComplete="off"
              required={!optionalParts.includes(part)}
            />
          )
        })}
        <div>
          <Button pendingLabel={t('common:form.oneMoment')}>{t('settings.check')}</Button>
        </div>
      </Form>
    </FormPage>
  )
}
