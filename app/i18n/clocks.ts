// What clocks elsewhere show when those in Athens show a time.
import { athensDay, athensTime, partsIn, zonesOf } from './format'

const dayLong = 86_400_000

/** Of countries with islands, or a second zone for few, the zone of nearly all who live there. */
const mostLiveIn: Record<string, string> = {
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kiev',
}

/** The zone of a country; undefined if it has several and none is that of nearly all. */
function zoneOf(country: string) {
  const [zone, ...more] = zonesOf(country)
  return mostLiveIn[country] ?? (more.length === 0 ? zone : undefined)
}

/** The clocks of those countries that are known and differ from Athens at an instant: the country, and 03:30 (+1). */
export function clocksElsewhere(countries: string[]) {
  const zones = countries.flatMap((country) => {
    const timeZone = zoneOf(country)
    return timeZone ? [{ country, read: partsIn(timeZone) }] : []
  })
  return (at: string | Date) =>
    zones.flatMap(({ country, read }) => {
      const { year, month, day, hour, minute } = read(at)
      const clock = `${hour}:${minute}`
      if (clock === athensTime(at)) return []
      const days = (Date.parse(`${year}-${month}-${day}`) - Date.parse(athensDay(at))) / dayLong
      return [{ country, clock: days === 0 ? clock : `${clock} (${days > 0 ? '+' : '−'}1)` }]
    })
}

/** The instant at which clocks in Athens show a time of day, but for the night in which they change. */
export function athensInstant(day: string, time: string) {
  const near = Date.parse(`${day}T${time}Z`)
  const shown = Date.parse(`${athensDay(new Date(near))}T${athensTime(new Date(near))}Z`)
  return new Date(2 * near - shown)
}

/** The days from one on, as text. */
export const daysFrom = (day: string, count: number) =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(day) + n * dayLong).toISOString().slice(0, 10))
