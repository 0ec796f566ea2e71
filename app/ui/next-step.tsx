import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Branch, GrowingLeaf } from './leaf'

type NextStepProps = {
  /** «Τι χρειάζεται τώρα» */
  eyebrow: string
  title: string
  level?: 2 | 3
  children?: ReactNode
  /** The one button or form. */
  action?: ReactNode
  /** `calm` if the viewer only has to wait. */
  mood?: 'act' | 'calm'
  /** Something good has just happened. */
  happy?: boolean
}

/** The box that shows the next step. */
export function NextStep({
  eyebrow,
  title,
  level = 2,
  children,
  action,
  mood = 'act',
  happy,
}: NextStepProps) {
  const Heading: 'h2' | 'h3' = `h${level}`
  const act = mood === 'act'
  return (
    <section
      className={classNames(
        'relative isolate overflow-hidden rounded-leaf-lg border border-transparent p-6 sm:p-8',
        act ? 'on-deep bg-deep text-ink' : 'bg-primary-soft text-ink',
      )}
    >
      <Branch
        className={classNames(
          'absolute -right-6 -bottom-10 -z-10 w-56 max-sm:w-40',
          act ? 'text-deep-line' : 'text-primary opacity-15',
        )}
      />
      {happy && (
        <div className="float-right">
          <GrowingLeaf />
        </div>
      )}
      <p className={classNames('text-sm font-bold', act ? 'text-saffron' : 'text-primary')}>{eyebrow}</p>
      <Heading className="mt-1 max-w-2xl text-2xl">{title}</Heading>
      {children && <div className="mt-3 grid max-w-read gap-3">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </section>
  )
}
