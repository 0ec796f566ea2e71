import type { ReactNode } from 'react'

type SectionProps = { title: string; lead?: string; more?: ReactNode; children: ReactNode }

/** A section of the home page: heading, lead, link to the full page. */
export function Section({ title, lead, more, children }: SectionProps) {
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mb-7">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {lead && <p className="mt-2 max-w-read text-muted max-sm:hidden">{lead}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  )
}
