import { classNames } from './class-names'

const paths = {
  alert: 'M12 3.5 22 20.5H2L12 3.5ZM12 10v4.5M12 17.4v.2',
  arrowLeft: 'M20 12H4.5M11 5l-7 7 7 7',
  arrowRight: 'M4 12h15.5M13 5l7 7-7 7',
  arrowUp: 'M12 20V4.5M5 11l7-7 7 7',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l2 2H4l2-2ZM10 21.2h4',
  calendar: 'M4 6h16v14.5H4V6ZM4 10.5h16M8 3v4.5M16 3v4.5',
  check: 'm4 12.8 5.2 5.4L20 6.5',
  chevronDown: 'm5 9 7 7 7-7',
  circle: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.2V12l3.4 2.6',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  download: 'M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16',
  external: 'M10 5H4.5v14.5H19V14M13.5 4h6.5v6.5M20 4l-9 9',
  filter: 'M3.5 6h17M7 12h10M10.5 18h3',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.3 12h17.4M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.3v.2',
  leaf: 'M4.5 19.5C3 9 9 4 20 4c0 11-5 17-15.5 15.5ZM4.5 19.5 13.5 10.5',
  link:
    'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12.2 6' +
    'M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7L11.8 18',
  lock: 'M5 10.5h14v10H5v-10ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5',
  mail: 'M3 5.5h18v13.5H3V5.5Zm0 1 9 7 9-7',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  minus: 'M4.5 12h15',
  phone:
    'M6 3.5 9.5 4l1.3 4.2-2.2 1.8c1 2.3 2.7 4 5 5.1l1.9-2.2 4.2 1.4.3 3.5c-1 2-2.6 2.7-4.5 ' +
    '2.5C9.6 19.6 4.6 14.5 3.7 8.5 3.5 6.5 4.3 4.5 6 3.5Z',
  plus: 'M12 4.5v15M4.5 12h15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5',
  user: 'M12 3.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5ZM4 20.5c.6-4.5 3.6-6 8-6s7.4 1.5 8 6',
} as const

export type IconName = keyof typeof paths
export type IconProps = { name: IconName; className?: string }

/** A line drawing that accompanies words; never the only carrier of a meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames('inline-block size-[1.15em] shrink-0 fill-none stroke-current', className)}
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
