import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'

type PriceCardProps = {
  title: string
  level?: 2 | 3
  price: string
  /** «με ΦΠΑ» */
  priceNote?: string
  perSession: string
  /** For whom it is, and an example of her. */
  lead: ReactNode
  example: ReactNode
  features: ReactNode[]
  action: ReactNode
  /** A short label on the recommended package. */
  ribbon?: string
  /** On a phone shows only name, price and button; the details have a page of their own. */
  brief?: boolean
}

/** A package with its price, its features, and the button to choose it. */
export function PriceCard({
  title,
  level = 2,
  price,
  priceNote,
  perSession,
  lead,
  example,
  features,
  action,
  ribbon,
  brief,
}: PriceCardProps) {
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <article
      className={classNames(
        'relative flex flex-col gap-5 rounded-leaf border border-transparent p-6',
        brief &&
          'max-sm:flex-row max-sm:flex-wrap max-sm:items-end max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-2 max-sm:p-5',
        ribbon ? 'bg-saffron-soft' : 'bg-card',
      )}
    >
      <div className={brief ? 'max-sm:basis-full' : undefined}>
        {ribbon && (
          <p
            className="absolute -top-3.5 left-6 rounded-leaf-xs bg-saffron px-2.5 py-0.5 text-sm font-bold
              text-on-saffron"
          >
            {ribbon}
          </p>
        )}
        <Heading>{title}</Heading>
        <p className={classNames('mt-2 font-medium', brief && 'max-sm:hidden')}>{lead}</p>
        <p className={classNames('mt-1 text-sm text-muted', brief && 'hidden')}>{example}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-3xl font-heavy tracking-tighter text-accent-ink">{price}</span>
        {priceNote && <span className="text-sm text-muted">{priceNote}</span>}
        <span className={classNames('w-full text-sm font-medium', brief && 'max-sm:hidden')}>
          {perSession}
        </span>
      </p>
      <ul className={classNames('grid gap-2', brief && 'max-sm:hidden')}>
        {features.map((feature, index) => (
          <li key={index} className="flex gap-2.5">
            <Icon name="check" className="mt-1 text-primary" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <div className={classNames('mt-auto grid pt-2', brief && 'max-sm:pt-0')}>{action}</div>
    </article>
  )
}
