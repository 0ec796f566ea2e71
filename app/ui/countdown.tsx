import { classNames } from './class-names'
import { LeafMeter } from './leaf'

export type CountdownProps = {
  /** «Απομένουν 3 ημέρες» */
  text: string
  /** «Απάντηση έως 5 Μαρτίου 2026, 14:00» */
  detail?: string
  dateTime: string
  /** Remaining days and all days, shown as leaves. */
  left?: number
  total?: number
  urgent?: boolean
}

/** The time left for an answer. */
export function Countdown({ text, detail, dateTime, left, total, urgent }: CountdownProps) {
  return (
    <div
      className={classNames(
        'inline-grid w-fit gap-1 rounded-leaf-sm px-4 py-3',
        urgent ? 'bg-brick-soft text-brick' : 'bg-saffron-soft text-saffron-ink',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
        {text}
        {left !== undefined && total !== undefined && <LeafMeter value={left} total={total} />}
      </p>
      {detail && (
        <p className="text-sm text-ink">
          <time dateTime={dateTime}>{detail}</time>
        </p>
      )}
    </div>
  )
}
