import type { ReactNode } from 'react'
import { Branch } from './leaf'

export type HeroProps = {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Shown beside the text where it fits: figures, faces. */
  aside?: ReactNode
}

/** The top of a landing page: a large title on a dark background. */
export function Hero({ title, eyebrow, lead, actions, aside }: HeroProps) {
  return (
    <section
      className="on-deep relative isolate overflow-hidden rounded-leaf-lg bg-deep px-6 py-10 text-ink
        sm:px-12 sm:py-16"
    >
      <Branch className="absolute -right-10 -bottom-20 -z-10 w-72 text-deep-line sm:w-[30rem]" />
      <div className={aside ? 'grid items-end gap-10 lg:grid-cols-[1fr_auto]' : undefined}>
        <div className="max-w-3xl">
          {eyebrow && <p className="mb-4 font-bold text-saffron">{eyebrow}</p>}
          <h1 className="text-hero">{title}</h1>
          {lead && <p className="mt-6 max-w-xl text-lg text-muted">{lead}</p>}
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {aside}
      </div>
    </section>
  )
}
