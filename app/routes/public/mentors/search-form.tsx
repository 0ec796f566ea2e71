import { useTranslation } from '~/i18n/use-translation'
import { Form } from '~/http/page'
import { FilterPanel } from '~/ui/filter-panel'
import { SearchBox } from '~/ui/search-box'
import { Filters, type FiltersProps } from './filters'

/**
 * The search for mentors: the box, and the filters, which are collapsed on a phone, as one GET form.
 */
export function SearchForm({ filters, options, counts, chosen }: FiltersProps & { chosen: number }) {
  const { t } = useTranslation('public')
  return (
    <Form
      method="get"
      action="/mentors"
      key={JSON.stringify(filters)}
      className="grid content-start gap-5 self-start"
    >
      <SearchBox
        id="filter-q"
        label={t('mentors.search')}
        button={t('common:form.search')}
        defaultValue={filters.q}
      />
      <FilterPanel label={t('mentors.filters')} count={chosen} openWide>
        <Filters {...{ filters, options, counts }} />
      </FilterPanel>
    </Form>
  )
}
