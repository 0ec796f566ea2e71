import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Form } from '~/http/page'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { MentorSearchBox } from '~/parts/mentors/mentor-search-box'
import { Count } from '~/ui/tabs'
import { Filters, type FiltersProps } from './filters'

/**
 * The search for mentors: the box, and the filters, which are collapsed on a phone, as one GET form. With JavaScript
 * (app/browser/answering-form.ts) the list follows each change.
 */
export function SearchForm({ chosen, ...search }: FiltersProps & { chosen: number }) {
  const { t } = useTranslation('public')
  return (
    <Form
      method="get"
      action="/mentors"
      // A browser that fills it in again would show other filters than those of its list.
      autoComplete="off"
      data-answers=""
      key={JSON.stringify(search.filters)}
      className="grid content-start gap-5 self-start"
    >
      <MentorSearchBox id="filter-q" button={t('common:form.search')} defaultValue={search.filters.q} />
      <p
        role="status"
        data-unanswered={t('mentors.unanswered')}
        className="sticky top-2 z-10 rounded-leaf-sm border border-brick bg-card p-3 font-bold empty:absolute
          empty:border-0 empty:p-0"
      />
      <FilterPanel label={t('common:form.filters')} count={chosen} openWide>
        <Filters {...search} />
      </FilterPanel>
    </Form>
  )
}

type FilterPanelProps = {
  label: string
  /** Number of active filters. */
  count?: number
  /** Always open on a wide screen (a sidebar). */
  openWide?: boolean
  children: ReactNode
}

/** Filters; collapsed on a phone. */
function FilterPanel({ label, count, openWide, children }: FilterPanelProps) {
  return (
    <details
      data-choices=""
      className={classNames(
        'self-start rounded-leaf border border-edge bg-card lg:border-transparent',
        openWide && 'open-wide',
      )}
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-leaf px-5 font-bold">
        <Icon name="filter" />
        {label}
        <span id="filters-chosen" data-follows="" className="contents">
          {count ? <Count value={count} strong /> : null}
        </span>
        <Icon name="chevronDown" className="turns ml-auto transition-transform" />
      </summary>
      <div className="p-5">{children}</div>
    </details>
  )
}
