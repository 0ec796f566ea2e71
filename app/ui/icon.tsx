import { classNames } from './class-names'
import sprite from './icons.svg?url&no-inline'

/** The drawings in icons.svg. */
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
  'user',
] as const

export type IconName = (typeof iconNames)[number]
export type IconProps = { name: IconName; className?: string }

/** A line drawing that accompanies words; never the only carrier of a meaning. One file holds them all. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
