import { clocksElsewhere } from '~/i18n/clocks'
import { countryName, formatAppointment, formatList } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'

/** Says an appointment in Athens, and beside it what clocks show where those live who meet. */
export function useAppointment(countries: string[]) {
  const { t, language } = useTranslation('mentor')
  const clocks = clocksElsewhere(countries)
  return (at: Date) => {
    const when = formatAppointment(language, at)
    const there = clocks(at).map(({ country, clock }) =>
      t('planning.clock', { country: countryName(language, country), clock }),
    )
    return there.length > 0 ? t('planning.withClocks', { when, there: formatList(language, there) }) : when
  }
}
