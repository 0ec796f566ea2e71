import { useId } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { formatMonth, formatNumber } from '~/i18n/format'

type Bar = { month: string; now: number; before: number }

type MonthBarsProps = { title: string; bars: Bar[] }

// Units of the drawing; it is stretched to the width of its card.
const slot = 10
const height = 40

/** One statistic by month as bars, beside the same month of the year before. Drawn on the server; words stay outside. */
export function MonthBars({ title, bars }: MonthBarsProps) {
  const { t, language } = useTranslation('overview')
  const id = useId()
  const most = Math.max(1, ...bars.flatMap(({ now, before }) => [now, before]))
  const all = (which: 'now' | 'before') => bars.reduce((sum, bar) => sum + bar[which], 0)
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const tall = (value: number) => (value / most) * height
  return (
    <figure className="min-w-0 rounded-leaf border border-transparent bg-card p-4 sm:p-5">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-bold">{title}</span>
        <span className="tabular text-xl font-heavy text-accent-ink">
          {formatNumber(language, all('now'))}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox={`0 0 ${bars.length * slot} ${height}`}
        preserveAspectRatio="none"
        className="block h-28 w-full border-b border-line"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>
          {t('charts.description', {
            first: formatMonth(language, first.month),
            last: formatMonth(language, last.month),
            now: formatNumber(language, all('now')),
            before: formatNumber(language, all('before')),
            most: formatNumber(language, Math.max(...bars.map(({ now }) => now))),
          })}
        </desc>
        {bars.map(({ month, now, before }, at) => (
          <g key={month}>
            <rect
              x={at * slot + 1}
              width={3.5}
              y={height - tall(before)}
              height={tall(before)}
              className="fill-saffron"
            />
            <rect
              x={at * slot + 5}
              width={3.5}
              y={height - tall(now)}
              height={tall(now)}
              className="fill-primary"
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{formatMonth(language, first.month)}</span>
        {bars.length > 1 && <span className="text-end">{formatMonth(language, last.month)}</span>}
      </p>
    </figure>
  )
}
