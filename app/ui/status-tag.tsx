import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { toneIcon, toneSurface, type Tone } from './tone'

export type StatusTagProps = { tone?: Tone; label: string; icon?: IconName; className?: string }

/** A status: text, colour and icon. */
export function StatusTag({ tone = 'neutral', label, icon, className }: StatusTagProps) {
  return (
    <span
      className={classNames(
        'status-tag inline-flex w-fit items-center gap-1.5 rounded-leaf-xs border border-current px-2 py-0.5',
        'text-sm leading-snug font-bold',
        toneSurface[tone],
        className,
      )}
    >
      <Icon name={icon ?? toneIcon[tone]} className="size-[1em]" />
      {label}
    </span>
  )
}
