import { classNames } from './class-names'
import sprite from './icons.svg?url&no-inline'

/** The names of the symbols in icons.svg. */
export const iconNames = [
  'alert',
  'arrowLeft',
  'arrowRight',
  'arrowUp',
  'bell',
  'calendar',
  'check',
  'chevronDown',
  'circle',
  'clock',
  'close',
  'download',
  'external',
  'filter',
  'globe',
  'info',
  'leaf',
  'link',
  'lock',
  'mail',
  'menu',
  'minus',
  'phone',
  'plus',
  'search',
  'share',
  'user',
] as const

export type IconName = (typeof iconNames)[number]
type IconProps = { name: IconName; className?: string }

/** An icon next to text; it never carries a meaning alone. All icons are in one file. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
