import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { Icon } from './icon'
import type { PageHeaderProps } from './page-header'
import { LinkTabs, type Tab } from './tabs'
import { VisuallyHidden } from './visually-hidden'

/** An active filter; its link removes it. */
export type Chip = { label: string; removeTo: string; removeLabel: string }

type QueuePageProps = Pick<PageHeaderProps, 'actions'> & {
  title: string
  total?: string | number
  /** Stands above the tabs. */
  intro?: ReactNode
  tabs?: { label: string; items: Tab[] }
  /** The GET form for search and filters. */
  search?: ReactNode
  chips?: Chip[]
  clear?: { to: string; label: string }
  pagination?: ReactNode
  children?: ReactNode
}

function Chips({ chips, clear }: Pick<QueuePageProps, 'chips' | 'clear'>) {
  if (!chips?.length) return null
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.removeTo}>
          <Link
            to={chip.removeTo}
            className="inline-flex min-h-9 items-center gap-2 rounded-leaf-xs border border-edge
              bg-saffron-soft px-3 text-sm font-medium text-ink no-underline hover:bg-saffron
              hover:text-on-saffron"
          >
            <Icon name="close" className="size-3.5" />
            <VisuallyHidden>{chip.removeLabel} </VisuallyHidden>
            {chip.label}
          </Link>
        </li>
      ))}
      {clear && (
        <li>
          <Link to={clear.to} className="inline-flex min-h-9 items-center px-2 text-sm">
            {clear.label}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** A list page: tabs, search and filters, active filters, rows, pagination. */
export function QueuePage({ title, total, actions, intro, tabs, search, ...rest }: QueuePageProps) {
  const heading = (
    <>
      {title} {total !== undefined && <span className="tabular ml-3 font-normal text-muted">{total}</span>}
    </>
  )
  return (
    <div>
      <header className="mb-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">{heading}</h1>
        {actions && <div className="queue-acts no-print">{actions}</div>}
      </header>
      <div className="grid grid-cols-1 gap-2">
        {intro}
        {tabs && <LinkTabs label={tabs.label} tabs={tabs.items} />}
        {search && <div className="no-print">{search}</div>}
        <Chips chips={rest.chips} clear={rest.clear} />
        {rest.children}
        {rest.pagination}
      </div>
    </div>
  )
}
