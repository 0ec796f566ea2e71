import { useTranslation } from '~/i18n/use-translation'
import { seekingOf, topicsOf } from '~/domain/mentors/filter-links'
import type { FilterOptions, MentorCounts } from '~/domain/mentors/filter-options.server'
import { sorts, yearSteps, type MentorFilters } from '~/domain/mentors/filters'
import { Link } from '~/http/page'
import { Button } from '~/ui/button'
import { CheckboxField, CheckboxGroup, FieldGroup, RadioGroup, SelectField } from '~/ui/field'
import { formStackTight } from '~/ui/form-stack'
import { Icon } from '~/ui/icon'
import { Count } from '~/ui/tabs'

export type FiltersProps = {
  filters: MentorFilters
  options: FilterOptions
  counts: MentorCounts
}

/** The filters for mentors. An option says how many mentors it fits beside the chosen filters. */
export function Filters({ filters, options, counts }: FiltersProps) {
  const { t } = useTranslation('public')
  return (
    <div className={formStackTight}>
      <SelectField
        id="filter-sort"
        name="sort"
        label={t('mentors.sort.label')}
        placeholder={t('mentors.sort.day')}
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
          label: counted(t('mentors.atLeastYears', { count: years }), counts.years[years]),
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
          defaultChecked={filters.supportsGreek === '1'}
        />
        <CheckboxField
          id="filter-english"
          name="supportsEnglish"
          value="1"
          label={counted(t('common:languages.en'), counts.english)}
          defaultChecked={filters.supportsEnglish === '1'}
        />
      </FieldGroup>
      <Button icon="search">{t('mentors.apply')}</Button>
      <p className="text-center">
        <Link to="/mentors" className="inline-flex min-h-11 items-center">
          {t('common:form.clearFilters')}
        </Link>
      </p>
    </div>
  )
}

/** A label with the number of mentors, if it is known. */
const counted = (label: string, mentors: number | undefined) =>
  mentors === undefined ? label : `${label} (${mentors})`

/**
 * What the visitor looks for, and whether the mentor must be available. tidyQuery converts these fields to
 * the filter names of the URL.
 */
function Seek({ filters, counts }: Pick<FiltersProps, 'filters' | 'counts'>) {
  const { t } = useTranslation('public')
  const { seek, free } = seekingOf(filters)
  return (
    <div className="grid gap-3">
      <RadioGroup
        id="filter-seek"
        name="seek"
        legend={t('mentors.seek.legend')}
        defaultValue={seek}
        options={(['any', 'mentoring', 'coaching'] as const).map((value) => ({
          value,
          label: counted(t(`mentors.seek.${value}`), value === 'any' ? undefined : counts[value]),
        }))}
      />
      <CheckboxField
        id="filter-free"
        name="free"
        value="1"
        label={counted(t('mentors.seek.free'), counts.available)}
        defaultChecked={free}
      />
    </div>
  )
}

type SelectProps = {
  name: 'industry' | 'county' | 'country' | 'yearsOfExperience'
  label: string
  any: string
  filters: MentorFilters
  options: { value: string; label: string }[]
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
function Topics({ filters, options }: Omit<FiltersProps, 'counts'>) {
  const { t } = useTranslation('public')
  const chosen = topicsOf(filters)
  return (
    <details open={chosen.length > 0} className="border-y border-line">
      <summary className="flex min-h-12 items-center gap-3 font-bold">
        {t('mentors.fieldOfSupport')}
        {chosen.length > 0 && <Count value={chosen.length} strong />}
        <Icon name="chevronDown" className="turns ml-auto text-accent transition-transform" />
      </summary>
      <CheckboxGroup
        id="filter-topics"
        name="fieldOfSupport"
        legend={<span className="sr-only">{t('mentors.fieldOfSupport')}</span>}
        options={options.fieldOfSupport}
        defaultOptions={chosen}
        className="pb-4"
      />
    </details>
  )
}
