import { Link } from '~/http/page'

export type Tab = { to: string; label: string; count?: number; current?: boolean }

/** Tabs for the parts of a page or the scopes of a list; plain links. */
export function LinkTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="border-b border-edge">
      <ul className="scroll-line">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} aria-current={tab.current ? 'page' : undefined} className="tab">
              {tab.label}
              {tab.count !== undefined && <Count value={tab.count} strong={tab.current} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A number next to a word. */
export function Count({ value, strong }: { value: number; strong?: boolean }) {
  return <span className={strong ? 'count count-strong' : 'count'}>{value}</span>
}
