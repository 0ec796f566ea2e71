import { useTranslation } from '~/i18n/use-translation'
import type { YearQuery, YearReport } from '~/domain/dashboard/year-report'
import { Form } from '~/http/page'
import { SubmitButton } from '~/forms/action-form'
import type { yearWords } from '~/parts/dashboard/year-words'
import { SelectField } from '~/ui/field'

type YearFormProps = {
  report: YearReport
  query: YearQuery
  thisYear: number
  words?: ReturnType<typeof yearWords>
}

/** Which year, and of which scholarship of that year. */
export function YearForm({ report, query: { year, of }, thisYear, words }: YearFormProps) {
  const { t } = useTranslation('overview')
  const first = Math.min(report.first_year ?? thisYear, year)
  const years = Array.from({ length: Math.max(thisYear, year) - first + 1 }, (_, at) => String(first + at))
  const groups = words ? report.groups : []
  return (
    <Form
      method="get"
      action="/admin/year-report"
      className="no-print grid items-end gap-4 rounded-leaf border border-transparent bg-card p-5 sm:grid-cols-2 lg:grid-cols-3"
    >
      <SelectField
        id="year"
        name="year"
        label={t('common:form.year')}
        defaultValue={String(year)}
        options={years.toReversed().map((value) => ({ value, label: value }))}
      />
      {words && groups.length > 0 && (
        <SelectField
          id="of"
          name="of"
          label={t('year.tables.scholarships')}
          defaultValue={of}
          placeholder={t('year.everybody')}
          options={groups.map((group) => ({ value: group.of, label: words.scholarship(group.of) }))}
        />
      )}
      <SubmitButton>{t('year.show')}</SubmitButton>
    </Form>
  )
}
