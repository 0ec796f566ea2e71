import type { ReactNode } from 'react'
import { classNames } from './class-names'

type CardTone = 'plain' | 'primary' | 'saffron' | 'sunken' | 'deep'

type CardProps = {
  title?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  id?: string
  /** A tag or a small link on the opposite side of the title. */
  aside?: ReactNode
  tone?: CardTone
  as?: 'section' | 'article' | 'li' | 'div'
  className?: string
  children?: ReactNode
}

const surfaces: Record<CardTone, string> = {
  plain: 'bg-card',
  primary: 'bg-primary-soft',
  saffron: 'bg-saffron-soft',
  sunken: 'bg-sunken',
  deep: 'on-deep bg-deep text-ink',
}

/** A surface for one subject. Its edge is seen only where the device takes the colours away. */
export function Card({ title, level = 2, id, aside, tone = 'plain', as, className, children }: CardProps) {
  const Element = as ?? (title ? 'section' : 'div')
  const Heading: 'h2' | 'h3' | 'h4' = `h${level}`
  return (
    <Element
      id={id}
      className={classNames('rounded-leaf border border-transparent p-5 sm:p-6', surfaces[tone], className)}
    >
      {(title || aside) && (
        <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          {title && <Heading className={level > 2 ? 'text-lg' : undefined}>{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </Element>
  )
}

/** Cards side by side, where they fit. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  const wide = {
    2: 'gap-5 md:grid-cols-2',
    3: 'gap-5 sm:grid-cols-2 lg:grid-cols-3',
    4: 'grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4',
  }
  return <div className={classNames('grid', wide[columns])}>{children}</div>
}
