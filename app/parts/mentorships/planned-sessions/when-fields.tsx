import { useTranslation } from '~/i18n/use-translation'
import { athensInstant, clocksElsewhere, daysFrom } from '~/i18n/clocks'
import { athensDay, countryName, formatList, formatLongDate, formatNearDay } from '~/i18n/format'
import { DateParts, type PartsBinding } from '~/ui/field'
import { another, LikelyField } from '~/ui/likely-field'

const daysAhead = 28
const hours = Array.from({ length: 33 }, (_, n) =>
  [7 + Math.floor(n / 2), (n % 2) * 30].map((part) => `${part}`.padStart(2, '0')).join(':'),
)

type Given = { near?: string; day?: string; written?: string }
type WhenFieldsProps = {
  day: PartsBinding
  time: PartsBinding
  /** Where those live who are to meet. */
  countries: string[]
  now: Date
  /** The heading says what they are. */
  hint?: boolean
}

/** A day of the next four weeks and a half hour in Athens, each with a field behind for any other. */
export function WhenFields({ day, time, countries, now, hint = true }: WhenFieldsProps) {
  const { t, language } = useTranslation('mentor')
  const { near: nearDay, ...parts } = begun(day)
  const { near: nearTime, written } = begun(time)
  const days = daysFrom(athensDay(now), daysAhead)
  const besides = clocksBeside(countries, [days[0]!, days.at(-1)!])
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <LikelyField
        {...day}
        label={t('common:form.day')}
        options={days.map((value) => ({ value, label: formatNearDay(language, value) }))}
        given={nearDay ?? (parts.day ? another : undefined)}
        sayOf={(value) => formatLongDate(language, value)}
        otherLabel={t('planning.fields.otherDay')}
      >
        <DateParts
          id={`${day.id}-other`}
          name={day.name}
          defaultValue={parts}
          legend={t('planning.fields.otherDay')}
        />
      </LikelyField>
      <LikelyField
        {...time}
        label={t('planning.fields.time')}
        hint={hint && <ClockHint {...{ countries, now }} />}
        options={hours.map((value) => ({ value, label: [value, ...besides(value)].join(' · ') }))}
        given={nearTime}
        sayOf={(value) => value}
        otherLabel={t('planning.fields.otherTime')}
      >
        <input
          type="time"
          name={`${time.name}.written`}
          defaultValue={written}
          aria-label={t('planning.fields.otherTime')}
          className="control max-w-36"
        />
      </LikelyField>
    </div>
  )
}

/** What a field begins with: a value is one of the near ones until it is written apart. */
const begun = ({ defaultValue }: PartsBinding): Given =>
  typeof defaultValue === 'string' ? { near: defaultValue } : (defaultValue ?? {})

/** What clocks of each country show at a time. Where they change within these days in one country only, both are said. */
function clocksBeside(countries: string[], ends: string[]) {
  const clocks = countries.map((country) => clocksElsewhere([country]))
  return (time: string) =>
    clocks.flatMap((at) => {
      const shown = ends.flatMap((day) => at(athensInstant(day, time)).map(({ clock }) => clock))
      return [...new Set(shown)].join(' / ') || []
    })
}

/** Whose time it is, and whose stands beside it. */
export function ClockHint({ countries, now }: { countries: string[]; now: Date }) {
  const { t, language } = useTranslation('mentor')
  const there = clocksElsewhere(countries)(now).map(({ country }) => countryName(language, country))
  return there.length > 0
    ? t('planning.fields.clocks', { countries: formatList(language, there) })
    : t('planning.fields.timeHint')
}
