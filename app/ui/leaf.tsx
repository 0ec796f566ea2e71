import { classNames } from './class-names'

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

const branchLeaves = [
  'M26.5 146.4C16.8 142.5 10.1 126.2 12.1 109.1 22.4 118 29.6 134.5 26.5 146.4Z',
  'M30 137.6C33.1 128.2 47.9 120.8 64 121.5 56.4 131.9 41.5 139.8 30 137.6Z',
  'M38.8 120.1C29 114.1 24.6 95.2 29.9 77.1 39.5 88.5 44.3 107.8 38.8 120.1Z',
  'M44 111.4C48.9 101.7 66.3 96.3 83.7 99.8 73.7 109.8 56 115.8 44 111.4Z',
  'M56.2 94.1C47.4 86.7 45.7 67.4 53.5 50.2 61.4 62.9 63.4 82.7 56.2 94.1Z',
  'M63.2 85.5C69.3 76.6 87.3 73.4 104 79.3 92.8 87.8 74.5 91.4 63.2 85.5Z',
  'M78.8 68.4C71.6 60.7 72.2 43.1 81.1 28.4 86.8 40.8 86.6 58.8 78.8 68.4Z',
  'M87.5 59.8C94 52.4 110.5 51.4 125.1 58.4 114 64.9 97.1 66.3 87.5 59.8Z',
  'M103.2 45.7C97.9 38.9 99.7 24.5 108 13 111.9 23.6 110.3 38.4 103.2 45.7Z',
  'M113.5 37.2C119.3 31.5 133 31.8 144.5 38.6 134.9 43.2 121 43.2 113.5 37.2Z',
  'M127 27C127.3 17.8 138.8 6.8 153.6 2.7 149.4 14.1 137.9 25.6 127 27Z',
]

/** An olive branch in the current text colour, for decoration. Hidden in forced-colors mode. */
export function Branch({ className }: OrnamentProps) {
  return (
    <svg
      viewBox="0 0 160 176"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0 forced-colors:hidden', className)}
    >
      <path
        className="fill-none stroke-current"
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M20 170Q34 96 128 26"
      />
      <path className="fill-current" d={branchLeaves.join('')} />
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
