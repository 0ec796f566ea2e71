import { classNames } from './class-names'
import sprite from './icons.svg?url&no-inline'

type OrnamentProps = { className?: string }

/** The logo: mentor and mentee as two leaves on one stem. */
export function LogoMark({ className }: OrnamentProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', className)}
    >
      <path className="fill-primary" d="M22.6 39C7 35 2.5 19 22 2.5 27.5 14 28.5 27 22.6 39Z" />
      <path className="fill-accent" d="M26.4 39C25.4 29 27 20 33 11.5 47.5 22 44 36 26.4 39Z" />
      <path
        className="fill-none stroke-ink"
        strokeWidth="2.1"
        strokeLinecap="round"
        d="M24.2 46.2C24.6 41.5 23.4 34 20.8 25M24.4 42.8C24.9 38.5 27.4 33 31.6 27.5"
      />
    </svg>
  )
}

/** The mark of a happy moment: accepted, paid, completed, published. The two leaves grow once, where motion is welcome. */
export function GrowingLeaf() {
  return <LogoMark className="grows size-14" />
}

/** An olive branch in the current text colour, for decoration. Hidden in forced-colors mode. */
export function Branch({ className }: OrnamentProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('aspect-[160/176] shrink-0 forced-colors:hidden', className)}
    >
      <use href={`${sprite}#branch`} />
    </svg>
  )
}

type LeafMeterProps = { value: number; total: number; className?: string }

/**
 * Shows a count as leaves (steps done, days left, sessions held). Decoration: the text next to it says the
 * same.
 */
export function LeafMeter({ value, total, className }: LeafMeterProps) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex flex-wrap gap-1', className)}>
      {Array.from({ length: Math.max(total, value) }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'size-4 rounded-leaf-whole border border-current forced-color-adjust-none forced-colors:border-[CanvasText]',
            index < value && 'bg-current forced-colors:bg-[CanvasText]',
            index >= total && 'opacity-60',
          )}
        />
      ))}
    </span>
  )
}
