import { useTranslation } from '~/i18n/use-translation'
import { topicsOf } from '~/domain/mentors/filter-links'
import type { CountedOption, FilterOptions, MentorCounts } from '~/domain/mentors/filter-options.server'
import { sorts, yearSteps, type MentorFilters } from '~/domain/mentors/filters'
import { Link } from '~/http/page'
import { CheckboxField, CheckboxGroup, FieldGroup, SelectField } from '~/ui/field'
import { formStackTight } from '~/ui/form-stack'
import { Icon } from '~/ui/icon'
import { Count } from '~/ui/tabs'
import { AnswerBar } from './answer-bar'
import { counted, Seek } from './seek-fields'

export type FiltersProps = {
  filters: MentorFilters
  options: FilterOptions
  counts: MentorCounts
  /** The mentors of this search. */
  total: number
}

/** The filters for mentors. An option says how many mentors it fits beside the chosen filters. */
export function Filters({ filters, options, counts, total }: FiltersProps) {
  const { t } = useTranslation('public')
  return (
    <div className={formStackTight}>
      <SelectField
        id="filter-sort"
        name="sort"
        label={t('mentors.sort.label')}
        placeholder={t(`mentors.sort.${filters.q ? 'wish' : 'day'}`)}
        options={sorts.map((sort) => ({ value: sort, label: t(`mentors.sort.${sort}`) }))}
        defaultValue={filters.sort ?? ''}
        className="lg:hidden"
      />
      <Seek filters={filters} counts={counts} />
      <Select
        name="industry"
        label={t('common:profile.fields.industry_id')}
        any={t('mentors.anyIndustry')}
        filters={filters}
        options={options.industry}
      />
      <Topics filters={filters} options={options} />
      <Select
        name="yearsOfExperience"
        label={t('mentors.years')}
        any={t('mentors.anyYears')}
        filters={filters}
        options={yearSteps.map((years) => ({
          value: String(years),
          label: t('mentors.atLeastYears', { count: years }),
          count: counts.years[years],
          disabled: counts.years[years] === 0 && filters.yearsOfExperience !== years,
        }))}
      />
      <Select
        name="county"
        label={t('common:profile.fields.county_id')}
        any={t('mentors.anyCounty')}
        filters={filters}
        options={options.county}
      />
      <Select
        name="country"
        label={t('common:profile.fields.country')}
        any={t('mentors.anyCountry')}
        filters={filters}
        options={options.country}
      />
      <FieldGroup id="filter-languages" legend={t('mentors.languages')}>
        <CheckboxField
          id="filter-greek"
          name="supportsGreek"
          value="1"
          label={counted(t('common:languages.el'), counts.greek)}
          disabled={counts.greek === 0 && !filters.supportsGreek}
          defaultChecked={filters.supportsGreek === '1'}
        />
        <CheckboxField
          id="filter-english"
          name="supportsEnglish"
          value="1"
          label={counted(t('common:languages.en'), counts.english)}
          disabled={counts.english === 0 && !filters.supportsEnglish}
          defaultChecked={filters.supportsEnglish === '1'}
        />
      </FieldGroup>
      <p className="text-center">
        <Link to="/mentors" className="inline-flex min-h-11 items-center">
          {t('common:form.clearFilters')}
        </Link>
      </p>
      <AnswerBar total={total} />
    </div>
  )
}

type SelectProps = {
  name: 'industry' | 'county' | 'country' | 'yearsOfExperience'
  label: string
  any: string
  filters: MentorFilters
  options: CountedOption[]
}

function Select({ name, label, any, filters, options }: SelectProps) {
  const chosen = filters[name]
  return (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      placeholder={any}
      options={options}
      defaultValue={chosen === undefined ? '' : String(chosen)}
    />
  )
}

/** The support topics, collapsed unless some are chosen. */
function Topics({ filters, options }: Pick<FiltersProps, 'filters' | 'options'>) {
  const { t } = useTranslation('public')
  const chosen = topicsOf(filters)
  return (
    <details open={chosen.length > 0} className="border-y border-line">
      <summary className="flex min-h-12 items-center gap-3 font-bold">
        {t('mentors.fieldOfSupport')}
        <span id="topics-chosen" data-follows="" className="contents">
          {chosen.length > 0 && <Count value={chosen.length} strong />}
        </span>
        <Icon name="chevronDown" className="turns ml-auto text-accent transition-transform" />
      </summary>
      <CheckboxGroup
        id="filter-topics"
        name="fieldOfSupport"
        legend={<span className="sr-only">{t('mentors.fieldOfSupport')}</span>}
        options={options.fieldOfSupport.map(({ label, count, ...topic }) => ({
          ...topic,
          label: counted(label, count),
        }))}
        chips
        defaultOptions={chosen}
        className="pb-4"
      />
    </details>
  )
}
