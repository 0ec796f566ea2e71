import { Link } from '~/http/page'
import { buttonClass } from './button'
import { Icon } from './icon'

type PaginationProps = {
  /** Accessible name of the navigation, e.g. «Σελίδες». */
  label: string
  previous?: { to: string; label: string }
  next?: { to: string; label: string }
  /** The current page, e.g. «Σελίδα 2». */
  position?: string
}

/** Links to the previous and the next page, for lists with cursors. */
export function Pagination({ label, previous, next, position }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-3">
      {previous && (
        <Link to={previous.to} rel="prev" className={buttonClass('secondary')}>
          <Icon name="arrowLeft" />
          {previous.label}
        </Link>
      )}
      {position && <span className="tabular px-2 text-muted">{position}</span>}
      {next && (
        <Link to={next.to} rel="next" className={buttonClass('secondary')}>
          {next.label}
          <Icon name="arrowRight" />
        </Link>
      )}
    </nav>
  )
}
