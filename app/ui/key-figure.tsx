import { Link } from '~/http/page'
import { classNames } from './class-names'
import { Icon } from './icon'

type KeyFigureProps = {
  value: string | number
  label: string
  note?: string
  /** A link to the list that the number counts. */
  to?: string
}

/** One important number. */
export function KeyFigure({ value, label, note, to }: KeyFigureProps) {
  return (
    <div
      className={classNames(
        'relative grid content-start gap-1 rounded-leaf border border-transparent bg-card p-4 sm:p-5',
        to && 'hover:bg-primary-soft',
      )}
    >
      <p className="tabular text-2xl font-heavy tracking-tighter text-accent-ink sm:text-3xl">{value}</p>
      <p className="leading-snug font-bold">
        {to ? (
          <Link
            to={to}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-leaf hover:underline"
          >
            {label}
            <Icon
              name="arrowRight"
              className="absolute top-4 right-4 size-4 text-muted sm:top-5 sm:right-5"
            />
          </Link>
        ) : (
          label
        )}
      </p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
