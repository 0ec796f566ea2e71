import { useTranslation } from '~/i18n/use-translation'
import { seekingOf } from '~/domain/mentors/filter-links'
import type { MentorCounts } from '~/domain/mentors/filter-options.server'
import type { MentorFilters } from '~/domain/mentors/filters'
import { CheckboxField, RadioGroup } from '~/ui/field'

/** A label with the number of mentors, if it is known. */
export const counted = (label: string, mentors: number | undefined) =>
  mentors === undefined ? label : `${label} (${mentors})`

/**
 * What the visitor looks for, and whether the mentor must be available. tidyQuery converts these fields to
 * the filter names of the URL.
 */
export function Seek({ filters, counts }: { filters: MentorFilters; counts: MentorCounts }) {
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
          disabled: value !== 'any' && counts[value] === 0 && seek !== value,
        }))}
      />
      <CheckboxField
        id="filter-free"
        name="free"
        value="1"
        label={counted(t('mentors.seek.free'), counts.available)}
        disabled={counts.available === 0 && !free}
        defaultChecked={free}
      />
    </div>
  )
}
