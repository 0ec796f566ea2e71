import { useErrorText, useTranslation } from '~/i18n/use-translation'
import { ErrorSummary } from '~/ui/error-summary'
import type { Draft } from './draft'

/** The fields of a form that a page reads from its address, by their labels: what was typed stays, with its errors. `form` names it. */
export function useDraftFields<Name extends string>(
  labels: Record<Name, string>,
  { typed, errors }: Pick<Draft<unknown>, 'typed' | 'errors'>,
  form: string,
) {
  const { t } = useTranslation()
  const te = useErrorText()
  const broken = Object.entries(errors).flatMap(([name, keys]) =>
    (keys ?? []).map((key) => ({
      href: `#${form}-${name}`,
      message: `${labels[name as Name] ?? name}: ${te(key)}`,
    })),
  )
  const bound = (name: Name) => ({
    id: `${form}-${name}`,
    name,
    defaultValue: typed[name],
    errors: errors[name]?.map((key) => te(key)),
  })
  return {
    field: (name: Name) => ({ ...bound(name), label: labels[name] }),
    day: (name: Name) => ({ ...bound(name), legend: labels[name] }),
    summary: broken.length > 0 && <ErrorSummary title={t('common:form.errorTitle')} errors={broken} />,
  }
}
