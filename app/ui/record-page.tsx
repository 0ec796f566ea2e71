import type { ReactNode } from 'react'
import { BackLink, type Destination } from './back-link'

type RecordPageProps = {
  title: string
  back?: Destination
  /** An `Avatar` or an icon. */
  picture?: ReactNode
  tag?: ReactNode
  /** A few short facts below the name, e.g. «Από 5 Μαρτίου 2026». */
  facts?: ReactNode[]
  actions?: ReactNode
  /** One line of links to the sections; `false` for one that is not there. */
  contents?: { label: string; sections: ((Pick<RecordSectionProps, 'title'> & { id: string }) | false)[] }
  /** The next step. */
  next?: ReactNode
  /** Stays visible while reading: beside the sections on wide screens, above them on narrow ones. */
  aside?: ReactNode
  /** What is decided with the sections in view: beside them on wide screens, after them on narrow ones. */
  decision?: ReactNode
  children: ReactNode
}

/** The page of one person or record: name, next step, sections. */
export function RecordPage({
  title,
  back,
  picture,
  tag,
  facts,
  actions,
  contents,
  next,
  aside,
  decision,
  children,
}: RecordPageProps) {
  return (
    <div className="grid gap-7">
      <header className="grid gap-4">
        {back && <BackLink {...back} />}
        <div
          className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-leaf border border-transparent bg-card p-5
            sm:p-6"
        >
          {picture}
          <div className="min-w-0 flex-1 basis-64">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="min-w-0 text-2xl wrap-anywhere">{title}</h1>
              {tag}
            </div>
            {facts && (
              <ul className="facts mt-2 flex flex-wrap gap-x-3 gap-y-1 text-muted">
                {facts.map((fact, index) => (
                  <li key={index}>{fact}</li>
                ))}
              </ul>
            )}
          </div>
          {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
        </div>
        {contents && <Contents {...contents} />}
      </header>
      {next}
      <div
        className={aside || decision ? 'grid items-start gap-7 xl:grid-cols-[1fr_min(22rem,40%)]' : undefined}
      >
        {aside && <aside className="grid min-w-0 gap-7 xl:sticky xl:top-6 xl:order-last">{aside}</aside>}
        <div className="grid min-w-0 gap-9">{children}</div>
        {decision && (
          <div className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto">
            {decision}
          </div>
        )}
      </div>
    </div>
  )
}

/** One line of links to the sections of a long page. */
export function Contents({ label, sections }: NonNullable<RecordPageProps['contents']>) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="facts flex flex-wrap gap-x-3 text-sm">
        {sections
          .filter((section) => section !== false)
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-8 items-center">
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

type RecordSectionProps = { title: string; id?: string; action?: ReactNode; children: ReactNode }

/** A section with a title. */
export function RecordSection({ title, id, action, children }: RecordSectionProps) {
  return (
    <section id={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
